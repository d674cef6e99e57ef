import { expect, test } from "vitest";
import { ownAddress } from "~/paths/own-address.ts";

test.each([
  ["/news", "/news"],
  ["/applications?status=5&page=2", "/applications?status=5&page=2"],
  ["/applications?_data=root&lang=en&index", "/applications"],
  [`/applications?q=${"a".repeat(600)}`, "/applications"],
])("F-068, F-072: %j is kept as %j", (address, kept) => {
  expect(ownAddress(address)).toBe(kept);
});

test.each(["//evil.example", "https://evil.example/news", "/news\\evil", "news", "", "/a b"])(
  "R-B12: %j is none of ours",
  (address) => {
    expect(ownAddress(address)).toBeNull();
  },
);
