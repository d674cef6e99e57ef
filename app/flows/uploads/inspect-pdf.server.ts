import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import * as z from "zod";
import { environment } from "~/platform/env.server.ts";
import inspector from "./inspect-pdf.worker.js?raw";

const verdictSchema = z.enum(["plain", "encrypted", "active", "damaged"]).catch("damaged");

/** What a PDF is: to be kept, locked by a password, one that runs something, or one that cannot be read. */
export type PdfVerdict = z.output<typeof verdictSchema>;

/**
 * Looks into a foreign PDF (O8) in a thread of its own, with little memory and time: one that unpacks without end ends there, and counts as damaged.
 */
export function inspectPdf(pdf: Uint8Array): Promise<PdfVerdict> {
  const { pdfMilliseconds, pdfMegabytes } = environment().limits;
  const library = pathToFileURL(createRequire(import.meta.url).resolve("pdf-lib")).href;
  const thread = new Worker(inspector, {
    eval: true,
    workerData: { library, bytes: new Uint8Array(pdf) },
    resourceLimits: { maxOldGenerationSizeMb: pdfMegabytes },
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    const end = (verdict: unknown) => {
      clearTimeout(timer);
      void thread.terminate();
      resolve(verdictSchema.parse(verdict));
    };
    const timer = setTimeout(() => end("damaged"), pdfMilliseconds);
    thread.once("message", end);
    thread.once("error", () => end("damaged"));
    thread.once("exit", () => end("damaged"));
  });
}
