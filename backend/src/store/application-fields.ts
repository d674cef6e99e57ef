import type { applications } from "./schema/applications.ts";

/** A whole row of `applications`. */
export type ApplicationRow = typeof applications.$inferSelect;

/** How a column's value is written on the wire. */
export type WireKind = "text" | "number" | "flag" | "cents" | "day" | "instant";

/** A wire element that has its own column. */
export interface ApplicationField {
  readonly element: string;
  readonly column: keyof ApplicationRow;
  readonly kind: WireKind;
}

/** Elements that a save may change. */
export const EDITABLE_FIELDS = [
  { element: "AsmensKodas", column: "personalCode", kind: "text" },
  { element: "Vardas", column: "buyerFirstName", kind: "text" },
  { element: "Pavarde", column: "buyerLastName", kind: "text" },
  { element: "SutartiesTipas", column: "contractType", kind: "number" },
  { element: "Suma", column: "creditSumCents", kind: "cents" },
  { element: "KreditoLimitas", column: "creditLimitCents", kind: "cents" },
  { element: "Trukme", column: "durationMonths", kind: "number" },
  { element: "SalyguVariantoID", column: "variantId", kind: "number" },
  { element: "MokejimoDiena", column: "paymentDay", kind: "number" },
  { element: "SaskaitosNr", column: "accountNumber", kind: "text" },
  { element: "PapildomaSaskaita", column: "additionalAccount", kind: "text" },
  { element: "PapildomosSaskaitosKodas", column: "additionalAccountCode", kind: "text" },
  { element: "MazesnesZiemosImokos", column: "winterPayments", kind: "flag" },
  { element: "IsmokejimoTipas", column: "payoutType", kind: "number" },
  { element: "PajamuTipas", column: "incomeType", kind: "number" },
  { element: "PajamuPazyma", column: "hasIncomeCertificate", kind: "flag" },
  { element: "Komentaras", column: "comment", kind: "text" },
] as const satisfies readonly ApplicationField[];

/** Elements that only the back end sets; what a caller sends in them is ignored. */
export const OWN_FIELDS = [
  { element: "ParaiskosID", column: "id", kind: "number" },
  { element: "Versija", column: "version", kind: "number" },
  { element: "PardavejoID", column: "sellerId", kind: "number" },
  { element: "ParduotuvesID", column: "shopId", kind: "number" },
  { element: "SutartiesNr", column: "contractNumber", kind: "text" },
  { element: "Busena", column: "status", kind: "number" },
  { element: "Data", column: "createdAt", kind: "instant" },
  { element: "SutartiesData", column: "contractDate", kind: "day" },
  { element: "ParaiskosPasirasymas", column: "applicationSignature", kind: "number" },
  { element: "SutartiesPasirasymas", column: "contractSignature", kind: "number" },
  { element: "SutuoktinioSutartiesPasirasymas", column: "spouseContractSignature", kind: "number" },
  { element: "EKreditoBusena", column: "eCreditState", kind: "number" },
  { element: "InicijavimasGalimas", column: "signingAllowed", kind: "number" },
] as const satisfies readonly ApplicationField[];

/** Elements that are answered from the shop, its variants and the insurer, and are never saved with the application. */
export const SHOP_ELEMENTS: readonly string[] = [
  "KatalogoTipas",
  "KatalogoAkcijosIsimtis",
  "PratestaGarantijaGalima",
  "SalyguVariantai",
  "Draudimai",
];

/** A column that a save may change. */
export type EditableColumn = (typeof EDITABLE_FIELDS)[number]["column"];
type DerivedColumn = "data" | "products" | "buyerSearch" | "buyerSort" | "productsSearch" | "commentSearch";

/** The columns that a save writes. */
export type EditableColumns = Pick<ApplicationRow, EditableColumn | DerivedColumn>;
