import * as z from "zod";
import { citizenshipField } from "~/domain/citizenship.ts";
import { HOME_COUNTRY } from "~/domain/home-country.ts";
import { optionalEmailField } from "~/domain/email.ts";
import { contractTypes, hasAskedSum } from "~/domain/enumerations/contract-type.ts";
import { choiceField } from "~/domain/fields/choice-field.ts";
import { optionalField } from "~/domain/fields/optional-field.ts";
import { issueMessage } from "~/domain/issue.ts";
import { personNameField } from "~/domain/person-name.ts";
import { phoneField } from "~/domain/fields/phone-field.ts";
import { formatNationalPhone } from "~/domain/phone.ts";
import { toText } from "~/forms/field-texts.ts";
import type { Application } from "~/services/application-types.ts";
import type { FieldIssue, StepDefinition } from "../step-definition.ts";

/**
 * What may be corrected of the buyer until the contract (F-203); the personal code may not (F-195), nor the name of a client that the register
 * knows (F-204).
 */
export const buyerDataSchema = (asksNames: boolean) =>
  z.object({
    firstName: asksNames ? personNameField() : optionalField(personNameField()),
    lastName: asksNames ? personNameField() : optionalField(personNameField()),
    citizenship: citizenshipField(),
    productType: choiceField(contractTypes),
    phone: phoneField(),
    email: optionalEmailField(),
  });

type BuyerDataSchema = ReturnType<typeof buyerDataSchema>;

/** Step 1 of an application that has its buyer. */
export const buyerDataStep = (asksNames: boolean): StepDefinition<BuyerDataSchema> => ({
  key: "buyer",
  schema: () => buyerDataSchema(asksNames),
  toFields: ({ buyer, contractType }) => ({
    ...(asksNames && { firstName: toText(buyer.firstName), lastName: toText(buyer.lastName) }),
    citizenship: buyer.citizenship ?? HOME_COUNTRY,
    productType: toText(contractType),
    phone: formatNationalPhone(toText(buyer.phone)),
    email: toText(buyer.email),
  }),
  apply: (application, values) => applyBuyerData(application, values),
  validate: findProductFindings,
});

function applyBuyerData(application: Application, values: z.output<BuyerDataSchema>): Application {
  const { firstName, lastName, phone, email, productType } = values;
  const { buyer } = application;
  const named = { firstName: firstName ?? buyer.firstName, lastName: lastName ?? buyer.lastName };
  const citizenship = values.citizenship ?? buyer.citizenship ?? HOME_COUNTRY;
  const next = { ...application, buyer: { ...buyer, ...named, citizenship, phone, email } };
  return productType === application.contractType ? next : withProduct(next, productType);
}

/** Another product has other variants and another sum: both are chosen again in step 2. */
const withProduct = (application: Application, contractType: number): Application => ({
  ...application,
  contractType,
  credit: {
    ...application.credit,
    conditionVariantId: null,
    durationMonths: null,
    sumCents: null,
    limitCents: null,
    lowerWinterPayments: false,
  },
});

/** The shop sells the product; an account or a card has no goods, which are not dropped unsaid. */
function findProductFindings({ contractType, goods, shopConditions }: Application): FieldIssue[] {
  const isSold = shopConditions.variants.some((variant) => variant.contractType === contractType);
  if (!isSold) return [{ field: "productType", message: issueMessage("choice.unknown") }];
  return goods.length > 0 && hasAskedSum(contractType)
    ? [{ field: "productType", message: issueMessage("goods.productWithoutGoods") }]
    : [];
}
