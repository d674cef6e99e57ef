import { readText } from "../backend/documents/pdf-tools.ts";
import type { Caller } from "./demo-session.ts";
import { textAt } from "./soap-answer.ts";
import type { RequestElements } from "./soap-call.ts";

/** The PDF of an answer. @throws when the back end refused to make one */
export async function printDocument(call: Caller, operation: string, elements: RequestElements): Promise<Uint8Array> {
  const reply = await call(operation, elements);
  if (reply.code !== 0) throw new Error(`${operation} was refused: ${reply.code}`);
  return Buffer.from(textAt(reply.fields, "Turinys"), "base64");
}

/** The text of a printed document, one space between words. */
export const readPrinted = async (call: Caller, operation: string, elements: RequestElements): Promise<string> =>
  readText(await printDocument(call, operation, elements));
