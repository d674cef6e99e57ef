export type SortDirection = "asc" | "desc";

type Sort = {
  /** Rikiavimas of ListContracts: the element of the row that orders the list. */
  wire: string;
  /** What the first click on the column head asks for; the second click turns it round (F-181). */
  first: SortDirection;
};

const latestFirst = (wire: string): Sort => ({ wire, first: "desc" });
const fromTheStart = (wire: string): Sort => ({ wire, first: "asc" });

/** Columns by which the list can be ordered: those that stay fast at any number of rows (P9). Names are those of `ROW_COLUMNS`. */
export const LIST_SORTS = {
  number: latestFirst("ParaiskosID"),
  createdOn: latestFirst("Data"),
  contractDate: latestFirst("SutartiesData"),
  contractType: fromTheStart("SutartiesTipas"),
  durationMonths: latestFirst("Trukme"),
  creditSum: latestFirst("Suma"),
  buyerLastName: fromTheStart("Pavarde"),
  status: fromTheStart("Busena"),
  signatureType: fromTheStart("PasirasymoTipas"),
  contractSignatureType: fromTheStart("SutartiesPasirasymas"),
  eCreditState: fromTheStart("EKreditoBusena"),
  hasIncomeCertificate: latestFirst("PajamuPazyma"),
  lowerWinterPayments: latestFirst("MazesnesZiemosImokos"),
} as const satisfies Record<string, Sort>;

export type ListSort = keyof typeof LIST_SORTS;

export const SORT_NAMES = Object.keys(LIST_SORTS) as ListSort[];

/** Newest first (F-181). */
export const DEFAULT_SORT: ListSort = "createdOn";

/** The direction of a click on a column head, given how the list is ordered now. */
export function nextDirection(clicked: ListSort, now: { sort: ListSort; direction: SortDirection }): SortDirection {
  if (clicked !== now.sort) return LIST_SORTS[clicked].first;
  return now.direction === "asc" ? "desc" : "asc";
}
