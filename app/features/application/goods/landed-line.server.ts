import { redirect } from "@remix-run/node";
import { goodsLineSchema, type GoodsLineInput } from "~/domain/goods-line-schema.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import { deleteDraft } from "~/store/drafts.server.ts";
import { findTypedDraft, saysSame } from "../application-draft.server.ts";
import { versionOf } from "../drawn-version.server.ts";
import { withoutEmpty } from "../replay-step.ts";
import { goodsContextOf } from "./goods-context.ts";
import { toGoodsFields } from "./goods-fields.ts";
import { goodsDraftKey, type GoodsContext } from "./goods-page.server.ts";

/** A typed line, and the version of the application that it was to be added to. */
type Attempt = { drawn: string | null; typed: GoodsLineInput };

/**
 * Whether a new line stands at the end of the goods since the version for which it was typed: its save has arrived, though its answer was lost, and once more
 * would make two of it (F-188, O2).
 */
function hasLanded({ application, index }: GoodsContext, { drawn, typed }: Attempt): boolean {
  const last = application.goods.at(-1);
  if (index !== null || last === undefined || versionOf(drawn) === application.version) return false;
  return saysSame(toGoodsFields({ ...last, ...typed, id: last.id }), toGoodsFields(last));
}

/** Leads to the goods, where the line is, and says so; null for a line that is not there yet. */
export async function toLandedLine(open: GoodsContext, attempt: Attempt): Promise<Response | null> {
  if (!hasLanded(open, attempt)) return null;
  await deleteDraft(goodsDraftKey(open));
  const { title } = attempt.typed;
  await addNotice(open.session, {
    text: { key: "application:notices.goodLanded", params: { title } },
    variant: "info",
  });
  return redirect(paths.applicationGoodsList(open.application.id), 303);
}

/** The same for what waits as a draft; one that is no whole line has never been sent. */
export async function toLandedDraft(open: GoodsContext): Promise<Response | null> {
  const draft = await findTypedDraft(goodsDraftKey(open), toGoodsFields(open.line));
  if (draft === null) return null;
  const { extendedWarrantyAllowed } = open.application.shopConditions;
  const schema = goodsLineSchema(goodsContextOf(open.groups, extendedWarrantyAllowed));
  const typed = schema.safeParse(withoutEmpty(draft.fields));
  return typed.success ? toLandedLine(open, { drawn: draft.drawn, typed: typed.data }) : null;
}
