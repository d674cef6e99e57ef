import { createServer, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";

/** Elements that let others act as a user, and contents of files: only their length is printed. */
const HIDDEN = /(<(?:\w+:)?(?:sesija|\w*token\w*|\w*raktas|\w*password\w*)>)([^<]+)|(>)([^<]{1000,})/gi;

const INDENT = "  ";

/** An envelope with a line an element. */
function indent(xml) {
  let depth = 0;
  return xml
    .replace(HIDDEN, (_, name, secret, end, file) => `${name ?? end}… ${(secret ?? file).length} characters`)
    .replace(/>\s*</g, ">\n<")
    .split("\n")
    .map((line) => {
      if (/^<\//.test(line)) depth -= 1;
      const text = INDENT.repeat(Math.max(depth, 0)) + line;
      if (/^<[^/?!][^>]*[^/]>$/.test(line)) depth += 1;
      return text;
    })
    .join("\n");
}

async function readAll(stream) {
  const pieces = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}

/**
 * Stands between the portal and a SOAP service, and prints every request and answer.
 * @returns the address that the portal calls instead of the service's
 */
export async function printSoap(serviceUrl) {
  const send = serviceUrl.startsWith("https:") ? httpsRequest : httpRequest;
  const server = createServer(async (request, response) => {
    const body = await readAll(request);
    console.log(`→ ${request.headers.soapaction ?? request.method}\n${indent(body.toString())}`);
    const headers = { ...request.headers, host: new URL(serviceUrl).host };
    const call = send(serviceUrl, { method: request.method, headers }, async (answer) => {
      const content = await readAll(answer);
      console.log(`← ${answer.statusCode}\n${indent(content.toString())}`);
      response.writeHead(answer.statusCode, answer.headers).end(content);
    });
    call.on("error", (error) => {
      console.log(`← ${error.message}`);
      response.destroy();
    });
    call.end(body);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${server.address().port}/soap`;
}
