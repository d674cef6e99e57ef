import { describe, expect, test } from "vitest";
import { parseIssueMessage } from "../../../../app/domain/issue.ts";
import { accountSchema } from "../../../../app/features/accounts/account-schema.ts";

const ACCOUNT = { login: "nauja.d", role: "0", shop: "101", email: "nauja@pavyzdys.lt", method: "1" };

const namesOf = (shared: boolean, firstName: string, lastName = "Pavardenė") => {
  const read = accountSchema({ shopIds: [101], shared }).safeParse({ ...ACCOUNT, firstName, lastName, agreed: "on" });
  return read.success
    ? [read.data.firstName, read.data.lastName]
    : read.error.issues.map(({ path, message }) => [path[0], parseIssueMessage(message).key]);
};

describe("F-399: a seller's name, which contracts print, is a name", () => {
  test.each(["=1+1", "<b>Žąsis</b>", "Ona2", "-", "O’Brien"])("%j is refused, and nothing of it is dropped", (name) => {
    expect(namesOf(false, name)).toEqual([["firstName", "personName.letters"]]);
  });

  test.each(["Ona Marija", "Žąsis-Gulbė", "Nguyễn"])("%j is one", (name) => {
    expect(namesOf(false, name)).toEqual([name, "Pavardenė"]);
  });

  test("letters that no paper can print are named", () => {
    expect(namesOf(false, "小明")).toEqual([["firstName", "text.unprintable"]]);
  });

  test("the account of a whole shop is called as its shop calls it", () => {
    expect(namesOf(true, "Kasa", "Nr. 1")).toEqual(["Kasa", "Nr. 1"]);
  });
});
