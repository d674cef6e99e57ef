import * as z from "zod";
import { tickedFlagField } from "~/domain/fields/flag-field.ts";
import { optionalSigningCodeField, signingCodeField } from "~/domain/fields/signing-code-field.ts";
import { requiredText } from "~/domain/fields/text-field.ts";
import { SignatureType } from "~/domain/enumerations/signature-type.ts";
import { issueMessage } from "~/domain/issue.ts";
import { isSameName } from "~/domain/person-name.ts";
import type { SigningRequest } from "~/services/signing-types.ts";
import { DRAWING_MAX, isDrawn, readStrokes } from "./pad-strokes.ts";

const NAME_MAX = 200;

/** What is no drawing, or no more than a dot, counts as nothing drawn. */
const drawing = () =>
  z
    .string()
    .max(DRAWING_MAX)
    .default("")
    .transform((text) => (isDrawn(readStrokes(text) ?? []) ? text : ""));

/** Signing at a distance: a tick, and the code that came to the person's own telephone or e-mail. */
const remote = z.object({ agreed: tickedFlagField(), code: signingCodeField() });

type Signed = { drawing?: string; code?: string | null };

/** Told at once with what else is missing; a page without script speaks of no drawing. */
const neededOf = (draws: boolean) => ({
  when: () => true,
  path: ["code"],
  error: issueMessage(draws ? "signature.missing" : "verificationCode.format"),
});

/** The signer's own name, as the document has it. */
const ownName = (name: string) =>
  requiredText({ max: NAME_MAX }).refine((typed) => typed === "" || isSameName(typed, name), {
    error: issueMessage("signature.name", { name }),
  });

/** Signing on the shop's tablet: name, tick, and a drawing, or without script the code that the seller shows (F-361). */
const onTablet = (name: string, draws: boolean) =>
  z
    .object({ name: ownName(name), agreed: tickedFlagField(), drawing: drawing(), code: optionalSigningCodeField() })
    .refine(({ code, drawing = "" }: Signed) => code !== null || drawing !== "", neededOf(draws));

/**
 * What must be given, by where it is signed and who signs.
 * @param draws whether the page has where to draw: with script alone
 */
export const signSchema = ({ way, name }: Pick<SigningRequest, "way" | "name">, draws = true) =>
  way === SignatureType.initiatedTablet ? onTablet(name, draws) : remote;
