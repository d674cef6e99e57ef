import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "../support/source-files.ts";

const count = (pattern: RegExp) =>
  filesBelow("tests/journeys", /\.ts$/)
    .map((file): [string, number] => [file, readFileSync(file, "utf8").match(pattern)?.length ?? 0])
    .filter(([, times]) => times > 0);

test("journeys type an address by a helper that says so", () => {
  expect(count(/\.goto\(/g)).toEqual([]);
});

const times = (pattern: RegExp): number => count(pattern).reduce((sum, [, inFile]) => sum + inFile, 0);

test("no page of a journey is opened by its address on the way to something else: journeys go by clicks", () => {
  expect(times(/\bopenPage\(/g)).toBe(0);
});

/** Journeys about addresses, page loads and every page in turn. What is about none of them goes by clicks; a letter's link and a
 * partner's frame have no page before them. */
const MOST_ADDRESSES = 70;

/** The same, and the page is not waited for: letters, other sites, and loads that are broken or watched. */
const MOST_TYPED = 38;

test("fewer and fewer journeys are about an address", () => {
  expect(times(/\bopenAddress\(/g)).toBeLessThanOrEqual(MOST_ADDRESSES);
});

test("fewer and fewer journeys type an address and do not wait for its page", () => {
  expect(times(/\btypeAddress\(/g)).toBeLessThanOrEqual(MOST_TYPED);
});
