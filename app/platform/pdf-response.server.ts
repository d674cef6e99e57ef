import { fileResponse } from "./file-response.server.ts";

/**
 * A PDF of ours for the browser to open.
 * @throws Response 503 while slow readers hold all the room there is
 */
export const pdfResponse = (bytes: Uint8Array, fileName: string): Response =>
  fileResponse(bytes, { type: "application/pdf", fileName, disposition: "inline" });
