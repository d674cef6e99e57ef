import type { DemoTime } from "../demo-time.ts";
import type { ContractNumbering } from "../applications/contract-numbering.ts";
import { toStoryRow, type NewApplication } from "../applications/story-rows.ts";
import type { Story } from "../applications/story.ts";
import { generateStory } from "./generated-story.ts";
import { priceElements, type PriceList } from "./price-elements.ts";

/** Numbers of generated applications begin here and leave out the hand-made ones of nine millions. */
const FIRST_ID = 20_001;
const RESERVED_FROM = 9_000_000;
const RESERVED_COUNT = 10_000;

/** The demo looks back two years. */
const PERIOD_DAYS = 730;

const DEFAULT_PAYMENT_DAY = 15;

/** Number of a generated application; later ones have higher numbers. */
export function generatedId(index: number): number {
  const id = FIRST_ID + index;
  return id < RESERVED_FROM ? id : id + RESERVED_COUNT;
}

/** Older rows first, evenly over two years; the last ones are of today. */
const ageOf = (index: number, count: number): number => Math.floor(((count - 1 - index) * PERIOD_DAYS) / count);

function withPrice(row: NewApplication, story: Story, time: DemoTime, prices: PriceList): NewApplication {
  const elements = priceElements(
    {
      variantId: story.variant,
      creditSumCents: row.creditSumCents ?? 0,
      durationMonths: story.months,
      paymentDay: story.paymentDay ?? DEFAULT_PAYMENT_DAY,
      hasSmallWinterPayments: story.winterPayments ?? false,
      insuranceId: story.insurance ?? 0,
      contractDate: row.contractDate ?? time.today,
    },
    prices,
  );
  return { ...row, data: { ...row.data, ...elements } };
}

/** Generated applications of these positions out of `count`; contracts take the next numbers of their years. */
export function generateRows(
  positions: { readonly from: number; readonly to: number; readonly count: number },
  source: { readonly time: DemoTime; readonly numbering: ContractNumbering; readonly prices: PriceList },
): NewApplication[] {
  const { time, numbering, prices } = source;
  return Array.from({ length: positions.to - positions.from }, (_, offset) => {
    const index = positions.from + offset;
    const story = generateStory(index, generatedId(index), ageOf(index, positions.count));
    return withPrice(toStoryRow(story, time, numbering), story, time, prices);
  });
}
