import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

/** The largest request in bytes, as sent and as unpacked (decision under G35: 60 MB). */
export const MAX_REQUEST_BYTES = 60 * 1024 * 1024;

/** Why a body cannot be used; `too-large` also means that the rest was not read. */
export type BodyRefusal = "too-large" | "encoding" | "charset" | "corrupt";

/** The text of a request, or why there is none. */
export type RequestBody = { ok: true; value: string } | { ok: false; reason: BodyRefusal };

const refusedBody = (reason: BodyRefusal): RequestBody => ({ ok: false, reason });

const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip);

const isTooLong = (error: unknown): boolean =>
  error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";

/** Reads at most the limit: a lying or missing Content-Length must not fill the memory. */
async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBytes) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function decode(bytes: Buffer): RequestBody {
  try {
    return { ok: true, value: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return refusedBody("corrupt");
  }
}

const declaredCharset = (contentType: string): string =>
  /charset="?([\w-]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? "utf-8";

/**
 * Reads the envelope of a request: bounded, optionally gzip, UTF-8 only.
 *
 * @throws when the connection breaks while the body is read
 */
export async function readRequestBody(request: IncomingMessage, maxBytes = MAX_REQUEST_BYTES): Promise<RequestBody> {
  const encoding = request.headers["content-encoding"] ?? "identity";
  if (encoding !== "identity" && encoding !== "gzip") return refusedBody("encoding");
  if (declaredCharset(request.headers["content-type"] ?? "") !== "utf-8") return refusedBody("charset");
  const bytes = await readBytes(request, maxBytes);
  if (bytes === null) return refusedBody("too-large");
  if (encoding === "identity") return decode(bytes);
  try {
    return decode(await unpack(bytes, { maxOutputLength: maxBytes }));
  } catch (error) {
    return refusedBody(isTooLong(error) ? "too-large" : "corrupt");
  }
}
