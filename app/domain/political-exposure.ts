import * as z from "zod";
import { politicalConnections } from "./enumerations/political-connection.ts";
import { choiceField } from "./fields/choice-field.ts";
import { dependentBlock } from "./fields/dependent-block.ts";
import { yesNoField } from "./fields/flag-field.ts";
import { requiredText } from "./fields/text-field.ts";

const TEXT = { min: 2, max: 100, printed: true };

const officeSchema = z.object({
  name: requiredText(TEXT),
  institution: requiredText(TEXT),
  connection: choiceField(politicalConnections),
});

/** „Yes“ makes the three fields required, „no“ clears them (F-290). Output: the office, or null. */
export const politicalExposureSchema = dependentBlock({
  switchName: "exposed",
  switchSchema: yesNoField(),
  isOpen: (exposed) => exposed,
  block: officeSchema,
}).transform(({ details }) => details);
