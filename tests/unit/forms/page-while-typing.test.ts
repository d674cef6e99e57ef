import { expect, test } from "vitest";
import { toMoneyText, toOptionalMoneyText, toText, toTick, toYesNo } from "~/forms/field-texts.ts";
import { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";
import { formatPercentText } from "~/forms/percent-text.ts";

type Asked = Parameters<typeof shouldRevalidate>[0];

function formOf(...buttons: string[]): FormData {
  const form = new FormData();
  for (const button of buttons) form.set(button, "");
  return form;
}

const isReadAgain = (change: Partial<Asked>, next = "/a?page=1") =>
  shouldRevalidate({
    currentUrl: new URL("http://portal.example/a"),
    nextUrl: new URL(`http://portal.example${next}`),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...change,
  });

test("a page is not read again for what is only kept or computed while it is typed", () => {
  expect(["live", "keepDraft"].map((button) => isReadAgain({ formData: formOf(button) }))).toEqual([false, false]);
  expect(isReadAgain({ formData: formOf("save") })).toBe(true);
});

test("a form that could not be sent leaves the page as it is, another answer does not", () => {
  expect(isReadAgain({ actionResult: { unsent: true } })).toBe(false);
  for (const actionResult of [{ unsent: false }, {}, null, "unsent"]) expect(isReadAgain({ actionResult })).toBe(true);
});

test("F-115: another page is always read, the same one when the router says so", () => {
  const unasked = { defaultShouldRevalidate: false };
  expect([isReadAgain(unasked, "/b"), isReadAgain(unasked), isReadAgain({})]).toEqual([true, false, true]);
});

test("what was saved is shown in a field, and what was not leaves it empty", () => {
  expect([toText("a"), toText(0), toText(null)]).toEqual(["a", "0", ""]);
  expect([toMoneyText(150), toMoneyText(0), toMoneyText(null)]).toEqual(["1,50", "0,00", ""]);
  expect([toOptionalMoneyText(150), toOptionalMoneyText(0), toOptionalMoneyText(null)]).toEqual(["1,50", "", ""]);
  expect([toTick(true), toTick(false), toTick(null)]).toEqual(["on", undefined, undefined]);
  expect([toYesNo(true), toYesNo(false), toYesNo(null)]).toEqual(["yes", "no", ""]);
});

test("a percentage is written as people read it, and a text that is none stays", () => {
  expect(formatPercentText("18.65", "lt").replace(/\s/g, " ")).toBe("18,65 %");
  expect(formatPercentText("18.5", "lt", 2).replace(/\s/g, " ")).toBe("18,50 %");
  expect(formatPercentText("nerasta", "lt")).toBe("nerasta");
});
