import http, { type IncomingHttpHeaders } from "node:http";

/** An answer as it came. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** All `Set-Cookie` values. */
  cookies: string[];
  bytes: Buffer;
  /** The body as text. */
  body: string;
  /** Where it leads: of a document or of a data request; null when nowhere. */
  location: string | null;
}

export type Fields = Readonly<Record<string, string>> | readonly (readonly [string, string])[];

export type Headers = Readonly<Record<string, string>>;

/** A visitor without script: keeps cookies, follows nothing. */
export interface Visitor {
  readonly origin: string;
  readonly cookies: Map<string, string>;
  get: (path: string, headers?: Headers) => Promise<Reply>;
  /** Posts a form as a browser that vouches for its origin. */
  post: (path: string, fields: Fields, headers?: Headers) => Promise<Reply>;
  ask: (method: string, path: string, headers?: Headers, body?: string | Uint8Array) => Promise<Reply>;
  /** Another browser with the same cookies. */
  copy: () => Visitor;
}

/** A fresh connection for each request: a kept one may be closed by the portal in the very moment of its use. */
const agent = new http.Agent({ maxSockets: 40 });

/** What a current browser says of a form of this very site. */
export const SAME_ORIGIN: Headers = { "Sec-Fetch-Site": "same-origin" };

const FORM: Headers = { "Content-Type": "application/x-www-form-urlencoded" };

/** A form as browsers write it. */
export const encodeForm = (fields: Fields): string => new URLSearchParams(entriesOf(fields)).toString();

const entriesOf = (fields: Fields): [string, string][] =>
  (Array.isArray(fields) ? [...fields] : Object.entries(fields)) as [string, string][];

/** Sends one request and reads the whole answer. */
export function exchange(
  url: string,
  method: string,
  headers: Headers = {},
  body: string | Uint8Array = "",
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const length = body.length === 0 ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    const request = http.request(url, { method, agent, headers: { ...length, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => resolve(toReply(answer, Buffer.concat(chunks))));
    });
    request.on("error", reject);
    request.end(body);
  });
}

function toReply({ statusCode = 0, headers }: http.IncomingMessage, bytes: Buffer): Reply {
  const data = headers["x-remix-redirect"];
  return {
    status: statusCode,
    headers,
    cookies: headers["set-cookie"] ?? [],
    bytes,
    body: bytes.toString("utf8"),
    location: headers.location ?? (typeof data === "string" ? data : null),
  };
}

/** A browser with an empty jar, or with these cookies. */
export function visitor(origin: string, cookies = new Map<string, string>()): Visitor {
  const ask: Visitor["ask"] = async (method, path, headers = {}, body = "") => {
    const jar =
      cookies.size === 0 ? {} : { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
    const reply = await exchange(`${origin}${path}`, method, { ...jar, ...headers }, body);
    keep(cookies, reply);
    return reply;
  };
  return {
    origin,
    cookies,
    ask,
    get: (path, headers) => ask("GET", path, headers),
    post: (path, fields, headers = SAME_ORIGIN) => ask("POST", path, { ...FORM, ...headers }, encodeForm(fields)),
    copy: () => visitor(origin, new Map(cookies)),
  };
}

function keep(cookies: Map<string, string>, { cookies: set }: Reply): void {
  for (const line of set) {
    const [pair = ""] = line.split(";");
    const name = pair.slice(0, pair.indexOf("="));
    if (/Max-Age=0\b/.test(line)) cookies.delete(name);
    else cookies.set(name, pair.slice(pair.indexOf("=") + 1));
  }
}
