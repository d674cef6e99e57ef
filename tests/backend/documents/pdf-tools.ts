import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Debian package of each tool that judges our files from outside. */
const PACKAGES = {
  pdftotext: "poppler-utils",
  pdftoppm: "poppler-utils",
  pdfinfo: "poppler-utils",
  pdffonts: "poppler-utils",
  qpdf: "qpdf",
};

export type PdfTool = keyof typeof PACKAGES;

const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** @throws with the name of the package to install when the tool is not there: such a test must not pass silently */
export function runTool(tool: PdfTool, options: readonly string[], input: Uint8Array): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "documents-"));
  const file = join(folder, "document.pdf");
  try {
    writeFileSync(file, input);
    const [options_, rest] = [options.filter((each) => each !== "-"), options.includes("-") ? ["-"] : []];
    return execFileSync(tool, [...options_, file, ...rest], {
      maxBuffer: MAX_OUTPUT_BYTES,
      stdio: ["ignore", "pipe", "pipe"],
    });
  } catch (error) {
    if (isMissing(error)) throw new Error(`The program ${tool} is missing: install the package ${PACKAGES[tool]}`);
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Text as a reader sees it: no-break spaces as spaces, one space between words. */
const toReadable = (text: string) => text.replace(/[\s\u00a0]+/g, " ").trim();

/** Text of the whole file or of one page, words in reading order. */
export function readText(pdf: Uint8Array, page?: number): string {
  const range = page === undefined ? [] : ["-f", String(page), "-l", String(page)];
  return toReadable(runTool("pdftotext", [...range, "-raw", "-"], pdf).toString("utf8"));
}

/** Lines as they stand on the page, columns beside each other. */
export function readLines(pdf: Uint8Array): string[] {
  return runTool("pdftotext", ["-layout", "-"], pdf).toString("utf8").split("\n").map(toReadable).filter(Boolean);
}

export function readInfo(pdf: Uint8Array): Record<string, string> {
  const lines = runTool("pdfinfo", ["-isodates"], pdf).toString("utf8").split("\n");
  return Object.fromEntries(
    lines.filter(Boolean).map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
  );
}

export const countPages = (pdf: Uint8Array) => Number(readInfo(pdf).Pages);

/** @throws when qpdf finds an error or has only a warning */
export function requireCleanSyntax(pdf: Uint8Array): void {
  const report = runTool("qpdf", ["--check"], pdf).toString("utf8");
  if (/warning/i.test(report)) throw new Error(report);
}
