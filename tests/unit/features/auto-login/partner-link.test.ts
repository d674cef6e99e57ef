import { describe, expect, test } from "vitest";
import { findPartnerLink } from "../../../../app/features/auto-login/partner-link.ts";

const linkIn = (query: string) => findPartnerLink({ url: `https://portal.example/login/url${query}` });

describe("F-086, F-087: what an address says", () => {
  test.each([
    ["", null],
    ["?r=news", null],
    ["?lang=en&refused=x", null],
    ["?u=a&p=b&r=news", { u: "a", p: "b", r: "news" }],
    ["?u=a&p=b", { u: "a", p: "b", r: null }],
    ["?u=a", { u: "a", p: null, r: null }],
    ["?p=b&r=x&r=y", { u: null, p: "b", r: null }],
    ["?u=a&u=b&p=c", { u: null, p: "c", r: null }],
    ["?U=a&P=b", null],
  ])("%s", (query, link) => {
    expect(linkIn(query)).toEqual(link);
  });
});
