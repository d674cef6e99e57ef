import type { GoodsLimitations } from "~/domain/goods-limitations.ts";
import { toDecimalMoney } from "~/domain/money.ts";
import type { ApplicationGoodsLine } from "../application-types.ts";
import { toLimitations } from "./goods.ts";
import { integer, money, requiredInteger, requiredMoney, requiredText, text } from "./leaves.ts";
import { list, mappedPart, parts, single } from "./parts.ts";

/** A line as it stands on the wire (F-549). */
type WireLine = Omit<
  ApplicationGoodsLine,
  "insured" | "limitations" | "asReceived" | "warrantyCents" | "manufacturerWarrantyMonths"
> & {
  insuredCents: number | null;
  limitations: string | null;
  warrantyCents: number | null;
  manufacturerWarrantyMonths: number | null;
};

const wireLine = parts<WireLine>({
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
});

/** F-249: where the back end does not say, the manufacturer gives two years. */
const MANUFACTURER_WARRANTY_MONTHS = 24;

/** Any amount above zero means insured; this one stands for a line that was insured here. */
const INSURED_CENTS = 100;

function fromWire({ insuredCents, limitations, ...line }: WireLine): ApplicationGoodsLine {
  return {
    ...line,
    insured: (insuredCents ?? 0) > 0,
    warrantyCents: line.warrantyCents ?? 0,
    manufacturerWarrantyMonths: line.manufacturerWarrantyMonths ?? MANUFACTURER_WARRANTY_MONTHS,
    limitations: toLimitations(limitations),
    asReceived: { limitations, insuredCents },
  };
}

function toWire({ insured, limitations, asReceived, ...line }: ApplicationGoodsLine): WireLine {
  const wasInsured = (asReceived?.insuredCents ?? 0) > 0;
  return {
    ...line,
    insuredCents: insured === wasInsured && asReceived ? asReceived.insuredCents : insured ? INSURED_CENTS : 0,
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
