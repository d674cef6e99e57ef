import * as z from "zod";
import { emailField } from "~/domain/email.ts";

/** Only the spouse's, the same way (F-230). */
export const spouseEmailSchema = z.object({ spouseEmail: emailField() });

/** Only the buyer's e-mail, changed after the data are done (F-191). */
export const clientEmailSchema = z.object({ email: emailField() });
