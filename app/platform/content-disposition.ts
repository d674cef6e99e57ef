/** `Content-Disposition` with the name in both spellings, for old engines too (R-H10): they get the letters without their marks. */
export const contentDisposition = (kind: "inline" | "attachment", fileName: string): string =>
  `${kind}; filename="${plain(fileName)}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;

const plain = (fileName: string): string =>
  fileName
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w.-]/g, "_");
