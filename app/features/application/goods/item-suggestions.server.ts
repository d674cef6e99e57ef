import type { PublicPortal } from "~/request/portal.server.ts";
import { getCatalogue } from "~/services/goods.server.ts";
import type { CatalogueItem } from "~/services/goods-types.ts";
import { isApplicationId } from "../application-context.server.ts";
import { foundOrNothing, suggestToScript } from "../suggest-to-script.server.ts";
import { toItemQuery } from "./item-query.ts";

const SUGGESTED_ITEMS = 8;

/** An item of the catalogue as the field of step 2 offers it. */
export type ItemSuggestion = Pick<CatalogueItem, "productNumber" | "title" | "priceCents">;

/**
 * Items of the application's shop that fit what is being typed (F-232), for a user who may change goods; null for any other. The back end finds nothing for an
 * application that the user does not reach.
 */
export const suggestItems = (open: PublicPortal, applicationId: string | undefined): Promise<ItemSuggestion[] | null> =>
  suggestToScript(open, { may: "goods:edit", facts: { goodsAgreedWithSeller: true } }, ({ backend, url }) => {
    const search = toItemQuery(url.searchParams.get("item") ?? "");
    if (search === null || !isApplicationId(applicationId)) return [];
    return foundOrNothing(async () => {
      const found = await getCatalogue(backend, {
        applicationId: Number(applicationId),
        search,
        limit: SUGGESTED_ITEMS,
      });
      const items = found.ok ? found.value.items : [];
      return items.map(({ productNumber, title, priceCents }) => ({ productNumber, title, priceCents }));
    });
  });
