import { beforeEach, expect, test } from "vitest";
import { holdDraft, releaseDraft, takeUnansweredDraft } from "../../../app/forms/unanswered-draft.ts";

const formOf = (entries: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
};

beforeEach(() => holdDraft(null));

test("O2: what was sent is held until it is answered, and handed out once", () => {
  const sent = formOf({ "address.house": "9", keepDraft: "" });
  holdDraft(sent);
  expect([takeUnansweredDraft(), takeUnansweredDraft()]).toEqual([sent, null]);
  holdDraft(sent);
  releaseDraft(formOf({ "address.house": "9", keepDraft: "" }));
  expect(takeUnansweredDraft()).toBeNull();
});

test("O2: a late answer to what was typed before, or to the page before, does not let go what was sent since", () => {
  const sent = formOf({ "address.house": "9a", keepDraft: "" });
  holdDraft(sent);
  releaseDraft(formOf({ "address.house": "9", keepDraft: "" }));
  releaseDraft(formOf({ workplace: "UAB Kavos kampas", keepDraft: "" }));
  expect(takeUnansweredDraft()).toBe(sent);
});

test("O2: an answer when nothing is held changes nothing", () => {
  releaseDraft(formOf({ "address.house": "9", keepDraft: "" }));
  expect(takeUnansweredDraft()).toBeNull();
});
