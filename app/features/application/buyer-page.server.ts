import { json } from "@remix-run/node";
import type { FormFields } from "./step-definition.ts";
import type { Backend } from "~/services/backend.server.ts";
import type { ConditionVariant } from "~/services/condition-types.ts";
import { getConditionVariants, getSellerConditionVariants } from "~/services/conditions.server.ts";
import { refusalPage } from "~/services/fault-pages.server.ts";
import { findMeaning } from "~/services/faults.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import type { FoundSeller } from "~/services/seller-types.ts";
import { formSeals } from "~/session/csrf.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { findTypedDraft } from "./application-draft.server.ts";
import { openBuyerStep } from "./empty-draft.server.ts";
import { findChosenSeller } from "./seller/chosen-seller.server.ts";
import { loadSellerChoice, type SellerChoicePage } from "./seller/seller-choice.server.ts";
import { findUnfinishedStart } from "./start-once.server.ts";
import { BUYER_FORM } from "./step-forms.ts";
import { personalCodeWhitelist } from "./test-codes.server.ts";

export type BuyerPageData = {
  kind: "buyer";
  seals: { csrf: string; operationId: string };
  fields: FormFields;
  draftSavedAt: number | null;
  /** Products that the seller's shop sells now, by contract type. */
  productTypes: number[];
  testCodes: readonly string[];
  /** For whom a manager works; null for sellers, who work for themselves, and where the application knows its seller. */
  seller: FoundSeller | null;
  /** The application without a buyer that is to be filled (F-009). */
  emptyDraft: number | null;
};

type ForWhom = Pick<BuyerPageData, "seller" | "emptyDraft">;

/**
 * Step 1 with the products of the seller's valid variants; without any the page says why (2140, F-005). A manager chooses the seller first, and
 * another one where that one has nothing to offer (F-187, F-254). An application without a buyer has its seller and his variants.
 */
export async function loadNewApplication(request: Request) {
  const portal = await openBuyerStep(request);
  const { session, backend, draft } = portal;
  if (draft !== null)
    return answerBuyer(session, draft.shopConditions.variants, { seller: null, emptyDraft: draft.id });
  const chosen = await findChosenSeller(request, portal);
  if (chosen.state === "missing") return answerChoice(request, backend, chosen.notice);
  const isOwn = chosen.state === "own";
  const conditions = await (isOwn
    ? getConditionVariants(backend)
    : getSellerConditionVariants(backend, chosen.sellerId));
  if (!conditions.ok && isOwn) throw refusalPage(conditions.notice);
  if (!conditions.ok) return answerChoice(request, backend, conditions.notice);
  const seller = isOwn ? null : chosen.seller;
  return answerBuyer(session, conditions.value.variants, { seller, emptyDraft: null });
}

const answerBuyer = async (session: PortalSession, variants: readonly ConditionVariant[], forWhom: ForWhom) =>
  json<BuyerPageData | SellerChoicePage>(await toBuyerPage(session, variants, forWhom));

/** The choice, with the status of what is wrong with the one in the address. */
async function answerChoice(request: Request, backend: Backend, notice: BackendNotice | null) {
  const status = notice === null ? undefined : findMeaning(notice.code)?.status;
  const page = await loadSellerChoice(request, backend, notice);
  return json<BuyerPageData | SellerChoicePage>(page, { status: status ?? 200 });
}

async function toBuyerPage(
  session: PortalSession,
  variants: readonly ConditionVariant[],
  forWhom: ForWhom,
): Promise<BuyerPageData> {
  const productTypes = [...new Set(variants.filter(({ expired }) => !expired).map(({ contractType }) => contractType))];
  const empty: FormFields = { productType: String(productTypes[0] ?? "") };
  const draft = await findTypedDraft({ userId: session.user.id, route: BUYER_FORM, subject: null }, empty);
  const seals = formSeals(session, BUYER_FORM);
  return {
    kind: "buyer",
    seals: { ...seals, operationId: findUnfinishedStart(session) ?? seals.operationId },
    fields: draft?.fields ?? empty,
    draftSavedAt: draft?.savedAt ?? null,
    productTypes,
    testCodes: personalCodeWhitelist(),
    ...forWhom,
  };
}
