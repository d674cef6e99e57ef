import { formatMoney, parseMoney } from "~/domain/money.ts";
import type { Language } from "~/domain/language.ts";
import type { GoodsGroup } from "~/services/goods-types.ts";
import { findDraft } from "~/store/drafts.server.ts";
import { goodsDraftKey, type GoodsContext } from "./goods-page.server.ts";

type Opened = Pick<GoodsContext, "session" | "application"> & { locale: Language };

/**
 * A good whose form was begun and not saved, in words: its name, group and price. The form of a new good still has it (O2), and a good that was calculated waits
 * there for its name (F-391). Null where there is none.
 */
export async function findBegunGood(open: Opened, groups: readonly GoodsGroup[]): Promise<string | null> {
  const draft = await findDraft(goodsDraftKey({ ...open, index: null }));
  if (draft === null) return null;
  const typed = new Map(draft.entries);
  const price = parseMoney(typed.get("priceCents") ?? "");
  const group = groups.find(({ id }) => String(id) === typed.get("groupId"));
  const words = [
    typed.get("title")?.trim(),
    group?.title[open.locale],
    price.ok ? formatMoney(price.value, open.locale) : undefined,
  ];
  return words.filter(Boolean).join(", ") || null;
}
