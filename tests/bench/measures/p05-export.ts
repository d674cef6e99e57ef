import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { download } from "../machinery/download.ts";
import { atMost, notMeasured, type Figure } from "../machinery/figure.ts";
import { load } from "../machinery/load.ts";
import { alternate } from "../machinery/pairs.ts";
import { startBackEnd, startPortal, type Portal } from "../machinery/portal.ts";
import { signIn, type Visitor } from "../machinery/visitor.ts";
import { hasXlsxWriter, startXlsxWriter } from "../machinery/xlsx-writer.ts";

const WHAT = "XLSX export through the browser route, time to the last byte";
/** Of these, a good 100,000 are contracts of the tab; a manager sees all of them. */
const DEMO_ROWS = 130_000;
const MANAGER = "vadyb2";
const CONTRACTS_TAB = 6;
const PAIRS = 3;
const LIST_REQUEST_MS = 1_500;

type Stage = { portal: Portal; manager: Visitor; folder: string };

/** Days from which the tab holds about so many rows: the demo is even over two years. */
const SIZES = [
  { label: "100,000", from: "2020-01-01", isJudged: true },
  { label: "10,000", from: "2026-09-08", isJudged: false },
] as const;

/** P5 and P7: a whole export, and its first byte. */
export async function measureExport(): Promise<Figure[]> {
  if (!hasXlsxWriter()) return [notMeasured("P5", WHAT, "python3-xlsxwriter is not installed")];
  const folder = mkdtempSync(join(tmpdir(), "partner-portal-bench-export-"));
  const backEnd = await startBackEnd(DEMO_ROWS);
  const portal = await startPortal(backEnd.url);
  try {
    const stage = { portal, manager: await signIn(portal.url, MANAGER), folder };
    const figures: Figure[] = [];
    for (const { from, isJudged } of SIZES) figures.push(await measureSize(stage, from, isJudged));
    return [...figures, await measureFirstByte(stage)];
  } finally {
    await portal.end();
    await backEnd.child.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

const exportPath = (from: string) => `/applications/export?tab=${CONTRACTS_TAB}&columns=all&from=${from}`;

async function measureSize({ portal, manager, folder }: Stage, from: string, isJudged: boolean): Promise<Figure> {
  const url = portal.url + exportPath(from);
  const kept = join(folder, "ours.xlsx");
  await downloadInto(url, manager.cookie, kept);
  const peer = await startXlsxWriter(kept, join(folder, "theirs.xlsx"));
  try {
    await peer.write();
    const difference = await peer.check();
    if (difference !== "equal") throw new Error(`P5: the files differ: ${difference}`);
    const {
      ours,
      peer: theirs,
      ratio,
      count,
    } = await alternate(
      PAIRS,
      async () => (await download(url, { cookie: manager.cookie })).lastByteMs,
      () => peer.write(),
    );
    return {
      id: "P5",
      what: `${WHAT}, ${peer.rows} rows × ${peer.columns} columns (${count} pairs)`,
      ours: toSeconds(ours),
      peer: toSeconds(theirs),
      ratio: `${ratio.toFixed(2)} ×`,
      goal: isJudged ? "≤ 1.0 × (≤ 0.5 ×)" : "–",
      verdict: isJudged ? atMost(ratio, 1, 0.5) : "for information",
    };
  } finally {
    await peer.end();
  }
}

async function downloadInto(url: string, cookie: string, path: string): Promise<void> {
  const file = createWriteStream(path);
  await download(url, { cookie, onChunk: (chunk) => file.write(chunk) });
  await new Promise((resolve) => file.end(resolve));
}

/** P7: the reader leaves after the first byte; the list is asked for one at a time. */
async function measureFirstByte({ portal, manager }: Stage): Promise<Figure> {
  const { cookie } = manager;
  const listUrl = `${portal.url}/applications?tab=${CONTRACTS_TAB}&from=`;
  const { ours, peer, ratio } = await alternate(
    5,
    async () => (await download(portal.url + exportPath("2026-11-01"), { cookie })).firstByteMs,
    async () => (await load({ url: listUrl, cookie, connections: 1, runMs: LIST_REQUEST_MS })).medianMs,
  );
  return {
    id: "P7",
    what: "first byte of an export against the list page of the same tab",
    ours: `${ours.toFixed(0)} ms`,
    peer: `${peer.toFixed(0)} ms`,
    ratio: `${ratio.toFixed(2)} ×`,
    goal: "≤ 3 × (≤ 1.5 ×)",
    verdict: atMost(ratio, 3, 1.5),
  };
}

const toSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
