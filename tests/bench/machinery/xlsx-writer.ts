import { execFileSync } from "node:child_process";
import { startChild } from "./child.ts";

/** Debian's own Python: the package of XlsxWriter is installed for it. */
const PYTHON = "/usr/bin/python3";
const SCRIPT = "tests/bench/peers/xlsx_writer.py";

export type XlsxWriter = {
  rows: number;
  columns: number;
  /** Writes all rows. @returns milliseconds */
  write(): Promise<number>;
  /** Reads both files back. @returns `equal` or where they differ */
  check(): Promise<string>;
  end(): Promise<void>;
};

/** Whether XlsxWriter is there; as root it is installed from Debian when it is not. */
export function hasXlsxWriter(): boolean {
  if (canImport()) return true;
  if (process.getuid?.() !== 0) return false;
  try {
    const options = { stdio: "ignore" as const, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "python3-xlsxwriter"], options);
  } catch {
    return false;
  }
  return canImport();
}

function canImport(): boolean {
  try {
    execFileSync(PYTHON, ["-c", "import xlsxwriter"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Starts the peer with the rows of one of our exports in its memory. */
export async function startXlsxWriter(ours: string, theirs: string): Promise<XlsxWriter> {
  const child = startChild(PYTHON, [SCRIPT, ours, theirs]);
  const answerTo = async (command: string, word: string): Promise<string> => {
    const answer = child.untilLine((line) => line.startsWith(`${word} `));
    if (command !== "") child.write(command);
    return (await answer).slice(word.length + 1);
  };
  const [rows = 0, columns = 0] = (await answerTo("", "ready")).split(" ").map(Number);
  return {
    rows,
    columns,
    write: async () => Number(await answerTo("write", "wrote")) * 1000,
    check: () => answerTo("check", "checked"),
    end: () => child.end(),
  };
}
