import { describe, expect, test } from "vitest";
import { paperSignatureSchema } from "../../../../app/features/contract/paper-signature-schema.ts";

const CONTRACT = "2026-03-10";
const FIRST_INSTALMENT = "2026-04-15";

describe("F-362: the day of a signature on paper", () => {
  const findingOf = (signedOn: string, today: string, signUntil: string | null) => {
    const read = paperSignatureSchema({ contractDate: CONTRACT, signUntil, today }).safeParse({
      signedOn,
      confirmed: "on",
    });
    return read.success ? null : (read.error.issues[0]?.message ?? "");
  };

  test.each([
    ["2026-03-09", "date.min|min=2026-03-10"],
    [CONTRACT, null],
    [FIRST_INSTALMENT, null],
    ["2026-04-16", "date.signUntil|max=2026-04-15"],
    ["2026-05-02", "date.signUntil|max=2026-04-15"],
  ])("%s, after the first instalment: %j", (signedOn, finding) => {
    expect(findingOf(signedOn, "2026-05-01", FIRST_INSTALMENT)).toBe(finding);
  });

  test("before it today is the last day, and with no known instalment as well", () => {
    expect(findingOf("2026-04-02", "2026-04-01", FIRST_INSTALMENT)).toContain("date.future");
    expect(findingOf("2026-05-01", "2026-05-01", null)).toBeNull();
    expect(findingOf("2026-05-02", "2026-05-01", null)).toContain("date.future");
  });
});
