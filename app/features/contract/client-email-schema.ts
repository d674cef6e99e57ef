import * as z from "zod";
import { optionalEmailField } from "~/domain/email.ts";

/** Only the spouse's, the same way (F-230). */
export const spouseEmailSchema = z.object({ spouseEmail: optionalEmailField() });

/** Only the buyer's e-mail, changed after the data are done (F-191); empty takes it away, for it is no must (F-203). */
export const clientEmailSchema = z.object({ email: optionalEmailField() });
