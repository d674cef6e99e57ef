/** Money at a time: received by the client when positive, paid when negative. `years` counts from the first drawdown. */
export type Flow = { years: number; amountCents: number };

const START_RATE = 0.1;
const PRECISION = 1e-12;
const MAX_NEWTON_STEPS = 60;
const MAX_BISECTION_STEPS = 200;
const LOWEST_RATE = -0.999_999;
const HIGHEST_RATE = 1e9;

/**
 * The yearly rate at which the flows have no present value; 0.1 is 10 %. Exactly 0 when as much is paid as received,
 * negative when less. Newton from 10 %, bisection where it leaves the domain (L-1.2).
 * Null when no rate up to 1e9 balances them.
 */
export function findRate(flows: readonly Flow[]): number | null {
  if (flows.reduce((sum, flow) => sum + flow.amountCents, 0) === 0) return 0;
  return findByNewton(flows) ?? findByBisection(flows);
}

function findByNewton(flows: readonly Flow[]): number | null {
  let rate = START_RATE;
  for (let step = 0; step < MAX_NEWTON_STEPS; step += 1) {
    const { value, slope } = presentValue(flows, rate);
    const change = value / slope;
    rate -= change;
    if (!(rate > LOWEST_RATE)) return null;
    if (Math.abs(change) < PRECISION * Math.max(1, rate)) return rate;
  }
  return null;
}

function presentValue(flows: readonly Flow[], rate: number): { value: number; slope: number } {
  const growth = 1 + rate;
  let value = 0;
  let slope = 0;
  for (const { years, amountCents } of flows) {
    const discounted = amountCents * growth ** -years;
    value += discounted;
    slope -= years * discounted;
  }
  return { value, slope: slope / growth };
}

function findByBisection(flows: readonly Flow[]): number | null {
  const isBelow = (rate: number) => presentValue(flows, rate).value < 0;
  let [low, high] = [LOWEST_RATE, 1];
  while (isBelow(high)) {
    if (high >= HIGHEST_RATE) return null;
    high *= 10;
  }
  if (!isBelow(low)) return null;
  for (let step = 0; step < MAX_BISECTION_STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (isBelow(middle)) low = middle;
    else high = middle;
  }
  return high;
}
