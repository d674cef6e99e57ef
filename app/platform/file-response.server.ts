import { contentDisposition } from "./content-disposition.ts";
import { holdAnswer } from "./held-answers.server.ts";

interface SentFile {
  type: string;
  fileName: string;
  /** A picture may be looked at; anything else is saved. */
  disposition: "inline" | "attachment";
}

/**
 * A file of users: by its type alone (`nosniff`), never kept by a cache, the name in both spellings for old engines (R-H10). The guard gives it a policy of
 * its own, in which nothing runs.
 * @throws Response 503 while slow readers hold all the room there is
 */
export function fileResponse(bytes: Uint8Array, { type, fileName, disposition }: SentFile): Response {
  holdAnswer(bytes.byteLength);
  return new Response(bytes as BodyInit, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": contentDisposition(disposition, fileName),
      "Content-Length": String(bytes.byteLength),
    },
  });
}
