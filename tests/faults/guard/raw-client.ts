import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** All `Set-Cookie` values. */
  cookies: string[];
  body: string;
  raw: string;
}

/** Takes an answer as it came over the wire apart; the body is not de-chunked. */
export function parseAnswer(raw: string): Answer {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const pairs = lines.map(
    (line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()] as const,
  );
  return {
    status: Number(first.split(" ")[1] ?? 0),
    headers: Object.fromEntries(pairs),
    cookies: pairs.filter(([name]) => name === "set-cookie").map(([, value]) => value),
    body: rest.join("\r\n\r\n"),
    raw,
  };
}

export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

/** Resolves when the connection is gone, also when it was reset. */
export const closing = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once("close", () => resolve()));

/** Sends bytes as they are and reads until the other side closes. */
export async function exchange(port: number, ...pieces: (string | Buffer)[]): Promise<Answer> {
  const socket = await openSocket(port);
  const received: Buffer[] = [];
  socket.on("data", (piece: Buffer) => received.push(piece));
  const closed = closing(socket);
  for (const piece of pieces) socket.write(piece);
  await closed;
  return parseAnswer(Buffer.concat(received).toString("utf8"));
}

/** A request line with headers that asks for the connection to be closed. */
export function head(method: string, path: string, headers: Record<string, string> = {}): string {
  const all = { Host: "localhost", Connection: "close", ...headers };
  return `${method} ${path} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;
}

export const get = (port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  exchange(port, head("GET", path, headers));

/** Posts a form; by default as a browser that vouches for its origin. */
export function post(
  port: number,
  path: string,
  body: string,
  headers: Record<string, string> = { "Sec-Fetch-Site": "same-origin" },
): Promise<Answer> {
  const type = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": String(Buffer.byteLength(body)),
  };
  return exchange(port, head("POST", path, { ...type, ...headers }), body);
}

/** `name=value` of a cookie that an answer set. */
export const cookieOf = (answer: Answer, name: string): string =>
  answer.cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(";")[0] ?? "";

/** The JSON that the test build shows in its page. */
export function shown(answer: Answer): {
  loaderData: Record<string, Record<string, unknown>>;
  actionData: Record<string, Record<string, unknown>> | null;
} {
  const text = /<pre>([\s\S]*)<\/pre>/.exec(answer.body)?.[1] ?? "{}";
  return JSON.parse(text.replaceAll("&lt;", "<"));
}
