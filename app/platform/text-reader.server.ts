import { createRequire } from "node:module";
import { basename, dirname } from "node:path";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import { environment } from "./env.server.ts";
import { errorFields, log } from "./log.server.ts";
import { deleteProcessWide, processWide } from "./process-wide.ts";

/** Reads letters and digits out of pictures, one at a time: reading takes all of a processor. */
export interface TextReader {
  /** @returns the lines as read; null when too many wait, or the picture took too long or could not be read */
  read(picture: Buffer): Promise<string | null>;
  /** Ends its thread. */
  close(): Promise<void>;
}

const IDLE_MS = 5 * 60_000;
/** The characters of a machine-readable zone. */
const CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<";
const OWN_MODEL = "@tesseract.js-data/eng/4.0.0/eng.traineddata.gz";

/** The reader of this process: its thread starts with the first picture and ends when none has come for five minutes. */
export const textReader = (): TextReader => processWide("textReader", createTextReader);

/** Ends the thread with the process; one that never read anything is not started for it. */
export async function closeTextReader(): Promise<void> {
  await textReader().close();
  deleteProcessWide("textReader");
}

function createTextReader(): TextReader {
  const { readingSeconds, waitingPictures } = environment().limits;
  let worker: Promise<Worker> | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let idle: NodeJS.Timeout | undefined;

  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const stopped = worker;
    worker = null;
    await stopped?.then((one) => one.terminate()).catch(() => undefined);
  };
  const readNow = async (picture: Buffer): Promise<string | null> => {
    clearTimeout(idle);
    const deadline = AbortSignal.timeout(readingSeconds * 1000);
    const tooLate = new Promise<never>((_, refuse) => {
      deadline.addEventListener("abort", () => refuse(new Error("a picture took too long to read")), { once: true });
    });
    try {
      worker ??= startWorker();
      const read = worker.then((one) => one.recognize(picture));
      const { data } = await Promise.race([read, tooLate]);
      idle = setTimeout(() => void stop(), IDLE_MS).unref();
      return data.text;
    } catch (error) {
      log("warn", "picture.notRead", errorFields(error));
      // Whatever it is still busy with must not delay the next one.
      await Promise.race([stop(), deadline.aborted ? null : tooLate.catch(() => null)]);
      return null;
    }
  };
  return {
    async read(picture) {
      if (waiting >= waitingPictures) return null;
      waiting += 1;
      const mine = turn.then(() => readNow(picture));
      turn = mine;
      return mine.finally(() => (waiting -= 1));
    },
    close: stop,
  };
}

/** The legacy engine of Tesseract: its newer one reads fillers as letters. A model of the lender's own brings its engine. */
async function startWorker(): Promise<Worker> {
  const { mrzModel } = environment();
  const file = mrzModel ?? createRequire(import.meta.url).resolve(OWN_MODEL);
  const name = basename(file);
  const worker = await createWorker(
    name.replace(/\.traineddata(?:\.gz)?$/, ""),
    mrzModel === null ? OEM.TESSERACT_ONLY : OEM.DEFAULT,
    {
      langPath: dirname(file),
      gzip: name.endsWith(".gz"),
      cacheMethod: "none",
      legacyCore: true,
      legacyLang: true,
      errorHandler: (error: unknown) => log("warn", "picture.engine", errorFields(error)),
    },
    { load_system_dawg: "0", load_freq_dawg: "0" },
  );
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, tessedit_char_whitelist: CHARACTERS });
  return worker;
}
