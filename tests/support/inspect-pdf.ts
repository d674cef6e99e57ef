import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What two independent programs say of a PDF: `qpdf --check` and the lines of `pdfsig`. */
export async function inspectPdf(pdf: Uint8Array): Promise<{ isClean: boolean; signatures: string }> {
  const folder = mkdtempSync(join(tmpdir(), "signed-"));
  const file = join(folder, "document.pdf");
  try {
    writeFileSync(file, pdf);
    const checked = await run("qpdf", ["--check", file]).then(
      ({ stdout, stderr }) => stderr === "" && stdout.includes("No syntax or stream encoding errors"),
      () => false,
    );
    const { stdout } = await run("pdfsig", [file]).catch(() => ({ stdout: "" }));
    return { isClean: checked, signatures: stdout };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
