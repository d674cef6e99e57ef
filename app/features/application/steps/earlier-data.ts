import { NO_EXPIRY_DAY } from "~/domain/identity-document.ts";
import type { FormFields as FieldTexts } from "~/forms/field-texts.ts";
import type { Application } from "~/services/application-types.ts";

/** Step 4 asks for an answer about political exposure: until it is there, the step has not been saved. */
const isStepSaved = ({ address, identityDocument, politicalExposure }: Application): boolean =>
  address.city !== null || identityDocument.type !== null || politicalExposure.exposed !== null;

/** The last contract of the client in the same shop, as long as its data may be offered: before step 4 is saved (docs/decisions/0024). */
export const findEarlier = (application: Application): Application["earlierContract"] =>
  isStepSaved(application) ? null : application.earlierContract;

/**
 * The application with what its client's last contract knows in the places that are empty: contacts, addresses, the identity document. An answer that the law wants is
 * never among them. It is shown to be checked; only the seller saves it.
 */
export function withEarlierData(application: Application): Application {
  const earlier = findEarlier(application);
  if (earlier === null) return application;
  const { buyer, identityDocument } = application;
  return {
    ...application,
    address: earlier.address,
    otherAddressDiffers: earlier.otherAddressDiffers,
    otherAddress: earlier.otherAddress,
    identityDocument: { ...identityDocument, ...documentOf(earlier.identityDocument) },
    buyer: { ...buyer, phone2: buyer.phone2 ?? earlier.phone2, email: buyer.email ?? earlier.email },
  };
}

type EarlierDocument = NonNullable<Application["earlierContract"]>["identityDocument"];

/** That a document has no expiry is the back end's word about this application alone (F-311). */
const documentOf = ({ validUntil, ...document }: EarlierDocument): EarlierDocument => ({
  ...document,
  validUntil: validUntil === NO_EXPIRY_DAY ? null : validUntil,
});

/** Whether one of the offered values is what the form shows. */
export function showsOffered(shown: FieldTexts[string], offered: FieldTexts[string]): boolean {
  if (typeof offered === "string" || offered === undefined) return (offered ?? "") !== "" && shown === offered;
  return Object.entries(offered).some(([name, value]) => typeof shown === "object" && showsOffered(shown[name], value));
}
