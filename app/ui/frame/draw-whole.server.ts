import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** How long a page may wait for its parts. */
export const RENDER_TIMEOUT_MILLISECONDS = 10_000;

/** One character a byte: what is looked for in a page is ASCII, and such a text is searched and sent several times as fast as one of letters. */
const BYTES = "latin1";

/** React 18 leaves a NUL where a letter of two bytes would not fit in the rest of a part (mended in 19, react#26228). No page has one of its own. */
const FILLER = "\0";

/**
 * Draws a page whole before its first byte (`onAllReady`): a browser without script could not fill in a part that comes later, and the
 * portal cannot tell such a browser from others (design: browsers, rule 23).
 * @returns its bytes, a character each
 */
export function drawWhole(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const collector = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(pieces).toString(BYTES).replaceAll(FILLER, ""));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => void pipe(collector),
      onShellError: reject,
    });
    const timer = setTimeout(abort, RENDER_TIMEOUT_MILLISECONDS).unref();
  });
}

/** A text as a part of such a page. */
export const toByteText = (text: string): string => Buffer.from(text).toString(BYTES);

/** Such a page as it is sent. */
export const toBytes = (page: string) => Buffer.from(page, BYTES);
