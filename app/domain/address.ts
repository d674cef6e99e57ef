import * as z from "zod";
import { dependentBlock } from "./fields/dependent-block.ts";
import { flagField } from "./fields/flag-field.ts";
import { optionalText, requiredText } from "./fields/text-field.ts";
import { optionalFlatNumberField } from "./flat-number.ts";
import { houseNumberField } from "./house-number.ts";
import { issueMessage } from "./issue.ts";
import { postalCodeField } from "./postal-code.ts";

const TEXT = { min: 2, max: 60, printed: true };

/** An address in Lithuania (F-554): Miestas, Gatve, Namas, Butas, Indeksas. Villages have no streets. In the order of the page, as its findings are told. */
export const addressSchema = z.object({
  city: requiredText(TEXT),
  street: optionalText(TEXT),
  house: houseNumberField(),
  flat: optionalFlatNumberField(),
  postalCode: postalCodeField(),
});

/**
 * The correspondence address with its flag `differs`. Flag off: the address is not checked and not sent (F-283, F-554), and
 * one that is typed is not dropped without a word.
 * Output: the address, or null when letters go home.
 */
export const correspondenceAddressSchema = dependentBlock({
  switchName: "differs",
  switchSchema: flagField(),
  isOpen: (differs) => differs,
  block: addressSchema,
  unusedMessage: issueMessage("address.correspondenceWithoutTick"),
}).transform(({ details }) => details);
