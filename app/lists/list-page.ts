import type { BackendNotice, BackendOutcome } from "~/services/refusal.ts";
import type { Backend } from "~/services/backend.server.ts";

/** Where in a list a page stands. */
export interface Paging {
  nextKey: string | null;
  previousKey: string | null;
  /** Number of the first row, from 1. */
  from: number | null;
  total: number | null;
}

/** A page as a service answers it. */
export interface ListPage<Row> extends Paging {
  rows: Row[];
  tabCounts?: { tab: number; count: number }[];
  /** Why there are no rows, in the words of the back end (F-179). */
  empty: BackendNotice | null;
}

/** What is added to every question to a list. */
export interface PageQuestion {
  /** Rows a page. */
  limit: number;
  /** `nextKey` or `previousKey` of a page. */
  key?: string | undefined;
  /** Also count the rows of every tab. */
  withCounts?: boolean;
}

/** The service that answers a list. */
export type ReadPage<Question, Row> = (
  backend: Backend,
  question: Question & PageQuestion,
) => Promise<BackendOutcome<ListPage<Row>, string>>;
