import http from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** One request as it arrived. */
export type StubCall = {
  operation: string;
  body: string;
  headers: http.IncomingHttpHeaders;
  /** Numbers the connections, so that a test sees which calls shared one. */
  connection: number;
};

/** Writes, delays or breaks one answer. */
export type StubReply = (response: http.ServerResponse, call: StubCall) => void;

/** A SOAP server whose answers a test scripts; no SOAP library is involved. */
export type SoapStub = {
  url: string;
  calls: StubCall[];
  /** From now on this is how an operation answers; `"*"` is for all that have no reply of their own. */
  reply: (operation: string, reply: StubReply) => void;
  /** These replies are used up first, one for each call. */
  replyOnce: (operation: string, ...replies: StubReply[]) => void;
  /** Forgets calls and replies. */
  reset: () => void;
  close: () => Promise<void>;
};

const NAMESPACE = "urn:portal:v1";

/** A whole envelope around content of the SOAP body. */
export const envelope = (body: string): string =>
  '<?xml version="1.0" encoding="utf-8"?>' +
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${body}</soap:Body></soap:Envelope>`;

/** The envelope of an operation's answer; `content` is the XML behind KlaidosKodas. */
export const answerXml = (operation: string, code: number | string, content = ""): string =>
  envelope(
    `<${operation}Response xmlns="${NAMESPACE}"><KlaidosKodas>${code}</KlaidosKodas>${content}</${operation}Response>`,
  );

/** Answers with any bytes. */
export const raw =
  (status: number, contentType: string, body: string | Uint8Array, headers: http.OutgoingHttpHeaders = {}): StubReply =>
  (response) => {
    response.writeHead(status, { "Content-Type": contentType, ...headers });
    response.end(body);
  };

export const xml = (body: string | Uint8Array): StubReply => raw(200, "text/xml; charset=utf-8", body);

/** The operation's own answer with a code, and what follows it. */
export const answer =
  (code: number | string, content = ""): StubReply =>
  (response, call) =>
    xml(answerXml(call.operation, code, content))(response, call);

/** The operation's own answer with what a test prepared for each operation. */
export const answerFrom =
  (contents: Readonly<Record<string, string>>): StubReply =>
  (response, call) =>
    answer(0, contents[call.operation])(response, call);

/** Starts a stub on a free port of this machine. */
export async function startSoapStub(): Promise<SoapStub> {
  const calls: StubCall[] = [];
  const replies = new Map<string, StubReply>();
  const once = new Map<string, StubReply[]>();
  const connections = new Map<Socket, number>();
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const operation = String(request.headers["soapaction"] ?? "").replaceAll('"', "");
      const connection = connections.get(request.socket) ?? 0;
      const call = { operation, body: Buffer.concat(chunks).toString("utf8"), headers: request.headers, connection };
      calls.push(call);
      const reply = once.get(operation)?.shift() ?? replies.get(operation) ?? replies.get("*");
      (reply ?? raw(404, "text/plain", "not scripted"))(response, call);
    });
  });
  server.on("connection", (socket: Socket) => connections.set(socket, connections.size + 1));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/soap`,
    calls,
    reply: (operation, reply) => void replies.set(operation, reply),
    replyOnce: (operation, ...next) => void once.set(operation, [...(once.get(operation) ?? []), ...next]),
    reset: () => {
      calls.length = 0;
      replies.clear();
      once.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
