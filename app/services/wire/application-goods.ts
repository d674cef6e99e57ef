import type { GoodsLimitations } from "~/domain/goods-limitations.ts";
import { toDecimalMoney } from "~/domain/money.ts";
import type { GoodsLine } from "~/domain/goods.ts";
import { toLimitations } from "./goods.ts";
import { integer, money, requiredInteger, requiredMoney, requiredText, text, untouched } from "./leaves.ts";
import { leafList, list, mappedPart, parts, single, type ValueOf } from "./parts.ts";

/** A line as it stands on the wire (F-549). */
const wireLine = parts({
  id: single("PrekesID", text),
  title: single("Pavadinimas", requiredText),
  quantity: single("Kiekis", requiredInteger),
  priceCents: single("Kaina", requiredMoney),
  insuredCents: single("Apdrausta", money),
  groupId: single("TurtoRusiesID", requiredInteger),
  serialNumber: single("SerijosNr", text),
  productNumber: single("PrekesNumeris", text),
  warrantyYears: single("GarantijosTrukme", integer),
  manufacturerWarrantyMonths: single("GamintojoGarantija", integer),
  warrantyCents: single("GarantijosKaina", money),
  limitations: single("Apribojimai", text),
  /** Promotions that the good carries, by itself or by its group, and those of the group: the back end's to say. */
  promotions: leafList("Akcijos", "SalyguVariantoID", requiredInteger),
  groupPromotions: leafList("GrupesAkcijos", "SalyguVariantoID", requiredInteger),
  others: single("KitiElementai", untouched),
});

type WireLine = ValueOf<typeof wireLine>;

/** A goods line of a saved application; keep `asReceived` when a loaded line is edited. */
export type SavedGoodsLine = GoodsLine & {
  /** What the domain's line cannot hold and must go back: Apribojimai as sent (it may be broken), Apdrausta, elements without a name in the contract. */
  asReceived?: Pick<WireLine, "limitations" | "insuredCents" | "others"> | undefined;
  /** Promotional variants that the good carries (F-246), and those of its group (F-247). A line that is not saved yet has none. */
  promotions?: readonly number[] | undefined;
  groupPromotions?: readonly number[] | undefined;
};

/** F-249: where the back end does not say, the manufacturer gives two years. */
const MANUFACTURER_WARRANTY_MONTHS = 24;

/** Any amount above zero means insured; this one stands for a line that was insured here. */
const INSURED_CENTS = 100;

function fromWire({ insuredCents, limitations, others, ...line }: WireLine): SavedGoodsLine {
  return {
    ...line,
    insured: (insuredCents ?? 0) > 0,
    warrantyCents: line.warrantyCents ?? 0,
    manufacturerWarrantyMonths: line.manufacturerWarrantyMonths ?? MANUFACTURER_WARRANTY_MONTHS,
    limitations: toLimitations(limitations),
    asReceived: { limitations, insuredCents, others },
  };
}

function toWire({
  insured,
  limitations,
  asReceived,
  promotions: _own,
  groupPromotions: _group,
  ...line
}: SavedGoodsLine): WireLine {
  const wasInsured = (asReceived?.insuredCents ?? 0) > 0;
  return {
    ...line,
    insuredCents: insured === wasInsured && asReceived ? asReceived.insuredCents : insured ? INSURED_CENTS : 0,
    others: asReceived?.others ?? null,
    promotions: [],
    groupPromotions: [],
    limitations: asReceived === undefined ? toLimitationsJson(limitations) : asReceived.limitations,
  };
}

/** The shape that `parseGoodsLimitations` reads, amounts in euros; nothing for a good without limitations. */
function toLimitationsJson({
  minPriceCents,
  maxPriceCents,
  actionVariants,
  warranty,
}: GoodsLimitations): string | null {
  const isFree = minPriceCents === null && maxPriceCents === null && actionVariants.length === 0 && warranty;
  if (isFree) return null;
  return JSON.stringify({ min: toEuros(minPriceCents), max: toEuros(maxPriceCents), actionVariants, warranty });
}

const toEuros = (cents: number | null): number | undefined =>
  cents === null ? undefined : Number(toDecimalMoney(cents));

/** Prekes: list or single item (F-236). */
export const applicationGoods = list("Prekes", "Preke", mappedPart(wireLine, fromWire, toWire));
