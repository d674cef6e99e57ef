import { freePort } from "../../support/free-port.ts";
import { startChild } from "../machinery/child.ts";
import { download, type Download } from "../machinery/download.ts";
import { atMost, notMeasured, type Figure, type Verdict } from "../machinery/figure.ts";
import { peakDuring, residentBytes } from "../machinery/memory.ts";
import { startBackEnd, startPortal, type BackEnd } from "../machinery/portal.ts";
import { signIn } from "../machinery/visitor.ts";

const WHAT = "memory growth of the portal during an export, reader at 1 MB/s";
const DEMO_ROWS = 5_000;
const MANAGER = "vadyb2";
const READER_BYTES_PER_SECOND = 1_000_000;
const SIZES = { small: 100_000, large: 1_000_000 };
/** Compressed; to see that the file holds all rows. */
const LEAST_BYTES_PER_ROW = 20;
const MEGABYTE = 1_048_576;
const GOAL = { ratio: 1.1, bytes: 64 * MEGABYTE };
const AMBITION = { ratio: 1, bytes: 32 * MEGABYTE };
const PATH = "/applications/export?tab=6&columns=all&from=2020-01-01";

type Growth = { bytes: number; file: Download };

/** P6: rows come from memory, so that it is the portal alone that is measured. */
export async function measureMemory(): Promise<Figure[]> {
  if (process.platform !== "linux") return [notMeasured("P6", WHAT, "needs /proc")];
  const backEnd = await startBackEnd(DEMO_ROWS);
  try {
    const small = await growthAt(backEnd, SIZES.small);
    const large = await growthAt(backEnd, SIZES.large);
    const ratio = large.bytes / small.bytes;
    return [
      {
        id: "P6",
        what: `${WHAT}: ${SIZES.large} rows (${toMegabytes(large.file.bytes)}) against ${SIZES.small}`,
        ours: toMegabytes(large.bytes),
        peer: toMegabytes(small.bytes),
        ratio: `${ratio.toFixed(2)} ×`,
        goal: "≤ 1.1 × and ≤ 64 MB (≤ 1.0 ×, 32 MB)",
        verdict: judge(ratio, large.bytes),
      },
    ];
  } finally {
    await backEnd.child.end();
  }
}

/** A fresh portal, warmed up by the same export read as fast as it comes. */
async function growthAt(backEnd: BackEnd, rows: number): Promise<Growth> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const list = startChild(process.execPath, [
    "tests/bench/machinery/endless-list.ts",
    String(port),
    backEnd.url,
    String(rows),
  ]);
  await list.untilOk(url);
  const portal = await startPortal(url, { LIMITS: "handlerSeconds=1000,exportPageSeconds=1000" });
  try {
    const { cookie } = await signIn(portal.url, MANAGER);
    const before = residentBytes(portal.child.pid);
    let file: Download | undefined;
    const peak = await peakDuring(portal.child.pid, async () => {
      file = await download(portal.url + PATH, { cookie, bytesPerSecond: READER_BYTES_PER_SECOND });
    });
    if (file === undefined || file.bytes < rows * LEAST_BYTES_PER_ROW) throw new Error("P6: the file is too short");
    return { bytes: peak - before, file };
  } finally {
    await portal.end();
    await list.end();
  }
}

function judge(ratio: number, bytes: number): Verdict {
  const verdicts = [atMost(ratio, GOAL.ratio, AMBITION.ratio), atMost(bytes, GOAL.bytes, AMBITION.bytes)];
  const order: Verdict[] = ["not met", "goal met"];
  return order.find((verdict) => verdicts.includes(verdict)) ?? "ambition met";
}

const toMegabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;
