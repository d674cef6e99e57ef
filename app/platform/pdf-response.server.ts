import { contentDisposition } from "./content-disposition.ts";
import { holdAnswer } from "./held-answers.server.ts";

/**
 * A PDF for the browser to open: by its type alone (`nosniff`), never kept by a cache, the file name in both spellings for old engines (R-H10). The
 * guard gives it a policy of its own, without scripts.
 * @throws Response 503 while slow readers hold all the room there is
 */
export function pdfResponse(bytes: Uint8Array, fileName: string): Response {
  holdAnswer(bytes.byteLength);
  return new Response(bytes as BodyInit, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": contentDisposition("inline", fileName),
      "Content-Length": String(bytes.byteLength),
    },
  });
}
