import http, { type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { OPERATIONS, type OperationName } from "../../app/services/transport/operations.ts";
import { readByLocalName, type IndependentTree } from "./independent-xml.ts";
import type { StubReply } from "./soap-stub.ts";

/** One call as the portal sent it. */
export interface ProxyCall {
  operation: string;
  body: string;
  headers: IncomingHttpHeaders;
  /** Numbers the connections; only scripted replies look at it. */
  connection: number;
}

/** What the back end answered. */
export interface BackEndAnswer {
  status: number;
  type: string;
  body: Buffer;
}

/** Breaks one call. `deliver` hands it to the back end, as often as it is asked. */
export type SoapFault = (response: ServerResponse, call: ProxyCall, deliver: () => Promise<BackEndAnswer>) => unknown;

/** A proxy between the portal and the back end that keeps every call and breaks those that a test names. */
export interface SoapProxy {
  url: string;
  /** All calls since the start or the last `forget`. */
  calls: ProxyCall[];
  /** Names of the calls since the last `forget`. */
  operations: () => string[];
  /** Names of those that change something. */
  writes: () => string[];
  /** Every Sesija, Tokenas and password digest that has passed; nothing makes it forget them. */
  secrets: ReadonlySet<string>;
  forget: () => void;
  /** From now on every call of the operation fails so; `"*"` is for all without a fault of their own. */
  fault: (operation: string, fault: SoapFault) => void;
  /** Only the next calls of the operation, one fault for each. */
  faultOnce: (operation: string, ...faults: SoapFault[]) => void;
  /** Back to passing everything on. */
  heal: () => void;
  close: () => Promise<void>;
}

const isWrite = (operation: string): boolean =>
  Object.hasOwn(OPERATIONS, operation) &&
  OPERATIONS[operation as OperationName].kind !== "read" &&
  !operation.startsWith("Login");

/** Hands the call on and the answer back. */
export const pass: SoapFault = async (response, _call, deliver) => send(response, await deliver());

/** The connection ends before anything is delivered: the back end is down. */
export const refuse: SoapFault = (response) => response.destroy();

/** Takes the call and never answers; nothing is delivered. */
export const stayingSilent: SoapFault = () => undefined;

/** The back end does its work, the answer is lost on the way. */
export const dropAnswer: SoapFault = async (response, _call, deliver) => {
  await deliver();
  response.destroy();
};

/** The network delivers the call twice; the second answer goes back. */
export const deliverTwice: SoapFault = async (response, _call, deliver) => {
  await deliver();
  send(response, await deliver());
};

/** The back end is asked, its answer waits until `until` is there. */
export const heldBack =
  (until: Promise<unknown>): SoapFault =>
  async (response, _call, deliver) => {
    const answer = await deliver();
    await until;
    send(response, answer);
  };

/** Another server answers instead of the back end. */
export const answering =
  (reply: StubReply): SoapFault =>
  (response, call) =>
    reply(response, call);

/** The back end's own answer, changed. */
export const changed =
  (change: (xml: string) => string): SoapFault =>
  async (response, _call, deliver) => {
    const answer = await deliver();
    send(response, { ...answer, body: Buffer.from(change(answer.body.toString("utf8"))) });
  };

/** The arguments of a call by element name, read by a parser that is not the portal's. */
export function argumentsOf({ operation, body }: ProxyCall): Record<string, IndependentTree> {
  const envelope = readByLocalName(body)["Envelope"];
  const request = at(at(envelope, "Body"), operation);
  return typeof request === "object" ? (request as Record<string, IndependentTree>) : {};
}

const at = (tree: IndependentTree | IndependentTree[] | undefined, name: string) =>
  typeof tree === "object" && !Array.isArray(tree) ? tree[name] : undefined;

/** Starts the proxy in front of a back end. */
export async function startSoapProxy(backEndUrl: string): Promise<SoapProxy> {
  const calls: ProxyCall[] = [];
  const secrets = new Set<string>();
  const lasting = new Map<string, SoapFault>();
  const next = new Map<string, SoapFault[]>();
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer(async (request, response) => {
    const call = await readCall(request);
    calls.push(call);
    noteSecrets(secrets, call.body);
    const fault = next.get(call.operation)?.shift() ?? lasting.get(call.operation) ?? lasting.get("*") ?? pass;
    try {
      await fault(response, call, async () => {
        const answer = await forward(backEndUrl, agent, call);
        if (call.operation.startsWith("Login")) noteSecrets(secrets, answer.body.toString("utf8"));
        return answer;
      });
    } catch {
      response.destroy();
    }
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/soap`,
    calls,
    operations: () => calls.map(({ operation }) => operation),
    writes: () => calls.map(({ operation }) => operation).filter(isWrite),
    secrets,
    forget: () => void calls.splice(0),
    fault: (operation, fault) => void lasting.set(operation, fault),
    faultOnce: (operation, ...faults) => void next.set(operation, [...(next.get(operation) ?? []), ...faults]),
    heal: () => {
      lasting.clear();
      next.clear();
    },
    close: () => {
      agent.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function noteSecrets(secrets: Set<string>, xml: string): void {
  for (const [, , text = ""] of xml.matchAll(/<(sesija|Sesija|Tokenas|password)>([^<]+)</g)) secrets.add(text);
}

async function readCall(request: http.IncomingMessage): Promise<ProxyCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const operation = String(request.headers["soapaction"] ?? "").replaceAll('"', "");
  return { operation, body: Buffer.concat(chunks).toString("utf8"), headers: request.headers, connection: 0 };
}

function send(response: ServerResponse, { status, type, body }: BackEndAnswer): void {
  response.writeHead(status, { "Content-Type": type });
  response.end(body);
}

function forward(backEndUrl: string, agent: http.Agent, { headers, body }: ProxyCall): Promise<BackEndAnswer> {
  return new Promise((resolve, reject) => {
    const sent = http.request(`${backEndUrl}/soap`, { method: "POST", agent, headers: passedOn(headers) }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 502,
          type: answer.headers["content-type"] ?? "",
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

const HOP_BY_HOP = new Set(["host", "connection", "transfer-encoding", "content-length"]);

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
