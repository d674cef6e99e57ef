import { expect, test } from "vitest";
import { hasRefusedForm } from "../../../app/ui/page-errors.tsx";

test.each([
  ["no answer", null, false],
  ["an answer without a form", { sent: true }, false],
  [
    "F-197: a form that is given back as it was typed, without a finding",
    { result: { status: "error", error: {} } },
    false,
  ],
  ["F-197: a finding at a field", { result: { status: "error", error: { code: ["x"] } } }, true],
  ["a notice in place of findings", { refused: true }, true],
] as const)("the title's word for errors: %s", (_what, answer, isRefused) => {
  expect(hasRefusedForm({ "routes/sign/route": answer })).toBe(isRefused);
});
