import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { environment } from "~/platform/env.server.ts";
import { errorResponse } from "~/platform/error-response.server.ts";
import { processWide } from "~/platform/process-wide.ts";
import type { PostedRequest } from "~/platform/request-head.ts";

type Entry = readonly [name: string, value: FormDataEntryValue];

/** Field names and boundaries around the files of an upload. */
export const UPLOAD_OVERHEAD_BYTES = 65_536;

/** A form with files has a few fields beside them; more files than these are no mistake of a user. */
const MAX_FIELDS = 50;
const MAX_FILES = 100;

const running = processWide("uploads", () => ({ count: 0 }));

/**
 * Reads a form with files as it arrives, and keeps of each file one byte more than is allowed, so that a larger one is known by its size and costs nothing
 * but its way; the others of the form are kept. Few are read at once: their files stand in memory.
 * @throws Response 503 when too many are being read, 400 for a body that is no such form
 */
export async function readUpload({ headers, body }: PostedRequest): Promise<Entry[]> {
  if (running.count >= environment().limits.uploadsAtOnce) throw errorResponse(503, "busy");
  running.count += 1;
  try {
    return await parse(headers.get("Content-Type") ?? "", body);
  } catch {
    throw errorResponse(400, "form");
  } finally {
    running.count -= 1;
  }
}

async function parse(contentType: string, body: PostedRequest["body"]): Promise<Entry[]> {
  const { limits } = environment();
  const entries: Entry[] = [];
  const headers: BusboyHeaders = { "content-type": contentType };
  const parser = new Busboy({
    headers,
    limits: {
      fieldNameSize: limits.fieldNameCharacters,
      fieldSize: limits.fieldValueCharacters,
      fields: MAX_FIELDS,
      files: MAX_FILES,
      fileSize: limits.uploadFileBytes + 1,
      headerPairs: 20,
    },
  });
  const refuse = () => parser.destroy(new Error("more than a form of ours has"));
  parser.on("fieldsLimit", refuse);
  parser.on("filesLimit", refuse);
  parser.on("field", (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) refuse();
    else entries.push([name, value]);
  });
  parser.on("file", (name, stream, fileName, _encoding, type) => {
    const chunks: Buffer<ArrayBuffer>[] = [];
    stream.on("data", (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
    stream.on("error", refuse);
    stream.on("end", () => entries.push([name, new File(chunks, fileName ?? "", { type })]));
  });
  await pipeline(body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream), parser);
  return entries;
}
