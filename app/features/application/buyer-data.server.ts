import { json, redirect } from "@remix-run/node";
import { answerDraftButton } from "~/forms/answer-draft-button.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { FIRST_STEP_OF_APPLICATION } from "~/paths/application-steps.ts";
import { paths } from "~/paths/paths.ts";
import { citizenshipChoice, isUnknownCountry } from "~/flows/citizenship/citizenship.server.ts";
import type { CitizenshipChoice } from "~/flows/citizenship/citizenship-choice.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { checkPersonalData } from "~/services/clients.server.ts";
import type { ApplicationContext } from "./application-context.server.ts";
import { draftKey, withDrawn } from "./application-draft.server.ts";
import { codeUnchangeable, FIXED_FIELD } from "./fixed-code.server.ts";
import { maskedCode, sayCleanedName } from "./name-buyer.server.ts";
import { productTypesOf } from "./product-types.ts";
import { saveStep } from "./save-step.server.ts";
import { stepPage, type StepPage } from "./step-page.server.ts";
import { buyerDataStep } from "./steps/buyer-data-step.ts";
import { unknownCitizenship } from "./unknown-citizenship.server.ts";
import { BUYER_FORM } from "./forms/buyer-form.ts";

/** Step 1 of an application that has its buyer, to be corrected until the contract. */
export type BuyerDataPage = StepPage & {
  kind: "buyerData";
  personalCode: string;
  /** The register does not know the client: the name is as it was typed (F-204, F-205). */
  asksNames: boolean;
  productTypes: number[];
  citizenships: CitizenshipChoice;
};

/** The page with what is saved, or was typed. */
export async function loadBuyerData(open: ApplicationContext) {
  const asksNames = await isNewClient(open);
  const { buyer, shopConditions } = open.application;
  const step = await stepPage(open, buyerDataStep(asksNames), BUYER_FORM);
  const page: BuyerDataPage = {
    ...step,
    kind: "buyerData",
    personalCode: buyer.personalCode ?? "",
    asksNames,
    productTypes: productTypesOf(shopConditions.variants),
    citizenships: await citizenshipChoice(open, step.fields["citizenship"]),
  };
  return json(page);
}

/** Saves the corrected data; another personal code than the saved one is refused in words (F-195). */
export async function answerBuyerData(
  open: ApplicationContext,
  posted: ReadForm<typeof BUYER_FORM>,
): Promise<Response> {
  const asksNames = await isNewClient(open);
  const read = withDrawn(asksNames ? posted : withoutNames(posted));
  const { id, buyer } = open.application;
  const key = draftKey(open, BUYER_FORM.id);
  const answer = await answerDraftButton(open, read, { key, page: paths.applicationStep(id, "buyer") });
  if (answer !== null) return answer;
  const step = buyerDataStep(asksNames);
  const form = validate(read, step.schema(open.today));
  const typedCode = new Map(read.entries).get(FIXED_FIELD);
  if (typedCode !== undefined && typedCode !== buyer.personalCode) return codeUnchangeable(form);
  if (form.ok && (await isUnknownCountry(open, form.value.citizenship))) return unknownCitizenship(form, "citizenship");
  const rejected = await saveStep({ ...open, form, step });
  if (rejected !== null) return rejected;
  if (form.ok) await sayCleanedName(open.session, read.entries, form.value);
  return redirect(paths.applicationStep(id, FIRST_STEP_OF_APPLICATION), 303);
}

const NAMES: readonly string[] = ["firstName", "lastName"];

/** The register's name stays as it is, whatever a form says (F-204). */
function withoutNames<Read extends ReadForm>(read: Read): Read {
  const isOther = ([name]: readonly [string, unknown]) => !NAMES.includes(name);
  return { ...read, entries: read.entries.filter(isOther), posted: read.posted.filter(isOther) };
}

/** Whose application is open is no secret to its user: the question is logged like every other one, and not counted (R-D16). */
async function isNewClient({ backend, application }: ApplicationContext): Promise<boolean> {
  const code = application.buyer.personalCode ?? "";
  const known = await auditedCall(
    { event: "person.named", subject: maskedCode(code) },
    () => checkPersonalData(backend, code),
    (answer) => answer.ok || answer.reason === "newClient",
  );
  return !known.ok && known.reason === "newClient";
}
