import { accepted, rejected, type Outcome } from "~/domain/outcome.ts";
import { NO_LIMITATIONS } from "~/domain/goods-limitations.ts";
import type { GoodsLineInput } from "~/domain/goods-line-schema.ts";
import type { ApplicationGoodsLine } from "~/services/application-types.ts";
import type { Backend } from "~/services/backend.server.ts";
import { getGuaranteeInsurancePrices } from "~/services/goods.server.ts";

/**
 * The typed line with what no form may say: the number that the back end gave it, the price of the extended warranty, asked of
 * the back end (F-250), and the limitations, which only a line of the same group keeps. A warranty that is not sold for these
 * years is refused.
 */
export async function completeLine(
  backend: Backend,
  input: GoodsLineInput,
  before: ApplicationGoodsLine | undefined,
): Promise<Outcome<ApplicationGoodsLine, "warrantyUnavailable">> {
  const limitations = before?.groupId === input.groupId ? before.limitations : NO_LIMITATIONS;
  const received =
    before?.groupId === input.groupId && before.asReceived !== undefined ? { asReceived: before.asReceived } : {};
  const line = { ...received, ...input, id: before?.id ?? null, limitations, warrantyCents: 0 };
  if (!input.insured) return accepted(line);
  const prices = await getGuaranteeInsurancePrices(backend, { groupId: input.groupId, priceCents: input.priceCents });
  const price = prices.ok ? prices.value.find(({ years }) => years === input.warrantyYears) : undefined;
  return price === undefined ? rejected("warrantyUnavailable") : accepted({ ...line, warrantyCents: price.priceCents });
}

/** The goods with a line added at the end, or replaced. */
export function withLine(
  goods: readonly ApplicationGoodsLine[],
  index: number | null,
  line: ApplicationGoodsLine,
): ApplicationGoodsLine[] {
  return index === null ? [...goods, line] : goods.map((other, at) => (at === index ? line : other));
}
