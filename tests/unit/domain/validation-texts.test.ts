import { describe, expect, test } from "vitest";
import { ENUMERATIONS } from "../../support/enumerations.ts";
import { ISSUE_KEYS } from "../../../app/domain/issue-keys.ts";
import enEnumerations from "../../../locales/en/enumerations.json";
import enLiabilities from "../../../locales/en/liabilities.json";
import enRecogniser from "../../../locales/en/recogniser.json";
import enSigned from "../../../locales/en/signed-documents.json";
import enUploads from "../../../locales/en/uploads.json";
import enVerify from "../../../locales/en/verify-document.json";
import enValidation from "../../../locales/en/validation.json";
import ltEnumerations from "../../../locales/lt/enumerations.json";
import ltLiabilities from "../../../locales/lt/liabilities.json";
import ltRecogniser from "../../../locales/lt/recogniser.json";
import ltSigned from "../../../locales/lt/signed-documents.json";
import ltUploads from "../../../locales/lt/uploads.json";
import ltVerify from "../../../locales/lt/verify-document.json";
import ltValidation from "../../../locales/lt/validation.json";
import { withoutPlural } from "../../support/locales.ts";
import glossary from "../../vectors/glossary.json";

type Texts = { [key: string]: string | Texts };

function flatten(texts: Texts, prefix = ""): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

const plainKeysOf = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(withoutPlural))].sort();

/** The text of a key, or one of its plural forms. */
const formOf = (texts: Map<string, string>, key: string) => texts.get(key) ?? texts.get(`${key}_other`) ?? "";

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

describe("every finding has its text in both languages", () => {
  const lt = flatten({
    ...ltValidation,
    ...ltUploads.findings,
    ...ltRecogniser.findings,
    ...ltSigned.findings,
    ...ltVerify.findings,
    ...ltLiabilities.findings,
  });
  const en = flatten({
    ...enValidation,
    ...enUploads.findings,
    ...enRecogniser.findings,
    ...enSigned.findings,
    ...enVerify.findings,
    ...enLiabilities.findings,
  });

  test("the keys of the files are the issue keys, no more and no less", () => {
    expect(plainKeysOf(lt)).toEqual([...ISSUE_KEYS].sort());
    expect(plainKeysOf(en)).toEqual([...ISSUE_KEYS].sort());
  });

  test.each([...ISSUE_KEYS])("%s has the same placeholders in both", (key) => {
    expect(placeholders(formOf(lt, key))).toEqual(placeholders(formOf(en, key)));
  });

  test.each([
    ["required", "v.required"],
    ["number.min", "v.min"],
    ["number.max", "v.max"],
    ["number.digits", "v.digits"],
    ["phone.length", "v.phone"],
    ["iban.country", "v.iban"],
    ["date.format", "v.date"],
    ["paymentDay.range", "v.paymentDay"],
    ["validUntil.expired", "v.documentExpired"],
    ["goods.missing", "v.goodsMissing"],
    ["goods.amountTooSmall", "v.goodsAmountTooSmall"],
    ["goods.serialRequired", "v.serial"],
    ["credit.ownFundsAboveGoods", "v.ownFunds"],
    ["password.mismatch", "v.passwordsDiffer"],
    ["verificationCode.rejected", "v.codeUsed"],
    ["file.type", "v.fileType"],
  ] as const)("O15: %s is worded as the glossary's %s", (key, term) => {
    const wording = glossary.terms[term];
    expect(lt.get(key)?.replace(/\{\{/g, "{").replace(/\}\}/g, "}")).toBe(wording.lt);
    expect(en.get(key)?.replace(/\{\{/g, "{").replace(/\}\}/g, "}")).toBe(wording.en);
  });

  test("F-212: every finding on a personal code names the field", () => {
    const ofTheCode = ISSUE_KEYS.filter((key) => key.startsWith("personalCode."));
    expect(ofTheCode.filter((key) => !/asmens kod/i.test(lt.get(key) ?? ""))).toEqual([]);
  });
});

describe("every value of an enumeration has its label in both languages", () => {
  const expected = ENUMERATIONS.flatMap((enumeration) => enumeration.labelKeys).sort();

  test("Lithuanian", () => expect([...flatten(ltEnumerations).keys()].sort()).toEqual(expected));

  test("English", () => expect([...flatten(enEnumerations).keys()].sort()).toEqual(expected));

  test("O15: labels are worded as in the glossary", () => {
    const lt = flatten(ltEnumerations);
    const terms: Record<string, { lt: string; en: string }> = glossary.terms;
    const sameAs: Record<string, string> = {
      "role.supervisor": "role.supervisor",
      "maritalStatus.married": "buyer.married",
      "incomeType.officer": "income.officer",
      "contractType.online": "credit.online",
      "applicationStatus.unsigned": "status.unsigned",
      "serviceStatus.slow": "service.slow",
      "identityDocumentType.ePermit": "buyer.doc.ePermit",
      "authenticationMethod.sms": "login.authSms",
    };
    for (const [key, term] of Object.entries(sameAs)) expect(lt.get(key)).toBe(terms[term]?.lt);
  });

  test.each(["WAITING", "WAITING_EXTRA", "CONFIRMED", "REJECTED", "ESCALATED", "EXPIRED"] as const)(
    "F-373, O15: a request that is %s is called so by the glossary's words",
    (state) => {
      const key = `permitStatus.${state.toLowerCase().replace(/_(\w)/, (_, letter: string) => letter.toUpperCase())}`;
      const { lt, en } = glossary.terms[`request.${state}`];
      expect([flatten(ltEnumerations).get(key), flatten(enEnumerations).get(key)]).toEqual([lt, en]);
    },
  );
});
