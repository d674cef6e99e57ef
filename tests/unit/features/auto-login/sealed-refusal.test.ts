import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LinkRefusal } from "../../../../app/features/auto-login/link-refusal.ts";
import { findRefusal, toRefusedQuery } from "../../../../app/features/auto-login/sealed-refusal.server.ts";
import { paths } from "../../../../app/paths/paths.ts";
import { environment } from "../../../../app/platform/env.server.ts";
import type { BackendNotice } from "../../../../app/services/refusal.ts";
import { pass, request, usePortal } from "../../session/portal-environment.ts";

usePortal();

const notice: BackendNotice = {
  code: 1000,
  key: "1000",
  params: { n: "4", code: "1000", message: "Neteisingas" },
  markup: false,
  html: null,
  variant: "danger",
};

const REFUSALS: LinkRefusal[] = [
  { kind: "told", notice: { ...notice, params: { ...notice.params, message: "" } } },
  { kind: "noRights" },
  { kind: "incomplete" },
  { kind: "alreadyUsed" },
  { kind: "tooMany", retryAfterSeconds: 900 },
  { kind: "failed" },
];

const told = (refusal: LinkRefusal): LinkRefusal | null =>
  findRefusal(request(paths.fullLogin(toRefusedQuery(refusal))));

describe("F-093: the refusal in the clean address of a link", () => {
  test.each(REFUSALS)("$kind is read back for five minutes", (refusal) => {
    const asked = request(paths.limitedLogin(toRefusedQuery(refusal)));
    expect(findRefusal(asked)).toEqual(refusal);
    pass(4);
    expect(findRefusal(asked)).toEqual(refusal);
    pass(1);
    expect(findRefusal(asked)).toBeNull();
  });

  test("what we did not seal is none", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(findRefusal(request(paths.fullLogin(new URLSearchParams({ refused: text }).toString())))).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  test("whatever the back end says, the address stays short enough to be opened", () => {
    const words = fc.string({ unit: "grapheme", maxLength: 5_000 });
    fc.assert(
      fc.property(words, words, fc.constantFrom("unknown", "1005"), (message, html, key) => {
        const refusal: LinkRefusal = {
          kind: "told",
          notice: { ...notice, key, html: html as BackendNotice["html"], params: { n: "4", code: "1", message } },
        };
        expect(paths.fullLogin(toRefusedQuery(refusal)).length).toBeLessThan(environment().limits.urlBytes);
        expect(told(refusal)).toMatchObject({ kind: "told", notice: { key } });
      }),
      { numRuns: 500 },
    );
  });

  test("a text that we do not know keeps its first 200 characters", () => {
    const message = "ą".repeat(300);
    const kept = told({ kind: "told", notice: { ...notice, key: "unknown", params: { code: "7777", message } } });
    expect(kept).toMatchObject({ notice: { params: { code: "7777", message: "ą".repeat(200) } } });
  });
});
