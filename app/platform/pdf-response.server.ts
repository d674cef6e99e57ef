/**
 * A PDF for the browser to open: its own content security policy (no script of a document ever runs), never kept by a
 * cache, the file name in both spellings for old engines (H10).
 */
export function pdfResponse(bytes: Uint8Array, fileName: string): Response {
  const ascii = fileName.replace(/[^\w.-]/g, "_");
  return new Response(bytes as BodyInit, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      "Content-Length": String(bytes.byteLength),
      "Content-Security-Policy": "sandbox",
    },
  });
}
