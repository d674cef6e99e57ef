/** A seller whom a manager may work for (F-405). */
export type FoundSeller = {
  id: number;
  fullName: string;
  login: string;
  shopName: string;
};

/** The first of the sellers that were looked for, and how many there are. */
export type FoundSellers = {
  sellers: FoundSeller[];
  total: number | null;
};
