import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export type Download = { bytes: number; firstByteMs: number; lastByteMs: number };

type DownloadOptions = {
  cookie: string;
  /** Reads no faster than this. */
  bytesPerSecond?: number;
  onChunk?: (chunk: Buffer) => void;
};

/** Reads a file to its end through a browser's route. @throws when the answer is not 200 */
export function download(url: string, { cookie, bytesPerSecond, onChunk }: DownloadOptions): Promise<Download> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const asked = request(url, { headers: { cookie } }, (answer) => {
      const firstByteMs = performance.now() - startedAt;
      if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}`));
      const read = async (): Promise<Download> => {
        let bytes = 0;
        for await (const chunk of answer as AsyncIterable<Buffer>) {
          bytes += chunk.length;
          onChunk?.(chunk);
          if (bytesPerSecond !== undefined) await sleep(waitMs(bytes, bytesPerSecond, performance.now() - startedAt));
        }
        return { bytes, firstByteMs, lastByteMs: performance.now() - startedAt };
      };
      read().then(resolve, reject);
    });
    asked.on("error", reject);
    asked.end();
  });
}

/** How long to wait so that the bytes so far did not come too fast. */
const waitMs = (bytes: number, bytesPerSecond: number, elapsedMs: number): number =>
  Math.max(0, (bytes / bytesPerSecond) * 1000 - elapsedMs);
