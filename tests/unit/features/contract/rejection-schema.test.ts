import { describe, expect, test } from "vitest";
import { rejectionSchema } from "../../../../app/features/contract/rejection/rejection-schema.ts";
import { issueMessage } from "../../../../app/domain/issue.ts";

const findingsOf = (fields: object) =>
  (rejectionSchema.safeParse(fields).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);

describe("F-337: the reason of a rejection", () => {
  test.each([
    ["one of the list needs no words", { reason: "1", comment: "" }, []],
    ["and may have some", { reason: "2", comment: "Netiko dydis" }, []],
    ["another one has five letters", { reason: "4", comment: "Rado!" }, []],
    ["none is chosen", { comment: "" }, [["reason", issueMessage("choice.required")]]],
    ["one that is not offered", { reason: "5", comment: "" }, [["reason", issueMessage("choice.unknown")]]],
    ["another one without words", { reason: "4", comment: "   " }, [["comment", issueMessage("required")]]],
    ["four letters", { reason: "4", comment: "Rado" }, [["comment", issueMessage("text.min", { count: 5 })]]],
    ["251 letters", { reason: "1", comment: "a".repeat(251) }, [["comment", issueMessage("text.max", { count: 250 })]]],
  ])("%s", (_name, fields, findings) => {
    expect(findingsOf(fields)).toEqual(findings);
  });
});
