import { expect, test } from "vitest";
import { AUTHOR, useStage } from "./stage.ts";

const get = useStage();

/** As many places as the parts have in which a page is drawn, whatever stands where: each moves all the letters behind it by one. */
const SHIFTS = Array.from({ length: 100 }, (_, at) => at);

test("a page holds its letters and nothing between them, wherever they fall in the parts in which it is drawn", async () => {
  const seller = await get().logIn(AUTHOR);
  const withNul: number[] = [];
  for (const shift of SHIFTS) {
    // The forms of the frame carry the page's own query.
    const { bytes } = await seller.get(`/news?shift=${"x".repeat(shift)}`);
    if (bytes.includes(0)) withNul.push(shift);
  }
  expect(withNul).toEqual([]);
});
