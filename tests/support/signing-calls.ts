import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import type { Caller } from "./demo-session.ts";
import { listAt, textAt } from "./soap-answer.ts";
import type { RunningBackEnd } from "./back-end.ts";
import { codeIn, messagesTo } from "./verify-call.ts";

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

const LINK = /\/sign\/([\w-]+)/;

/** The secret in the newest link that a recipient got; waits until it has arrived. */
export async function linkTo(backEnd: RunningBackEnd, recipient: string): Promise<string> {
  const found = async () => {
    const messages = await messagesTo(backEnd, recipient);
    return messages.flatMap(({ content }) => LINK.exec(content)?.[1] ?? [])[0] ?? "";
  };
  await expect.poll(found, { timeout: 10_000 }).not.toBe("");
  return found();
}

/** The newest signing code that a recipient got. */
export async function codeTo(backEnd: RunningBackEnd, recipient: string): Promise<string> {
  const found = async () => {
    const messages = await messagesTo(backEnd, recipient);
    return messages.map(codeIn).find((code) => code !== "no code") ?? "";
  };
  await expect.poll(found, { timeout: 10_000 }).not.toBe("");
  return found();
}

type Place = { document: 0 | 1; spouse?: boolean };

/** A part of what the signing status says. */
export async function partOf(call: Caller, id: number, { document, spouse = false }: Place) {
  const { fields } = await call("GetSigningStatus", { ParaiskosID: id });
  const parts = listAt(fields, "Pasirasymai", "Dalis");
  const part = parts.find(
    (one) => textAt(one, "Dokumentas") === String(document) && textAt(one, "Sutuoktinis") === (spouse ? "1" : "0"),
  );
  const requests = listAt(part, "Uzklausos", "Uzklausa");
  const ways = listAt(part, "Budai", "Budas");
  return {
    type: textAt(part, "Pasirasymas"),
    requests,
    requestOf: (way: number) => requests.find((one) => textAt(one, "PasirasymoTipas") === String(way)),
    obstacleOf: (way: number) =>
      textAt(
        ways.find((one) => textAt(one, "PasirasymoTipas") === String(way)),
        "Kliutis",
      ),
  };
}
