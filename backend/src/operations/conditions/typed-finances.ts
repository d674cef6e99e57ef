import { z } from "zod";
import type { WireRecord } from "../../store/wire-record.ts";
import { toWireRecord } from "../../wire/answer.ts";
import { optional } from "../../wire/wire-input.ts";
import { APPLICATION_FORMATS } from "../../applications/element-formats.ts";

const ELEMENTS = [
  "SalyguVariantoID",
  "Trukme",
  "Pajamos",
  "MazesPajamos",
  "BusimosPajamos",
  "PajamuTipas",
  "PajamuPazyma",
  "KlientoVartojimoPaskola",
  "KlientoBustoPaskola",
  "KlientoKitaPaskola",
  "KlientoLizingoPaskola",
  "BendriSeimosIsipareigojimai",
  "SeimyninePadetis",
  "SeimosNariuSkaicius",
  "Sutuoktinis",
  "SutuoktinioAsmensKodas",
  "SutuoktinioPajamos",
  "SutuoktinioMazesPajamos",
  "SutuoktinioBusimosPajamos",
  "SutuoktinioPajamuTipas",
  "SutuoktinioPajamuPazyma",
  "SutuoktinioVartojimoPaskola",
  "SutuoktinioBustoPaskola",
  "Refinansavimas",
] as const;

/** `Ivesta`: what a user has typed and not saved, in the forms in which an application stores it. */
const typedFinances = z.object(
  Object.fromEntries(ELEMENTS.map((element) => [element, optional(APPLICATION_FORMATS.get(element) ?? z.never())])),
);

export const typedFinancesInput = optional(typedFinances);

/** The application as it would be, were it saved with what is typed: an element that is left out is an empty field. */
export function withTyped(application: WireRecord, typed: z.output<typeof typedFinances>): WireRecord {
  const others = Object.entries(application).filter(([element]) => !Object.hasOwn(typedFinances.shape, element));
  return { ...Object.fromEntries(others), ...toWireRecord(typed) };
}
