import type { APIResponse } from "playwright/test";

/** A file that a link or a form has brought. */
export class HtmlDownload {
  private readonly from: string;
  private readonly name: string;
  private readonly bytes: Buffer;

  constructor(from: string, name: string, bytes: Buffer) {
    this.from = from;
    this.name = name;
    this.bytes = bytes;
  }

  url(): string {
    return this.from;
  }

  suggestedFilename(): string {
    return this.name;
  }

  /** The whole file. */
  content(): Buffer {
    return this.bytes;
  }
}

/** The file that an answer brings; null: it brings a page. */
export async function toDownload(response: APIResponse): Promise<HtmlDownload | null> {
  const header = response.headers()["content-disposition"] ?? "";
  return header.startsWith("attachment")
    ? new HtmlDownload(response.url(), fileName(header), await response.body())
    : null;
}

const fileName = (header: string): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return encoded === undefined ? (/filename="([^"]+)"/i.exec(header)?.[1] ?? "") : decodeURIComponent(encoded);
};
