import * as z from "zod";
import { tickedFlagField } from "~/domain/fields/flag-field.ts";
import { isoDayField } from "~/domain/fields/iso-day-field.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import { issueMessage } from "~/domain/issue.ts";
import type { Signer } from "./signers.server.ts";

type SigningFacts = {
  contractDate: IsoDay | null;
  signUntil: IsoDay | null;
  today: IsoDay;
  /** Whose signature is still to be confirmed; the buyer's when not said. */
  signers?: readonly Signer[];
};

/** Whose signature it is: chosen where two are open, else the one that is (F-228). */
const signerField = (signers: readonly Signer[]) =>
  z
    .string()
    .optional()
    .transform((text, context): Signer => {
      const [only = "buyer", other] = signers;
      if (other === undefined) return only;
      const chosen = signers.find((signer) => signer === text);
      if (chosen === undefined) context.addIssue({ code: "custom", message: issueMessage("choice.required") });
      return chosen ?? only;
    });

/**
 * The confirmation of signatures on paper (F-362): the day, not before the contract, not after its first instalment and
 * not after today, and a tick.
 */
export const paperSignatureSchema = ({ contractDate, signUntil, today, signers = ["buyer"] }: SigningFacts) =>
  z.object({
    signer: signerField(signers),
    signedOn: isoDayField({
      ...(signUntil === null || signUntil >= today
        ? { max: today, maxKey: "date.future" }
        : { max: signUntil, maxKey: "date.signUntil" }),
      ...(contractDate === null ? {} : { min: contractDate }),
    }),
    confirmed: tickedFlagField(),
  });
