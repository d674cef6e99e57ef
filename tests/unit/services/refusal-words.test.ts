import { describe, expect, test } from "vitest";
import { errorTitleKey, toErrorPage } from "~/features/shell/to-error-page.ts";
import { toFieldIssues, noticeOf, toNotice } from "~/services/notice.server.ts";
import type { TextParams } from "~/i18n/text-key.ts";
import { refusalWords } from "~/services/refusal.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { textsOf } from "../../support/locales.ts";

const answered = (code: number, content: Record<string, string> = {}) =>
  toNotice({ code, content, reference: "3f2a91bc-1111-4222-8333-444455556666" });
const echo = (key: string, params: TextParams = {}) => `${key} ${JSON.stringify(params)}`;

test("F-416: the back end's own words are in the page's language; what it says in Lithuanian only is shown so", () => {
  const reference = "3f2a91bc-1111-4222-8333-444455556666";
  const words = { KlaidosPranesimas: "Leidimo nereikia.", KlaidosPranesimasEn: "No approval is needed." };
  const said = (content: Record<string, string>, language?: "lt" | "en") =>
    toNotice({ code: 5, content, reference, ...(language && { language }) }).params.message;
  expect([said(words), said(words, "lt"), said(words, "en")]).toEqual([
    "Leidimo nereikia.",
    "Leidimo nereikia.",
    "No approval is needed.",
  ]);
  expect(said({ KlaidosPranesimas: "Leidimo nereikia." }, "en")).toBe("Leidimo nereikia.");
  const html = { KlaidosHtml: "<strong>Ne</strong>", KlaidosHtmlEn: "<strong>No</strong>" };
  expect(toNotice({ code: 1800, content: html, language: "en", reference }).html).toBe("<strong>No</strong>");
});

describe("where the table shows a refusal in a form", () => {
  test("F-441, F-451: at its field when the form has it, otherwise as a notice", () => {
    expect(toFieldIssues(answered(1031), ["personalCode"])).toEqual({ fieldErrors: { personalCode: ["soap:1031"] } });
    expect(toFieldIssues({ ...answered(1100), key: "1100_save" }, ["account"])).toEqual({
      fieldErrors: { account: ["soap:1100_save"] },
    });
    expect(toFieldIssues(answered(1031), ["duration"])).toBeNull();
    expect(toFieldIssues(answered(1100), ["account"])).toBeNull();
  });

  test("F-149: an account that exists is told at its name, and where a form has none, at its address", () => {
    expect(toFieldIssues(answered(900), ["email", "login"])).toEqual({ fieldErrors: { login: ["soap:900"] } });
    expect(toFieldIssues(answered(900), ["method", "email"])).toEqual({ fieldErrors: { email: ["soap:900"] } });
    expect(toFieldIssues(answered(900), ["phone"])).toBeNull();
  });

  test("F-432, F-466: above the form, with its figure", () => {
    expect(toFieldIssues(answered(1000, { LikeBandymai: "4" }), [])).toEqual({ formErrors: ["soap:1000|n=4"] });
    expect(toFieldIssues(answered(2120), [])).toEqual({ formErrors: ["soap:2120"] });
  });

  test("what is neither is a notice of the page", () => {
    for (const code of [5, 1065, 1400, 2000, 4711]) expect(toFieldIssues(answered(code), ["login"])).toBeNull();
  });
});

describe("a refusal as a notice of the session", () => {
  test("F-118, F-119: type soap, its code, once however often it happens", () => {
    const once = toSessionNotice(answered(2000));
    expect(once).toMatchObject({ type: "soap", variant: "danger", code: 2000, text: { key: "soap:2000" } });
    expect(once.unique).toBeUndefined();
    expect(toSessionNotice(answered(2000)).uniqueMessage).toBe(once.uniqueMessage);
    expect(toSessionNotice(answered(2001)).uniqueMessage).not.toBe(once.uniqueMessage);
  });

  test("G34: a failure has its number, a mistake that the user can mend has none", () => {
    expect(toSessionNotice(answered(2000)).reference).toBe("3f2a91bc");
    expect(toSessionNotice(answered(4711)).reference).toBe("3f2a91bc");
    for (const code of [1000, 1021, 1031, 1063, 1310, 2140])
      expect([code, toSessionNotice(answered(code)).reference]).toEqual([code, null]);
  });

  test("F-435, F-455, F-121: our link, the back end's HTML, and a success that folds", () => {
    expect(toSessionNotice(answered(1005)).text).toEqual({ html: { key: "soap:1005" } });
    expect(toSessionNotice(answered(1400, { KlaidosPranesimas: "<b>Per ilga</b>" }))).toMatchObject({
      text: { html: "<b>Per ilga</b>" },
      collapsed: false,
    });
    expect(toSessionNotice(answered(1802, { KlaidosHtml: "<ul><li>a</li></ul>" }))).toMatchObject({
      variant: "success",
      collapsed: true,
    });
  });
});

test("a text of ours with mark-up takes no words from outside", () => {
  const hostile = { ...answered(1005), params: { message: "<script>" } };
  expect(refusalWords(hostile, echo)).toEqual({ html: "soap:1005 {}" });
  expect(refusalWords(answered(1065), echo)).toEqual({ text: expect.stringMatching(/^soap:1065 \{/) });
});

describe("the page that an error gets", () => {
  const thrown = (status: number, data: unknown) => ({ status, statusText: "", internal: false, data });
  const PAGES: [string, unknown][] = [
    ["a refusal", thrown(422, { page: "refusal", notice: noticeOf(2140), managerContact: true })],
    ["an unknown application", thrown(404, { page: "refusal", notice: noticeOf(1063), managerContact: false })],
    ["silence", thrown(503, { page: "unavailable", notice: { ...noticeOf(2000), code: -404, key: "-404" } })],
    ["a broken answer", thrown(502, { page: "unavailable", notice: noticeOf(2000) })],
    ["a fault of ours", thrown(500, { page: "unexpected", reference: "3f2a91bc" })],
    ["something thrown", new Error("x")],
    ["an unknown path", thrown(404, null)],
    ["no right", thrown(403, null)],
    ...["form", "method", "size", "content-type", "too-many", "busy"].map((reason): [string, unknown] => [
      reason,
      thrown(400, { reason, retryAfterSeconds: null }),
    ]),
  ];

  test.each(PAGES)("%s has a title in both languages", (_name, error) => {
    const key = errorTitleKey(toErrorPage(error));
    for (const language of ["lt", "en"] as const)
      expect([key, textsOf(language).get(key)]).toEqual([key, expect.any(String)]);
  });

  test("a reason that we do not know is an unexpected error", () => {
    expect(toErrorPage(thrown(500, { reason: "constructor" }))).toEqual({ page: "unexpected", reference: null });
  });
});
