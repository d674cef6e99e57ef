import * as z from "zod";
import { emailField } from "~/domain/email.ts";

/** The reminder's form (F-082). */
export const remindSchema = z.object({ email: emailField() });
