import { describe, expect, test } from "vitest";
import type { ZodType } from "zod";
import { emailField } from "../../../../app/domain/email.ts";
import { isoDayField } from "../../../../app/domain/fields/iso-day-field.ts";
import { moneyField } from "../../../../app/domain/fields/money-field.ts";
import { optionalText, requiredText } from "../../../../app/domain/fields/text-field.ts";
import { ltIbanField, optionalIbanField } from "../../../../app/domain/fields/iban-field.ts";
import { ISSUE_KEYS } from "../../../../app/domain/issue-keys.ts";
import { parseIssueMessage } from "../../../../app/domain/issue.ts";
import { newPasswordField } from "../../../../app/domain/fields/password-field.ts";
import { personNameField } from "../../../../app/domain/person-name.ts";
import { personalCodeField } from "../../../../app/domain/fields/personal-code-field.ts";
import { phoneField } from "../../../../app/domain/fields/phone-field.ts";
import { postalCodeField } from "../../../../app/domain/postal-code.ts";

const NAUGHTY = [
  "",
  " ",
  "undefined",
  "null",
  "__proto__",
  "constructor",
  "-1/0",
  "1e5",
  "0x1",
  "\u0000",
  "\uD800",
  "\uFEFF",
  "\u202Eabc",
  "👩‍👩‍👧",
  "e\u0301",
  "e" + "\u0301".repeat(100),
  "<script>alert(1)</script>",
  "]]><a/>",
  "<![CDATA[x]]>",
  "${7*7}",
  "{{x}}",
  "=1+1",
  "'; DROP TABLE x; --",
  "ﷺ",
  "社會科學院",
  "a".repeat(100_000),
  " ".repeat(100_000),
  "<".repeat(100_000),
  "1".repeat(100_000),
  "1 ".repeat(50_000),
  `${"1.".repeat(50_000)}!`,
  `${"a.".repeat(50_000)}@`,
  `${"-".repeat(99_999)}!`,
];

const FIELDS: Record<string, ZodType> = {
  "required text": requiredText({ min: 2, max: 100 }),
  "optional text": optionalText({ max: 100, lines: true }),
  amount: moneyField(),
  day: isoDayField(),
  name: personNameField(),
  "personal code": personalCodeField(),
  phone: phoneField(),
  "e-mail": emailField(),
  "Lithuanian account": ltIbanField(),
  "foreign account": optionalIbanField(),
  "postal code": postalCodeField(),
  password: newPasswordField(),
};

describe.each(Object.entries(FIELDS))("R-E6, R-E14: %s", (_, schema) => {
  test.each(NAUGHTY.map((text) => [text.slice(0, 20), text.length, text] as const))(
    "%j of %i characters is stored or refused by a key",
    (_beginning, _length, text) => {
      const result = schema.safeParse(text);
      const keys = result.error?.issues.map((issue) => parseIssueMessage(issue.message).key) ?? [];
      expect(keys.filter((key) => !ISSUE_KEYS.some((known) => known === key))).toEqual([]);
      expect(result.success || keys.length > 0).toBe(true);
      if (typeof result.data === "string") expect(result.data.normalize("NFC")).toBe(result.data);
    },
  );
});
