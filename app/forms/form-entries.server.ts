import { environment } from "~/platform/env.server.ts";
import { isFieldName } from "./form-names.ts";
import type { PostedRequest } from "~/platform/request-head.ts";
import { errorResponse } from "~/platform/error-response.server.ts";
import { readUpload, UPLOAD_OVERHEAD_BYTES } from "./read-upload.server.ts";

export type FormEntry = readonly [name: string, value: FormDataEntryValue];

const LONE_SURROGATE = /\p{Surrogate}/gu;
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"] as const;

/**
 * Reads the body of a form within the limits: bytes, number of fields, length and shape of names. Texts come back well-formed and in
 * NFC; a file input left empty is dropped. The guard counts bytes as well; here they are counted for requests that come without it.
 * Throws the refusal (405, 413, 415, 400).
 */
export async function readFormEntries(request: PostedRequest, withFiles: boolean): Promise<FormEntry[]> {
  if (request.method !== "POST") throw errorResponse(405, "method");
  const type = (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();
  const { limits } = environment();
  const isUpload = withFiles && type === FORM_TYPES[1];
  const allowedBytes = isUpload ? limits.uploadTotalBytes + UPLOAD_OVERHEAD_BYTES : limits.formBodyBytes;
  if (Number(request.headers.get("Content-Length") ?? 0) > allowedBytes) throw errorResponse(413, "size");
  if (type === FORM_TYPES[0]) return check(await readUrlEncoded(request, allowedBytes), false);
  if (type === FORM_TYPES[1]) return check(await (isUpload ? readUpload(request) : readMultipart(request)), withFiles);
  throw errorResponse(415, "content-type");
}

async function readUrlEncoded(request: PostedRequest, allowedBytes: number): Promise<FormEntry[]> {
  const text = await request.text();
  if (text.length > allowedBytes) throw errorResponse(413, "size");
  // Counted before they are taken apart: half a million fields fit into the bytes of a long comment.
  if (countOf(text, "&") >= environment().limits.formFields) throw errorResponse(400, "form");
  return [...new URLSearchParams(text)];
}

async function readMultipart(request: PostedRequest): Promise<FormEntry[]> {
  try {
    return [...(await request.formData())];
  } catch {
    throw errorResponse(400, "form");
  }
}

function check(entries: readonly FormEntry[], withFiles: boolean): FormEntry[] {
  const { formFields, fieldNameCharacters } = environment().limits;
  if (entries.length > formFields) throw errorResponse(400, "form");
  const checked: FormEntry[] = [];
  for (const [name, value] of entries) {
    if (name.length > fieldNameCharacters || !isFieldName(name)) throw errorResponse(400, "form");
    if (typeof value === "string") checked.push([name, value.replace(LONE_SURROGATE, "\uFFFD").normalize("NFC")]);
    else if (value.size > 0 || value.name !== "") checked.push(withFiles ? [name, value] : refuseFile());
  }
  return checked;
}

function refuseFile(): never {
  throw errorResponse(400, "form");
}

function countOf(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) count += 1;
  return count;
}
