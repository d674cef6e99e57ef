import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DEMO_PASSWORD, digestOf } from "../../support/demo-session.ts";
import type { Stage } from "./stage.ts";

/** Persons and numbers that the suites type or read. */
const PERSONAL = [
  "60302149977",
  "50710029801",
  "38403179912",
  "Emilija",
  "Išgalvotaitė",
  "Naujokas",
  "emilija@pavyzdys.example",
  "kita@pavyzdys.example",
  "jonas.s@pavyzdys.example",
  "LT737300010012345678",
  "LT73 7300 0100 1234 5678",
  "+37061234567",
  "61234567",
  "612 34567",
  "12345678",
  "Kavos kampas",
  "Jonas",
  DEMO_PASSWORD,
  digestOf(DEMO_PASSWORD),
];

/** A text as it may stand in a file or a log. */
const spellings = (text: string): string[] => [
  text,
  encodeURIComponent(text),
  JSON.stringify(text).slice(1, -1),
  Buffer.from(text).toString("base64").replace(/=+$/, "").slice(0, -1),
  Buffer.from(text).toString("hex"),
];

/** Which of the texts stand in the haystack, in one of their spellings. */
export function findLeaks(haystack: string, texts: Iterable<string>): string[] {
  return [...texts].filter((text) =>
    spellings(text).some((spelling) => spelling.length >= 5 && haystack.includes(spelling)),
  );
}

const storeText = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");

/** The last test of a suite: nothing that it used stands in the portal's output or store, and the redactor had nothing to do. */
export function testForLeaks(stage: () => Stage, cookies: () => Iterable<string> = () => []): void {
  test("R-L1: no personal code, name, address, account, password or session of this run is in the portal's log or store", () => {
    const { servers } = stage();
    const used = [...PERSONAL, ...servers.proxy.secrets, ...servers.verify.secrets, ...cookies()];
    const output = servers.output();
    expect(servers.proxy.secrets.size).toBeGreaterThan(1);
    expect(findLeaks(output, used)).toEqual([]);
    expect(findLeaks(storeText(servers.portal.dataDir), used)).toEqual([]);
    // The line before the alarm is the one that was mended: it names the caller.
    const mended = output.split("\n").filter((_, at, lines) => lines[at + 1]?.includes('"log.redacted"') === true);
    expect(mended).toEqual([]);
    expect(findLeaks(servers.backEnd.log.join("\n"), used)).toEqual([]);
  });
}
