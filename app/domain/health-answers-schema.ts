import * as z from "zod";
import { optionalYesNoField } from "./fields/flag-field.ts";

/** Which insurance asks is known by the application: the form takes answers, and their absence. */
export const healthAnswersSchema = z.object({
  medication: optionalYesNoField(),
  disease: optionalYesNoField(),
  sickLeave: optionalYesNoField(),
  disability: optionalYesNoField(),
});
