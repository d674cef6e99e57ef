import type { FormFields } from "./step-definition.ts";
import { getConditionVariants } from "~/services/conditions.server.ts";
import { refusalPage } from "~/services/fault-pages.server.ts";
import { formSeals } from "~/session/csrf.server.ts";
import { findTypedDraft } from "./application-draft.server.ts";
import { openPortal } from "./open-application.server.ts";
import { BUYER_FORM } from "./step-forms.ts";
import { personalCodeWhitelist } from "./test-codes.server.ts";

export type BuyerPageData = {
  seals: { csrf: string; operationId: string };
  fields: FormFields;
  draftSavedAt: number | null;
  /** Products that the seller's shop sells now, by contract type. */
  productTypes: number[];
  testCodes: readonly string[];
};

/** Step 1 with the products of the seller's valid variants; without any the page says why (2140, F-005). */
export async function loadBuyerPage(request: Request): Promise<BuyerPageData> {
  const { session, backend } = await openPortal(request);
  const conditions = await getConditionVariants(backend);
  if (!conditions.ok) throw refusalPage(conditions.notice);
  const productTypes = [
    ...new Set(conditions.value.variants.filter(({ expired }) => !expired).map(({ contractType }) => contractType)),
  ];
  const empty: FormFields = { productType: String(productTypes[0] ?? "") };
  const draft = await findTypedDraft({ userId: session.user.id, route: BUYER_FORM, subject: null }, empty);
  return {
    seals: formSeals(session, BUYER_FORM),
    fields: draft?.fields ?? empty,
    draftSavedAt: draft?.savedAt ?? null,
    productTypes,
    testCodes: personalCodeWhitelist(),
  };
}
