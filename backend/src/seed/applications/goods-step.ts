import { creditAmounts, type PricedLine } from "../../rules/credit-amounts.ts";
import { formatCents } from "../../rules/money.ts";
import type { WireRecord } from "../../store/wire-record.ts";
import { DEMO_CATALOGUES } from "../catalogue/demo-catalogue.ts";
import { findWarrantyPriceCents } from "../partners/prices.ts";
import { contractTypeOf } from "./buyer-step.ts";
import type { Story, StoryGoods } from "./story.ts";
import { presentElements, wireEuros } from "./wire-values.ts";

const DEFAULT_PAYMENT_DAY = 15;
const MANUFACTURER_WARRANTY_MONTHS = 24;
const AMOUNT_ADVANCE = "0";
const PERCENT_ADVANCE = "1";
const CARD = 6;

interface Line extends PricedLine {
  readonly number: string;
  readonly title: string;
  readonly groupId: number;
  readonly limitations: string | null;
  readonly warrantyYears: number | null;
}

function lineOf(goods: StoryGoods, companyId: number): Line {
  if ("title" in goods) {
    return { ...goods, limitations: null, quantity: 1, isInsured: false, warrantySumCents: 0, warrantyYears: null };
  }
  const item = DEMO_CATALOGUES[companyId]?.find(({ number }) => number === goods.number);
  if (item === undefined) throw new RangeError(`The catalogue of company ${companyId} has no ${goods.number}.`);
  const years = goods.warrantyYears ?? null;
  return {
    number: item.number,
    title: item.name,
    priceCents: item.priceCents,
    groupId: item.groupId,
    limitations: item.limitations,
    quantity: goods.quantity ?? 1,
    isInsured: years !== null,
    warrantySumCents: years === null ? 0 : (findWarrantyPriceCents(years, item.priceCents) ?? 0),
    warrantyYears: years,
  };
}

const serialOf = (story: Story, line: Line, index: number): string | undefined =>
  line.isInsured ? `SN${story.id}${line.number.replaceAll("-", "")}${index + 1}` : undefined;

const toWireLine = (story: Story, line: Line, index: number): WireRecord =>
  presentElements({
    PrekesID: String(index + 1),
    Pavadinimas: line.title,
    Kiekis: String(line.quantity),
    Kaina: formatCents(line.priceCents),
    Apdrausta: line.isInsured ? formatCents(line.warrantySumCents) : "0.00",
    TurtoRusiesID: String(line.groupId),
    SerijosNr: serialOf(story, line, index),
    PrekesNumeris: line.number,
    GarantijosTrukme: line.warrantyYears === null ? undefined : String(line.warrantyYears),
    GamintojoGarantija: String(MANUFACTURER_WARRANTY_MONTHS),
    GarantijosKaina: line.isInsured ? formatCents(line.warrantySumCents) : undefined,
    Apribojimai: line.limitations ?? undefined,
  });

function advanceOf(story: Story): WireRecord {
  if (story.advancePercent !== undefined)
    return { Avansas: wireEuros(story.advancePercent), AvansoTipas: PERCENT_ADVANCE };
  return { Avansas: wireEuros(story.advanceEuros ?? 0), AvansoTipas: AMOUNT_ADVANCE };
}

/** The credit sum of a story in cents: from its goods, or the sum that was asked for. */
function sumCentsOf(story: Story, lines: readonly Line[]): number {
  if (story.goods === undefined) return Math.round((story.sumEuros ?? 0) * 100);
  const { advancePercent, advanceEuros = 0, ownFundsEuros = 0, transferEuros = 0 } = story;
  return creditAmounts({
    lines,
    isExtendedWarrantyAllowed: true,
    advance:
      advancePercent === undefined
        ? { kind: "amount", amountCents: Math.round(advanceEuros * 100) }
        : { kind: "percent", percent: String(advancePercent) },
    ownFundsCents: Math.round(ownFundsEuros * 100),
    transferToClientCents: Math.round(transferEuros * 100),
  }).creditSumCents;
}

/** Step 2: goods, the buyer's own part, the credit sum, the wanted duration and the day of payment. */
export function goodsStep(story: Story, companyId: number): WireRecord {
  const lines = (story.goods ?? []).map((goods) => lineOf(goods, companyId));
  const sum = formatCents(sumCentsOf(story, lines));
  return {
    ...(lines.length > 0 && { Prekes: { Preke: lines.map((line, index) => toWireLine(story, line, index)) } }),
    ...advanceOf(story),
    NuosavosLesos: wireEuros(story.ownFundsEuros ?? 0),
    PervestiKlientui: wireEuros(story.transferEuros ?? 0),
    Suma: sum,
    ...(contractTypeOf(story) === CARD && { KreditoLimitas: sum }),
    Trukme: String(story.months),
    MokejimoDiena: String(story.paymentDay ?? DEFAULT_PAYMENT_DAY),
    MazesnesZiemosImokos: story.winterPayments === true ? "1" : "0",
  };
}
