import * as z from "zod";
import { personalCodeField } from "~/domain/fields/personal-code-field.ts";

/**
 * The same code as in step 1 (F-208).
 * @param testCodes codes that bypass the check in a test environment (F-210)
 */
export const startSchema = (testCodes: readonly string[]) => z.object({ personalCode: personalCodeField(testCodes) });
