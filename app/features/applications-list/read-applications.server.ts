import { Role } from "~/domain/enumerations/role.ts";
import type { Language } from "~/domain/language.ts";
import type { Backend } from "~/services/backend.server.ts";
import type { ContractPage } from "~/services/contract-types.ts";
import { listContracts } from "~/services/contracts.server.ts";
import { refusalPage } from "~/services/fault-pages.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { requireListRight } from "./list-right.server.ts";
import { toMainRow, toWideRow, type MainRow, type WideRow } from "./list-rows.ts";
import type { ListQuery } from "./list-query.ts";
import { rowLabels } from "./row-labels.server.ts";
import { toContractsQuestion } from "./to-contracts-question.ts";

/** One page of the list as it is shown; either the main columns or all. */
export type ApplicationsPage = {
  query: ListQuery;
  main: MainRow[] | null;
  all: WideRow[] | null;
  /** Sellers see their own shop only: who sold and where is no news to them (F-172). */
  showsSellers: boolean;
  counts: ContractPage["tabCounts"];
  paging: Pick<ContractPage, "nextKey" | "previousKey" | "from" | "total">;
  /** Codes 1310 and 1900: the text in place of rows (F-179). */
  empty: Pick<BackendNotice, "key" | "params"> | null;
};

/** Reads one page with the counts of all tabs, in one call. What the role may see is the back end's own scope (F-182). */
export async function readApplications(
  backend: Backend,
  { query, role, language }: { query: ListQuery; role: number; language: Language },
): Promise<ApplicationsPage> {
  const isSeller = requireListRight(role, "application:list") === Role.seller;
  const { view } = query;
  const question = { ...toContractsQuestion(query), limit: view.size, key: view.key ?? undefined, withCounts: true };
  const answer = await listContracts(backend, question);
  if (!answer.ok) throw refusalPage(answer.notice);
  const { rows, tabCounts, empty, nextKey, previousKey, from, total } = answer.value;
  const labels = rowLabels(language);
  return {
    query,
    main: view.columns === "main" ? rows.map((row) => toMainRow(row, view.tab, labels)) : null,
    all: view.columns === "all" ? rows.map((row) => toWideRow(row, view.tab, labels)) : null,
    showsSellers: !isSeller,
    counts: tabCounts,
    paging: { nextKey, previousKey, from, total },
    empty: empty === null ? null : { key: empty.key, params: empty.params },
  };
}
