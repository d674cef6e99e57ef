import { z } from "zod";
import { centsInput, dayInput, flagInput, numberInput, optional, textInput } from "../../../wire/wire-input.ts";

/** The longest page; the portal shows at most 100 rows, an export pulls longer ones. */
const MAX_ROWS = 500;

/** Statuses of each category (F-588). */
const CATEGORIES = {
  application: [0],
  archived: [3],
  unsignedContract: [1],
  withDefects: [4],
  signedContract: [2, 7],
  rejectedContract: [-1],
} as const satisfies Record<string, readonly number[]>;

const categoryInput = z
  .string()
  .trim()
  .transform((name): readonly number[] =>
    Object.hasOwn(CATEGORIES, name) ? CATEGORIES[name as keyof typeof CATEGORIES] : [],
  );

/** Arguments of ListContracts: tab, filters, order, page. */
export const listInput = z.object({
  Skirtukas: numberInput,
  Numeris: textInput(30),
  AsmensKodas: textInput(30),
  DataNuo: optional(dayInput),
  DataIki: optional(dayInput),
  Busena: optional(numberInput),
  Kategorija: optional(categoryInput),
  Pirkejas: textInput(100),
  Pardavejas: textInput(100),
  ParduotuvesID: optional(numberInput),
  SutartiesTipas: optional(numberInput),
  PasirasymoTipas: optional(numberInput),
  EKreditoBusena: optional(numberInput),
  SumaNuo: optional(centsInput),
  SumaIki: optional(centsInput),
  Prekes: textInput(100),
  PajamuPazyma: optional(flagInput),
  ZiemosImokos: optional(flagInput),
  Komentaras: textInput(100),
  Rikiavimas: textInput(50),
  Kryptis: textInput(10),
  Raktas: textInput(500),
  Kiekis: optional(numberInput.pipe(z.number().min(1).max(MAX_ROWS))),
  SuKiekiais: optional(flagInput),
});

export type ListQuery = z.output<typeof listInput>;
