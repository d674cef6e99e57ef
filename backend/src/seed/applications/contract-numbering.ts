import type { IsoDay } from "../../rules/days.ts";
import { formatContractNumber } from "../../store/contract-number.ts";

/** Numbers contracts of the seed, each year from 1, the way the operations number them later. */
export interface ContractNumbering {
  next(contractDate: IsoDay): string;
  /** The last number of each year, to go on from. */
  lastOfYears(): { readonly year: number; readonly last: number }[];
}

/** Starts every year at 1. */
export function createContractNumbering(): ContractNumbering {
  const lastByYear = new Map<number, number>();
  return {
    next: (contractDate) => {
      const year = Number(contractDate.slice(0, "yyyy".length));
      const sequence = (lastByYear.get(year) ?? 0) + 1;
      lastByYear.set(year, sequence);
      return formatContractNumber(year, sequence);
    },
    lastOfYears: () => [...lastByYear].map(([year, last]) => ({ year, last })),
  };
}
