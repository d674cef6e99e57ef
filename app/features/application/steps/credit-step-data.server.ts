import { hasAskedSum } from "~/domain/enumerations/contract-type.ts";
import { getCatalogue } from "~/services/goods.server.ts";
import type { ConditionVariant } from "~/services/condition-types.ts";
import type { ApplicationGoodsLine } from "~/services/application-types.ts";
import type { DurationPrice } from "~/services/schedule-types.ts";
import { summaryOfRight } from "./typed-so-far.ts";
import type { ApplicationContext } from "../application-context.server.ts";
import { asksAgreement } from "../goods/goods-agreement.server.ts";
import { findBegunGood } from "../goods/begun-good.server.ts";
import { recalculate } from "../recalculate.server.ts";
import { withoutEmpty } from "../replay-step.ts";
import type { StepPage } from "../step-page.server.ts";
import { foundOrNothing } from "../suggest-to-script.server.ts";
import type { Summary } from "../summary.ts";
import { variantsNotForGoods } from "./credit-findings.ts";
import { labelOfVariant } from "./variant-labels.server.ts";
import { creditSchema, creditStep } from "./credit-step.ts";
import { offeredMonths } from "~/domain/variant-durations.ts";

type Text = { lt: string; en: string };

export type GoodsRow = Pick<
  ApplicationGoodsLine,
  "title" | "quantity" | "priceCents" | "serialNumber" | "productNumber" | "insured" | "warrantyYears" | "warrantyCents"
> & {
  group: Text | null;
};

export type VariantChoice = Pick<
  ConditionVariant,
  "id" | "contractType" | "expired" | "durationFromMonths" | "durationToMonths" | "winterPayments"
> & {
  /** Its name in the page's language, with the rate, and with what keeps it from being chosen (F-252, F-255). */
  label: string;
  /** What is offered in the field of the duration. */
  months: number[];
};

export type CreditStepData = {
  goods: GoodsRow[];
  variants: VariantChoice[];
  /** What is offered in the field of the duration, of any variant. */
  months: number[];
  /** A good that was begun and still lacks something, in words. */
  begunGood: string | null;
  hasCatalogue: boolean;
  /** The catalogue did not answer: names of groups are missing, and nothing can be added (R-G1). */
  isCatalogueSilent: boolean;
  /** An account or a card: its sum is typed. */
  asksSum: boolean;
  /** A manager must confirm that a change of goods is agreed with the seller (F-251). */
  asksAgreement: boolean;
  /** What the terms cost that the form shows and that are not saved: proposed, or typed before; null where there are none, or no price. */
  summary: Summary | null;
  /** Of what the form shows, by duration. */
  prices: DurationPrice[];
};

/** Goods as rows with the names of their groups, and the variants of the shop for the product of the application. */
export async function loadCreditStepData(open: ApplicationContext, page: StepPage): Promise<CreditStepData> {
  const { backend, application, locale } = open;
  const [[catalogue], shown] = await Promise.all([
    foundOrNothing(async () => [await getCatalogue(backend, { applicationId: application.id, limit: 1 })]),
    computeShown(open, page),
  ]);
  const known = catalogue?.ok === true ? catalogue.value.groups : [];
  const groups = new Map(known.map(({ id, title }) => [id, title]));
  const invalid = new Set(variantsNotForGoods(application));
  const variants = application.shopConditions.variants
    .filter(({ contractType }) => application.contractType === null || contractType === application.contractType)
    .map((variant) => ({
      ...variant,
      label: labelOfVariant({ ...variant, notForGoods: invalid.has(variant.id) }, locale),
      months: offeredMonths(variant),
    }));
  const offered = variants.filter(({ expired }) => !expired);
  return {
    goods: application.goods.map((line) => ({ ...line, group: groups.get(line.groupId) ?? null })),
    variants,
    months: [...new Set(offered.flatMap(({ months }) => months))].sort((one, other) => one - other),
    begunGood: await findBegunGood(open, known),
    hasCatalogue: catalogue?.ok === true && catalogue.value.items.length > 0,
    isCatalogueSilent: catalogue === undefined,
    asksSum: hasAskedSum(application.contractType),
    asksAgreement: asksAgreement(open),
    ...shown,
  };
}

/** What the terms cost that the form shows. It is a help: a back end that does not calculate takes nothing but the prices away. */
async function computeShown(
  { backend, application }: ApplicationContext,
  { fields, draftSavedAt }: StepPage,
): Promise<Pick<CreditStepData, "summary" | "prices">> {
  const isSaved = application.credit.conditionVariantId !== null && draftSavedAt === null;
  const typed = isSaved ? null : creditSchema.safeParse(withoutEmpty(fields));
  if (typed?.success === false) return { summary: summaryOfRight(application, fields).summary ?? null, prices: [] };
  const shown = typed === null ? application : creditStep.apply(application, typed.data);
  const [computed] = await foundOrNothing(async () => [await recalculate(backend, shown)]);
  return { summary: isSaved ? null : (computed?.summary ?? null), prices: computed?.prices ?? [] };
}
