import * as z from "zod";
import { integerField } from "~/domain/fields/integer-field.ts";
import { optionalText, requiredText } from "~/domain/fields/text-field.ts";
import { WIRE_INTEGER_MAX } from "~/domain/limits.ts";

const KEY_MAX = 40;
const LOGIN_MAX = 100;

/** The number of an application with its key (F-200). @param namesSeller a manager takes over for a seller, and names one by log-in */
export const takeOverSchema = (namesSeller: boolean) =>
  z.object({
    number: integerField({ min: 1, max: WIRE_INTEGER_MAX }),
    key: requiredText({ max: KEY_MAX }),
    login: namesSeller ? requiredText({ max: LOGIN_MAX }) : optionalText({ max: LOGIN_MAX }),
  });
