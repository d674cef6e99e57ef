import { z } from "zod";
import { toWireApplication } from "../../store/application-wire.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { refusal, type Answer, type AnswerFields } from "../../wire/answer.ts";
import { inContractOrder } from "../../wire/contract-order.ts";
import { loadCreditFacts } from "../../credit/credit-facts.ts";
import { computeOffers } from "../../credit/offers.ts";
import { toValuation, type ComputedValuation } from "../../applications/computed-valuation.ts";
import { keepValuation } from "../../applications/store-valuation.ts";
import { findApplication } from "../../applications/find-application.ts";
import { findValuation } from "../../applications/find-valuation.ts";
import { operation, STAFF } from "../call/operation.ts";
import type { WireRecord } from "../../store/wire-record.ts";
import { seesLiabilities, type Session } from "../../accounts/session.ts";
import { applicationIdInput, numberInput } from "../../wire/wire-input.ts";
import { toFlag } from "../../wire/wire-output.ts";
import { typedFinancesInput, withTyped } from "./typed-finances.ts";

const SAVED_WITH_REFINANCING = 1802;
const OFFER_CODES = [10, 1800, 1801, SAVED_WITH_REFINANCING] as const;

/** Which credits they are is told to those who see liabilities (F-302). */
function visibleRefinancing(session: Session, refinancing: WireRecord): WireRecord {
  const { RefinansuojamiKreditai: credits, ...rest } = refinancing;
  return seesLiabilities(session) && credits !== undefined ? { ...rest, RefinansuojamiKreditai: credits } : rest;
}

const textIn = (record: WireRecord, name: string): string | null => {
  const value = record[name];
  return typeof value === "string" ? value : null;
};

/** The answer of a valuation, stored or not. Offers with a message are answered with its code and stay usable (F-262). */
function toAnswer(session: Session, valuation: ComputedValuation, extra: AnswerFields = {}): Answer {
  const { answerCode, decision, offers, refinancing, data, message } = valuation;
  const html = textIn(data, "KlaidosHtml");
  const plain = textIn(data, "KlaidosPranesimas") ?? message;
  // One that was kept before the English words has none: it reads in Lithuanian.
  const inEnglish = textIn(data, "KlaidosPranesimasEn") ?? plain;
  const fields: AnswerFields = {
    SiulomiVariantai: { SiulomasVariantas2: offers.map((offer) => inContractOrder("SiulomasVariantas2", offer)) },
    Refinansavimas: refinancing && inContractOrder("Refinansavimas", visibleRefinancing(session, refinancing)),
    KlaidosHtml: html,
    KlaidosHtmlEn: textIn(data, "KlaidosHtmlEn"),
    Sprendimas: Object.keys(decision).length === 0 ? null : inContractOrder("Sprendimas", decision),
    ...extra,
  };
  const code = OFFER_CODES.find((offerCode) => offerCode === answerCode);
  return code === undefined
    ? { code: 0, fields }
    : refusal(code, plain === null ? undefined : { lt: plain, en: inEnglish ?? plain }, fields);
}

/** 1802 says that the application is saved, which what is only typed is not. */
const unsaved = (valuation: ComputedValuation): ComputedValuation =>
  valuation.answerCode === SAVED_WITH_REFINANCING
    ? { ...valuation, answerCode: 0, message: null, data: {} }
    : valuation;

/**
 * Offers for a saved application, stored as a valuation unless the newest one says the same; 10, 1800, 1801 and 1802 come with a message (F-257 to F-262). For what is typed and
 * not saved (`Ivesta`) they are computed alike, and nothing is stored.
 */
export const getProposedOptions = operation(
  STAFF,
  z.object({ ParaiskosID: applicationIdInput, Ivesta: typedFinancesInput }),
  async (context, session, { ParaiskosID, Ivesta: typed }) => {
    const row = await findApplication(context.db, session, ParaiskosID);
    if (row === null) return refusal(1063);
    const saved = toWireApplication(row);
    const now = context.clock.now();
    const facts = await loadCreditFacts(context.db, row.shopId, typed ? withTyped(saved, typed) : saved, now);
    const today = toBusinessDay(now);
    const computed = toValuation(facts, row, computeOffers(facts, today), today);
    if (typed) return toAnswer(session, unsaved(computed), { PagalIvestus: toFlag(true) });
    const valuation = await keepValuation(context, session, computed);
    return toAnswer(session, valuation, { VertinimoID: String(valuation.id) });
  },
);

/** The offers as they were saved with a valuation; 1900 for one that does not exist for the caller (F-258). */
export const getProposedOptionsByValuation = operation(
  STAFF,
  z.object({ VertinimoID: numberInput }),
  async ({ db }, session, input) => {
    const valuation = await findValuation(db, session, input.VertinimoID);
    return valuation === null ? refusal(1900) : toAnswer(session, valuation);
  },
);
