import http, { type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One call of the verification service as the portal made it. */
export interface VerifyProxyCall {
  /** `device-check`, `sending-status`… */
  name: string;
  path: string;
  method: string;
  /** Null for a call without a body. */
  body: Record<string, unknown> | null;
}

/** What the service answered. */
export interface VerifyAnswer {
  status: number;
  body: string;
}

/** Breaks one call. `deliver` hands it to the service, as often as it is asked. */
export type VerifyFault = (
  response: ServerResponse,
  call: VerifyProxyCall,
  deliver: () => Promise<VerifyAnswer>,
) => unknown;

/** A proxy between the portal and the verification service that keeps every call and breaks those that a test names. */
export interface VerifyProxy {
  /** Address of the service, `…/user-verify`. */
  url: string;
  /** Calls since the start or the last `forget`. */
  calls: VerifyProxyCall[];
  names: () => string[];
  /** Every session, token, device id, contact and password digest that has passed; nothing makes it forget them. */
  secrets: ReadonlySet<string>;
  forget: () => void;
  /** From now on every call of this name fails so. */
  fault: (name: string, fault: VerifyFault) => void;
  heal: () => void;
  close: () => Promise<void>;
}

/** Answers with any bytes instead of the service. */
export const answering =
  (status: number, body: string, type = "application/json; charset=utf-8"): VerifyFault =>
  (response) => {
    response.writeHead(status, { "Content-Type": type });
    response.end(body);
  };

/** Answers JSON with 200. */
export const saying = (value: unknown): VerifyFault => answering(200, JSON.stringify(value));

/** The connection ends before anything is delivered. */
export const refusing: VerifyFault = (response) => response.destroy();

/** Takes the call and never answers. */
export const stayingSilent: VerifyFault = () => undefined;

/** The service does its work, the answer is lost on the way. */
export const droppingAnswer: VerifyFault = async (response, _call, deliver) => {
  await deliver();
  response.destroy();
};

const pass: VerifyFault = async (response, _call, deliver) => {
  const { status, body } = await deliver();
  answering(status, body)(response, _call, deliver);
};

const SECRET_FIELDS = ["session", "token", "deviceId", "email", "phone", "password"];

/** Starts the proxy in front of a service at an address without a path. */
export async function startVerifyProxy(serviceUrl: string): Promise<VerifyProxy> {
  const calls: VerifyProxyCall[] = [];
  const faults = new Map<string, VerifyFault>();
  const secrets = new Set<string>();
  const server = http.createServer(async (request, response) => {
    const call = await readCall(request);
    calls.push(call);
    for (const name of SECRET_FIELDS) if (typeof call.body?.[name] === "string") secrets.add(call.body[name]);
    const deliver = () => forward(serviceUrl, call);
    try {
      await (faults.get(call.name) ?? pass)(response, call, deliver);
    } catch {
      response.destroy();
    }
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/user-verify`,
    calls,
    names: () => calls.map(({ name }) => name),
    secrets,
    forget: () => void calls.splice(0),
    fault: (name, fault) => void faults.set(name, fault),
    heal: () => faults.clear(),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function readCall(request: http.IncomingMessage): Promise<VerifyProxyCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const path = request.url ?? "";
  const text = Buffer.concat(chunks).toString("utf8");
  const name = path.replace(/^\/user-verify\//, "").split("/")[0] ?? "";
  return { name, path, method: request.method ?? "", body: text === "" ? null : JSON.parse(text) };
}

async function forward(serviceUrl: string, { path, method, body }: VerifyProxyCall): Promise<VerifyAnswer> {
  const sent = body === null ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const answer = await fetch(`${serviceUrl}${path}`, { method, ...sent });
  return { status: answer.status, body: await answer.text() };
}
