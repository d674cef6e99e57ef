import { json } from "@remix-run/node";
import { HOME_COUNTRY } from "~/domain/home-country.ts";
import type { CitizenshipChoice } from "~/flows/citizenship/citizenship-choice.ts";
import { citizenshipChoice } from "~/flows/citizenship/citizenship.server.ts";
import type { FormFields } from "./step-definition.ts";
import type { ConditionVariant } from "~/services/condition-types.ts";
import { getConditionVariants, getSellerConditionVariants } from "~/services/conditions.server.ts";
import { permissionDeniedPage, refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { findMeaning } from "~/services/faults.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import type { LocalisedText } from "~/services/localised-text.ts";
import type { FoundSeller } from "~/services/seller-types.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { findOfferedDraft, keyOfForm, type DraftKey } from "~/store/drafts.server.ts";
import { typistOf, type PortalSession } from "~/session/portal-session.ts";
import { loadBuyerData } from "./buyer-data.server.ts";
import { buyerLookUp } from "./find-buyer.server.ts";
import type { BuyerLookUp } from "./found-buyer.ts";
import { productTypesOf } from "./product-types.ts";
import { findTypedDraft, saysSame, toFields } from "./application-draft.server.ts";
import { requireBuyerStep } from "./unfinished-application.server.ts";
import { findCarried, type CarriedCalculation } from "./carried-calculation.ts";
import { calculationIn, findChosenSeller } from "./seller/chosen-seller.server.ts";
import { loadSellerChoice, type SellerChoicePage } from "./seller/seller-choice.server.ts";
import { findUnfinishedStart } from "./start-idempotently.server.ts";
import { BUYER_FORM } from "./forms/buyer-form.ts";
import { personalCodeWhitelist } from "./test-codes.server.ts";

export type BuyerPageData = {
  kind: "buyer";
  seals: { csrf: string; operationId: string };
  fields: FormFields;
  draftSavedAt: number | null;
  /** When another session of the user typed what this one may take over; null when there is nothing, or something of its own. */
  offeredAt: number | null;
  /** Products that the seller's shop sells now, by contract type. */
  productTypes: number[];
  citizenships: CitizenshipChoice;
  testCodes: readonly string[];
  lookUp: BuyerLookUp;
  /** For whom a manager works; null for sellers, who work for themselves, and where the application knows its seller. */
  seller: FoundSeller | null;
  /** The application without a buyer that is to be filled (F-009). */
  unfinishedApplication: number | null;
  /** What the calculator has handed over; `lost`: the shop does not sell by its terms (F-391). */
  calculation: { title: LocalisedText; months: number | null; priceCents: number } | "lost" | null;
};

type ForWhom = Pick<BuyerPageData, "seller" | "unfinishedApplication">;

/**
 * Step 1 with the products of the seller's valid variants; without any the page says why (2140, F-005). A manager chooses the seller first, and
 * another one where that one has nothing to offer (F-187, F-254). An application without a buyer has its seller and the seller's variants.
 */
export async function loadNewApplication(portal: Portal) {
  const step = await requireBuyerStep(portal);
  const { backend, unfinishedApplication, started } = step;
  if (started !== null) return loadBuyerData(started);
  if (unfinishedApplication !== null) {
    const { id, shopConditions } = unfinishedApplication;
    return answerBuyerPage(step, shopConditions.variants, { seller: null, unfinishedApplication: id });
  }
  const chosen = await findChosenSeller(step);
  if (chosen.state === "missing") return answerChoice(step, chosen.notice);
  const isOwn = chosen.state === "own";
  if (!isOwn && !step.can("seller:viewConditions")) throw permissionDeniedPage();
  const conditions = await (isOwn
    ? getConditionVariants(backend)
    : getSellerConditionVariants(backend, chosen.sellerId));
  if (!conditions.ok && isOwn) throw refusalPage(conditions.notice);
  if (!conditions.ok) return answerChoice(step, conditions.notice);
  const seller = isOwn ? null : chosen.seller;
  return answerBuyerPage(step, conditions.value.variants, { seller, unfinishedApplication: null });
}

const answerBuyerPage = async (portal: Portal, variants: readonly ConditionVariant[], forWhom: ForWhom) =>
  json<BuyerPageData | SellerChoicePage>(await toBuyerPage(portal, variants, forWhom));

/** The choice, with the status of what is wrong with the one in the address. */
async function answerChoice(portal: Portal, notice: BackendNotice | null) {
  const status = notice === null ? undefined : findMeaning(notice.code)?.status;
  const page = await loadSellerChoice(portal, calculationIn(portal), notice);
  return json<BuyerPageData | SellerChoicePage>(page, { status: status ?? 200 });
}

/** Of a new application there is one draft; an empty one has its own. */
export const buyerDraftKey = (session: PortalSession, unfinishedApplication: number | null): DraftKey =>
  keyOfForm(typistOf(session), BUYER_FORM.id, unfinishedApplication === null ? null : String(unfinishedApplication));

async function toBuyerPage(
  portal: Portal,
  variants: readonly ConditionVariant[],
  forWhom: ForWhom,
): Promise<BuyerPageData> {
  const { session } = portal;
  const productTypes = productTypesOf(variants);
  const handedOver = calculationIn(portal);
  const carried = findCarried(handedOver, variants);
  const productType = carried?.variant.contractType ?? productTypes[0];
  const empty: FormFields = { citizenship: HOME_COUNTRY, productType: String(productType ?? "") };
  const key = buyerDraftKey(session, forWhom.unfinishedApplication);
  const draft = await findTypedDraft(key, empty);
  const seals = formSeals(session, BUYER_FORM.id);
  const fields: FormFields = { ...empty, ...draft?.fields };
  const { personalCode } = fields;
  return {
    kind: "buyer",
    seals: { ...seals, operationId: findUnfinishedStart(session) ?? seals.operationId },
    fields,
    draftSavedAt: draft === null || isCodeAlone(draft.fields) ? null : draft.savedAt,
    offeredAt: draft === null || isCodeAlone(draft.fields) ? await findOfferedAt(key, empty) : null,
    productTypes,
    calculation: carried === null ? (handedOver === "" ? null : "lost") : toLine(carried),
    citizenships: await citizenshipChoice(portal, fields["citizenship"]),
    testCodes: personalCodeWhitelist(),
    lookUp: buyerLookUp(session, typeof personalCode === "string" ? personalCode : null),
    ...forWhom,
  };
}

const toLine = ({ calculation, variant }: CarriedCalculation) => ({
  title: variant.title,
  months: calculation.months,
  priceCents: calculation.price,
});

/** When another session typed something worth taking over. */
async function findOfferedAt(key: DraftKey, empty: FormFields): Promise<number | null> {
  const offered = await findOfferedDraft(key);
  if (offered === null) return null;
  const fields = toFields(offered.entries);
  return isCodeAlone(fields) || saysSame(fields, empty) ? null : offered.savedAt;
}

/** A code that was given on the first page is no unsaved work that comes back. */
const isCodeAlone = (fields: FormFields): boolean => Object.keys(fields).join() === "personalCode";
