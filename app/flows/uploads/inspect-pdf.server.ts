import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import * as z from "zod";
import { environment } from "~/platform/env.server.ts";
import decryption from "./decrypt-pdf.worker.js?raw";
import inspector from "./inspect-pdf.worker.js?raw";

const foundSchema = z
  .object({
    verdict: z.enum(["plain", "encrypted", "active", "attached", "damaged"]),
    unlocked: z.instanceof(Uint8Array).optional(),
  })
  .catch({ verdict: "damaged" });

/**
 * What a PDF is: to be kept, locked by a password, one that runs something, one that carries other files, or one that cannot be read. `unlocked`: what it is without
 * a lock that needed no password.
 */
export type InspectedPdf = z.output<typeof foundSchema>;
export type PdfVerdict = InspectedPdf["verdict"];

/**
 * Looks into a foreign PDF (O8) in a thread of its own, with little memory and time: one that unpacks without end ends there, and counts as damaged.
 */
export function inspectPdf(pdf: Uint8Array): Promise<InspectedPdf> {
  const { pdfMilliseconds, pdfMegabytes } = environment().limits;
  const library = pathToFileURL(createRequire(import.meta.url).resolve("pdf-lib")).href;
  const thread = new Worker(`${decryption}\n${inspector}`, {
    eval: true,
    workerData: { library, bytes: new Uint8Array(pdf) },
    resourceLimits: { maxOldGenerationSizeMb: pdfMegabytes },
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    const end = (found: unknown) => {
      clearTimeout(timer);
      void thread.terminate();
      resolve(foundSchema.parse(found));
    };
    const fail = () => end(null);
    const timer = setTimeout(fail, pdfMilliseconds);
    thread.once("message", end);
    thread.once("error", fail);
    thread.once("exit", fail);
  });
}
