import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { addressSchema, correspondenceAddressSchema } from "../../../../app/domain/address.ts";
import { advanceSchema } from "../../../../app/domain/advance-field.ts";
import { marketingConsentsSchema } from "../../../../app/domain/consents.ts";
import { optionalEmailField } from "../../../../app/domain/email.ts";
import { incomeTypes } from "../../../../app/domain/enumerations/income-type.ts";
import { choiceField } from "../../../../app/domain/fields/choice-field.ts";
import { flagField } from "../../../../app/domain/fields/flag-field.ts";
import { moneyField, moneyOrZeroField } from "../../../../app/domain/fields/money-field.ts";
import { optionalText, requiredText } from "../../../../app/domain/fields/text-field.ts";
import { NO_LIMITATIONS } from "../../../../app/domain/goods-limitations.ts";
import { goodsLineSchema } from "../../../../app/domain/goods-line-schema.ts";
import { futureIncomeSchema } from "../../../../app/domain/income.ts";
import { newPasswordField } from "../../../../app/domain/fields/password-field.ts";
import { personNameField } from "../../../../app/domain/person-name.ts";
import { politicalExposureSchema } from "../../../../app/domain/political-exposure.ts";

const form = z.object({
  name: personNameField(),
  workplace: requiredText({ min: 2, max: 100 }),
  note: optionalText({ max: 100 }),
  email: optionalEmailField(),
  income: moneyField(),
  loan: moneyOrZeroField(),
  incomeType: choiceField(incomeTypes),
  insured: flagField(),
  password: newPasswordField(),
  future: futureIncomeSchema,
  advance: advanceSchema,
  consents: marketingConsentsSchema,
  home: addressSchema,
  correspondence: correspondenceAddressSchema,
  politics: politicalExposureSchema,
});

function post(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return parseWithZod(data, { schema: form });
}

const FILLED = {
  name: "Mantas1",
  workplace: " UAB Pavyzdys ",
  note: "",
  email: "",
  income: "1 234,56",
  loan: "",
  incomeType: "1",
  password: "Demo-2026!",
  "future.amount": "",
  "advance.type": "1",
  "advance.value": "10",
  "consents.profiling": "on",
  "home.city": "Vilnius",
  "home.street": "",
  "home.house": "1",
  "home.flat": "",
  "home.postalCode": "01234",
  "correspondence.city": "",
  "politics.exposed": "no",
  "politics.name": "",
};

describe("the fields work with Conform, which takes empty texts away", () => {
  test("a filled form gives domain values", () => {
    const submission = post(FILLED);
    expect(submission.status === "success" && submission.value).toEqual({
      name: "Mantas",
      workplace: "UAB Pavyzdys",
      note: null,
      email: null,
      income: 123456,
      loan: 0,
      incomeType: 1,
      insured: false,
      password: "Demo-2026!",
      future: null,
      advance: { type: 1, basisPoints: 1000 },
      consents: { directMarketing: false, partnerOffers: false, profiling: false },
      home: { city: "Vilnius", street: null, house: "1", flat: null, postalCode: "LT-01234" },
      correspondence: null,
      politics: null,
    });
  });

  test("F-134: an empty form has all its findings at once, each a key", () => {
    expect(post({}).reply().error).toEqual({
      name: ["required"],
      workplace: ["required"],
      income: ["required"],
      incomeType: ["choice.required"],
      password: ["required"],
      "advance.type": ["choice.required"],
      "home.city": ["required"],
      "home.house": ["required"],
      "home.postalCode": ["required"],
      "politics.exposed": ["choice.yesNo"],
    });
  });

  test("F-290: an open group tells its findings beside those of other fields", () => {
    const error = post({ ...FILLED, income: "x", "politics.exposed": "yes", "correspondence.differs": "on" }).reply()
      .error;
    expect(error).toEqual({
      income: ["money.format"],
      "politics.name": ["required"],
      "politics.institution": ["required"],
      "politics.connection": ["choice.required"],
      "correspondence.city": ["required"],
      "correspondence.house": ["required"],
      "correspondence.postalCode": ["required"],
    });
  });
});

test("F-241: rows of goods tell the findings of every row, the rules of the warranty included", () => {
  const groups = [{ id: 1, catalogueEmpty: false, limitations: NO_LIMITATIONS }];
  const schema = z.object({ goods: z.array(goodsLineSchema({ groups, extendedWarrantyAllowed: true })) });
  const data = new FormData();
  const row = { title: "Televizorius", groupId: "1", quantity: "1", priceCents: "499" };
  for (const [name, value] of Object.entries(row)) data.append(`goods[0].${name}`, value);
  for (const [name, value] of Object.entries({ ...row, title: "", insured: "on" }))
    data.append(`goods[1].${name}`, value);
  expect(parseWithZod(data, { schema }).reply().error).toEqual({
    "goods[1].title": ["required"],
    "goods[1].serialNumber": ["goods.serialRequired"],
    "goods[1].warrantyYears": ["goods.warrantyDuration"],
  });
});
