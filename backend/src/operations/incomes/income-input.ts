import { z } from "zod";
import {
  applicationIdInput,
  centsInput,
  dayInput,
  flagInput,
  numberInput,
  operationIdInput,
  optional,
  textInput,
  versionInput,
} from "../../wire/wire-input.ts";

const KINDS = [1, 2, 3, 4, 5, 6, 7] as const;

const flag = optional(flagInput).transform((value) => value ?? false);
const notNegative = centsInput.pipe(z.number().min(0));
const name = textInput(100).transform((text) => text.trim());
const isOrdered = ({ DataNuo: from, DataIki: to }: { DataNuo: string; DataIki: string }): boolean => from < to;
/** What a line that stays states is above 0; one that goes states nothing any more. */
const saysAmount = ({ PajamuSuma: cents, TrintiEilute: isRemoved }: { PajamuSuma: number; TrintiEilute: boolean }) =>
  isRemoved || cents > 0;
const ORDER = { path: ["DataIki"], message: "order" };

/** A line that is added, or changed by its number (F-294, F-287). */
const lineInput = z
  .object({
    PajamosID: optional(numberInput),
    PajamuRusiesID: numberInput.pipe(z.literal(KINDS)),
    PajamuSuma: notNegative,
    PatikslintaSuma: optional(notNegative),
    Pavadinimas: name.pipe(z.string().min(2)),
    Saltinis: name,
    Sutuoktinis: flag,
    Tikslinta: flag,
    TrintiEilute: flag,
    DataNuo: dayInput,
    DataIki: dayInput,
    IveseVadybininkas: flag,
    Praleisti: flag,
  })
  .refine(saysAmount, { path: ["PajamuSuma"], message: "zero" })
  .refine(isOrdered, ORDER);

export type LineInput = z.output<typeof lineInput>;

const certificateInput = z
  .object({ Sutuoktinis: flag, TrintiEilute: flag, DataNuo: dayInput, DataIki: dayInput, IsdavimoData: dayInput })
  .refine(isOrdered, ORDER);

export type CertificateInput = z.output<typeof certificateInput>;

const MAX_SENT = 100;

/** Repeated children: none, one, or several of them. */
const listOf = <Item extends z.ZodType>(element: string, item: Item) =>
  z.preprocess((parent) => {
    const children = typeof parent === "object" && parent !== null ? Object.entries(parent) : [];
    return children.filter(([name]) => name === element).flatMap(([, value]) => value);
  }, z.array(item).max(MAX_SENT));

export const incomesInput = z.object({
  OperacijosID: operationIdInput,
  Versija: versionInput,
  ParaiskosID: applicationIdInput,
  Eilutes: listOf("Eilute", lineInput),
  Pazymos: listOf("Pazyma", certificateInput),
});

export type IncomesInput = z.output<typeof incomesInput>;
