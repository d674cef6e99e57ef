import * as z from "zod";
import { tickedFlagField } from "~/domain/fields/flag-field.ts";
import { requiredText } from "~/domain/fields/text-field.ts";
import { issueMessage } from "~/domain/issue.ts";

const NAME_MAX = 200;
const CODE_MAX = 10;
/** A drawing of two thousand points; the pad thins out longer ones. */
const DRAWING_MAX = 60_000;
const NOTHING_DRAWN = ["", "[]"];

const code = () =>
  z
    .string()
    .max(CODE_MAX)
    .default("")
    .transform((text) => text.replaceAll(" ", ""));

/** Signing at a distance: a tick, and the code that came to the person's own telephone or e-mail. */
const remote = z.object({ agreed: tickedFlagField(), code: requiredText({ max: CODE_MAX }) });

/** Signing on the shop's tablet: name, tick, and a drawing, or without script the code that the seller shows (F-361). */
const onTablet = z
  .object({
    name: requiredText({ max: NAME_MAX }),
    agreed: tickedFlagField(),
    drawing: z.string().max(DRAWING_MAX).default(""),
    code: code(),
  })
  .refine(({ drawing, code: typed }) => typed !== "" || !NOTHING_DRAWN.includes(drawing), {
    path: ["code"],
    error: issueMessage("required"),
  });

/** What must be given, by where it is signed. */
export const signSchema = (isTablet: boolean) => (isTablet ? onTablet : remote);
