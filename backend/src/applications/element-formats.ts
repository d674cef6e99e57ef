import { z } from "zod";
import { formatCents } from "../rules/money.ts";
import { cleanName, cleanText } from "../wire/clean-text.ts";
import { centsInput, dayInput, flagInput, numberInput } from "../wire/wire-input.ts";

/** Reads an element and writes it back in the one form in which it is stored. */
export type ElementFormat = z.ZodType<string>;

const text = (maxCharacters: number, clean = cleanText): ElementFormat =>
  z.string().transform(clean).pipe(z.string().max(maxCharacters));

const number = (min: number, max: number): ElementFormat =>
  numberInput.pipe(z.number().min(min).max(max)).transform(String);

const oneOf = (...codes: readonly number[]): ElementFormat =>
  numberInput.refine((value) => codes.includes(value)).transform(String);

const flag: ElementFormat = flagInput.transform((value) => (value ? "1" : "0"));
const amount: ElementFormat = centsInput.refine((cents) => cents >= 0).transform(formatCents);
const day: ElementFormat = dayInput.transform((isoDay) => `${isoDay}T00:00:00`);
const upperCaseText = (maxCharacters: number): ElementFormat =>
  z
    .string()
    .transform((value) => cleanText(value).replace(/\s/g, "").toUpperCase())
    .pipe(z.string().max(maxCharacters));

/** As long as the portal lets a name be (L-4.4). */
const name = text(50, cleanName);
const shortText = text(200);
const comment = text(2000);
const code = text(30);
const incomeType = oneOf(1, 2, 3, 4, 7);

/** Elements of an application that a save may write; enumerations as in G39. */
export const APPLICATION_FORMATS: ReadonlyMap<string, ElementFormat> = new Map(
  Object.entries({
    AsmensKodas: code,
    Vardas: name,
    Pavarde: name,
    GimimoData: day,
    Pilietybe: text(3),
    KreditoTipas: oneOf(1, 2),
    Suma: amount,
    SumaPries: amount,
    Trukme: number(1, 600),
    SalyguVariantoID: number(1, 999_999_999),
    Avansas: amount,
    AvansoTipas: oneOf(0, 1),
    NuosavosLesos: amount,
    PervestiKlientui: amount,
    MokejimoDiena: number(1, 31),
    SaskaitosNr: text(60),
    PapildomaSaskaita: text(60),
    PapildomosSaskaitosKodas: shortText,
    Valiuta: text(3),
    PiniguPanaudojimas: shortText,
    MazesnesZiemosImokos: flag,
    KreditoLimitas: amount,
    IsmokejimoTipas: oneOf(2, 3, 5, 6, 7),
    Pajamos: amount,
    MazesPajamos: flag,
    BusimosPajamos: amount,
    Darboviete: shortText,
    PajamuTipas: incomeType,
    PajamuPazyma: flag,
    Sutuoktinis: oneOf(0, 1, 2),
    SutuoktinioTelefonas: code,
    SutuoktinioVardas: name,
    SutuoktinioPavarde: name,
    SutuoktinioAsmensKodas: code,
    SutuoktinioPilietybe: text(3),
    SutuoktinioElPastas: shortText,
    SutuoktinioPajamos: amount,
    SutuoktinioDarboviete: shortText,
    SutuoktinioPajamuTipas: incomeType,
    SutuoktinioPajamuPazyma: flag,
    SutuoktinioMazesPajamos: flag,
    SutuoktinioBusimosPajamos: amount,
    SutuoktinioVartojimoPaskola: amount,
    SutuoktinioBustoPaskola: amount,
    DokumentoTipoID: oneOf(0, 1, 2, 3, 4, 5, 6),
    DokumentoNr: code,
    DokumentoGaliojimoData: day,
    DokumentoKontrolineEilute: upperCaseText(200),
    Gatve: shortText,
    Namas: code,
    Butas: code,
    Miestas: shortText,
    Indeksas: code,
    KitasAdresas: flag,
    Gatve2: shortText,
    Namas2: code,
    Butas2: code,
    Miestas2: shortText,
    Indeksas2: code,
    Telefonas: code,
    Telefonas2: code,
    ElPastas: shortText,
    DraudimoID: number(0, 999_999_999),
    PatikslintaDraudimoImoka: amount,
    DraudimoPolisas: shortText,
    SveikatosVaistai: flag,
    SveikatosLigos: flag,
    SveikatosNedarbingumas: flag,
    SveikatosNegalia: flag,
    SutikimasTikrinti: flag,
    SutikimasTiesioginis: flag,
    SutikimasPartneriai: flag,
    SutikimasProfiliavimas: flag,
    DuomenuPolitikosGavimas: flag,
    Politikas: flag,
    PolitikasVardas: shortText,
    PolitikasInstitucija: shortText,
    PolitikasRysys: number(0, 9),
    Refinansavimas: flag,
    KlientoVartojimoPaskola: amount,
    KlientoBustoPaskola: amount,
    KlientoKitaPaskola: amount,
    KlientoLizingoPaskola: amount,
    BendriSeimosIsipareigojimai: amount,
    SeimyninePadetis: number(0, 9),
    SeimosNariuSkaicius: number(1, 15),
    SutartiesTipas: oneOf(3, 5, 6, 7),
    Komentaras: comment,
  } satisfies Record<string, ElementFormat>),
);

/** Elements of a goods line. */
export const GOODS_FORMATS: ReadonlyMap<string, ElementFormat> = new Map(
  Object.entries({
    PrekesID: code,
    Pavadinimas: shortText,
    Kiekis: number(0, 9999),
    Kaina: amount,
    Apdrausta: amount,
    TurtoRusiesID: number(0, 999_999_999),
    SerijosNr: text(60),
    PrekesNumeris: text(60),
    GarantijosTrukme: number(0, 99),
    GamintojoGarantija: number(0, 999),
    GarantijosKaina: amount,
    Apribojimai: text(10_000),
  } satisfies Record<string, ElementFormat>),
);

/** Elements that a goods line cannot be without: the rules count with them. */
export const REQUIRED_GOODS_ELEMENTS = ["Pavadinimas", "Kiekis", "Kaina", "TurtoRusiesID"] as const;
