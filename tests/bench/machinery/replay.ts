import { createServer, type IncomingMessage } from "node:http";

/**
 * A back end that remembers: the first request of each kind goes on to the real one, every other gets the same bytes
 * again. So a list is measured without the database behind it, which the portal and its peer would share half and half.
 * Run as `replay.ts <port> <address of the back end>`.
 */
const [port, target] = [Number(process.argv[2]), process.argv[3] ?? ""];
const known = new Map<string, Promise<{ status: number; type: string; body: Buffer }>>();

createServer((request, response) => {
  if (request.method === "GET") return void response.end("ok");
  answer(request).then(
    ({ status, type, body }) =>
      response.writeHead(status, { "Content-Type": type, "Content-Length": body.length }).end(body),
    () => response.writeHead(502).end(),
  );
}).listen(port, "127.0.0.1");

async function answer(request: IncomingMessage) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const asked = Buffer.concat(parts);
  const key = asked.toString("latin1");
  const found = known.get(key) ?? forward(request, asked);
  known.set(key, found);
  return found;
}

async function forward({ url = "/", headers }: IncomingMessage, body: Buffer<ArrayBuffer>) {
  const { "content-type": type = "text/xml", soapaction = "" } = headers;
  const response = await fetch(target + url, {
    method: "POST",
    headers: { "Content-Type": type, SOAPAction: String(soapaction) },
    body,
  });
  return {
    status: response.status,
    type: response.headers.get("content-type") ?? type,
    body: Buffer.from(await response.arrayBuffer()),
  };
}
