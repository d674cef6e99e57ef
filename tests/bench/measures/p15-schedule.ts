import { computeSchedule } from "../../../backend/src/rules/schedule.ts";
import type { Schedule, ScheduleTerms } from "../../../backend/src/rules/schedule-types.ts";
import { atLeast, notMeasured, type Figure } from "../machinery/figure.ts";
import { alternate } from "../machinery/pairs.ts";
import { installPeer } from "../machinery/peer-package.ts";
import { makeDecimalSchedule, type DecimalConstructor } from "../peers/decimal-schedule.ts";

const WHAT = "schedules with APR per second, irregular first period";
const PAIRS = 5;
const RUN_MS = 1_000;
const GROWTH_RUN_MS = 400;

const termsOf = (durationMonths: number, at: number): ScheduleTerms => ({
  contractDate: "2026-11-20",
  paymentDay: 15,
  durationMonths,
  creditSumCents: 100_000 + at * 137,
  annualRatePercent: "12.9",
  contractFee: { kind: "percent", percent: "2" },
  adminFee: { kind: "amount", amountCents: 100 },
});

/** P15: our rules against the same rules written plainly with decimal.js. */
export async function measureSchedules(): Promise<Figure[]> {
  const Decimal = await installPeer<DecimalConstructor>("decimal.js@10.6.0");
  if (Decimal === null) return [notMeasured("P15", WHAT, "decimal.js could not be installed")];
  const peer = makeDecimalSchedule(Decimal);
  requireEqual(peer);
  const figures: Figure[] = [];
  for (const months of [36, 6, 120]) {
    const isJudged = months === 36;
    const runMs = isJudged ? RUN_MS : GROWTH_RUN_MS;
    const {
      ours,
      peer: theirs,
      ratio,
    } = await alternate(
      PAIRS,
      async () => perSecond((at) => void scheduleOf(termsOf(months, at)), runMs),
      async () => perSecond((at) => void peer(termsOf(months, at)), runMs),
    );
    figures.push({
      id: "P15",
      what: `${WHAT}, ${months} months`,
      ours: `${Math.round(ours)}/s`,
      peer: `${Math.round(theirs)}/s`,
      ratio: `${ratio.toFixed(1)} ×`,
      goal: isJudged ? "≥ 5 × (≥ 20 ×)" : "–",
      verdict: isJudged ? atLeast(ratio, 5, 20) : "for information",
    });
  }
  return figures;
}

function scheduleOf(terms: ScheduleTerms): Schedule {
  const outcome = computeSchedule(terms);
  if (!outcome.ok) throw new Error(outcome.cause);
  return outcome.value;
}

/** Both must compute the same payments and the same APR before anybody is timed. */
function requireEqual(peer: ReturnType<typeof makeDecimalSchedule>): void {
  for (let at = 0; at < 50; at += 1) {
    const terms = termsOf(6 + at, at);
    const { rows, apr } = scheduleOf(terms);
    const ours = JSON.stringify({ totals: rows.map((row) => row.totalCents), apr: apr.percent2 });
    const theirs = JSON.stringify(peer(terms));
    if (ours !== theirs) throw new Error(`P15: ${ours} differs from the peer's ${theirs}`);
  }
}

function perSecond(compute: (at: number) => void, runMs: number): number {
  const startedAt = performance.now();
  let count = 0;
  while (performance.now() - startedAt < runMs) {
    for (let at = 0; at < 4; at += 1) compute(count + at);
    count += 4;
  }
  return (count * 1000) / (performance.now() - startedAt);
}
