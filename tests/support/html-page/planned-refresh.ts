import type { CheerioAPI } from "cheerio";

const REFRESH = /^\s*(\d+)\s*(?:;\s*url\s*=\s*(.*))?$/i;

/** The load that a page has asked for by `meta refresh` or the header of that name. It comes in its time, or when a test lets that time pass. */
export class PlannedRefresh {
  private timer: NodeJS.Timeout | null = null;
  private dueAt = 0;
  private load: () => void = () => undefined;

  get isPlanned(): boolean {
    return this.timer !== null;
  }

  /** @param header the value of the header, which a `meta` of the document goes before @param load called with the address when it is due */
  plan(document: CheerioAPI, header: string, address: string, load: (url: string) => void): void {
    const content = document('meta[http-equiv="refresh" i]').attr("content") ?? header;
    if (content === "") return;
    const [, seconds = "0", url = ""] = REFRESH.exec(content) ?? [];
    this.dueAt = Date.now() + Number(seconds) * 1000;
    this.load = () => load(new URL(url === "" ? address : url, address).href);
    this.arm();
  }

  /** Lets milliseconds pass at once. */
  pass(milliseconds: number): void {
    if (this.timer === null) return;
    this.dueAt -= milliseconds;
    this.arm();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private arm(): void {
    this.stop();
    this.timer = setTimeout(
      () => {
        this.timer = null;
        this.load();
      },
      Math.max(0, this.dueAt - Date.now()),
    );
  }
}
