/** A PDF of the back end; the name has no path and no control characters, a header still has to encode it. */
export type PdfDocument = { bytes: Uint8Array; fileName: string };
