import { isSigned, toSignatureType, type SignatureType } from "~/domain/enumerations/signature-type.ts";
import { SpouseMode } from "~/domain/enumerations/spouse-mode.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import type { Application } from "~/services/application-types.ts";

/** Who signs a contract: the buyer, and with a credit of both the spouse too (F-228). */
export type Signer = "buyer" | "spouse";

/** A person's signature: how, when and before whom, as far as it is known; `type` is unknown before it is given. */
export type Signature = {
  signer: Signer;
  name: string;
  isGiven: boolean;
  type: SignatureType;
  signedOn: IsoDay | null;
  confirmedBy: string | null;
};

const fullName = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string =>
  [firstName, lastName].filter(Boolean).join(" ");

/** Whether both spouses borrow. */
export const isOfBoth = ({ spouseMode }: Pick<Application, "spouseMode">): boolean => spouseMode === SpouseMode.spouse;

/** The signatures of a contract, the buyer's first. */
export function signaturesOf(application: Application): Signature[] {
  const { signing, buyer, spouse } = application;
  const own = toSignatureType(signing.contractSignature);
  const other = toSignatureType(signing.spouseContractSignature);
  const { signedOn, confirmedBy, spouseSignedOn, spouseConfirmedBy } = signing;
  const ofBuyer: Signature = {
    signer: "buyer",
    name: fullName(buyer),
    isGiven: isSigned(own),
    type: own,
    signedOn,
    confirmedBy,
  };
  if (!isOfBoth(application)) return [ofBuyer];
  const ofSpouse: Signature = {
    signer: "spouse",
    name: fullName(spouse),
    isGiven: isSigned(other),
    type: other,
    signedOn: spouseSignedOn,
    confirmedBy: spouseConfirmedBy,
  };
  return [ofBuyer, ofSpouse];
}

/** Whose signature is still to be confirmed. A contract of one is confirmed whatever was begun before: paper ends it (G24). */
export function openSigners(application: Application): Signer[] {
  const signatures = signaturesOf(application);
  if (signatures.length === 1) return ["buyer"];
  return signatures.filter(({ isGiven }) => !isGiven).map(({ signer }) => signer);
}
