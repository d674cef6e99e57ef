import { Role } from "~/domain/enumerations/role.ts";
import { readList } from "~/lists/read-list.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { listContracts } from "~/services/contracts.server.ts";
import { APPLICATIONS_LIST } from "./applications-list.ts";
import { toMainRow, toWideRow } from "./list-rows.ts";
import { rowLabels } from "./row-labels.server.ts";

/** One page of the list as it is shown: the main columns or all. What the role may see is the back end's own scope (F-182). */
export async function readApplications(portal: Portal) {
  const { rows, ...page } = await readList(portal, APPLICATIONS_LIST, listContracts);
  const { tab, columns } = page.query.view;
  const labels = rowLabels(portal.locale);
  const withSeller = showsSellers(portal);
  return {
    ...page,
    main: columns === "main" ? rows.map((row) => toMainRow(row, tab, labels, withSeller)) : null,
    all: columns === "all" ? rows.map((row) => toWideRow(row, tab, labels)) : null,
    showsSellers: withSeller,
  };
}

/** Sellers see their own shop only: the seller's name and shop are no news to them (F-172). */
export const showsSellers = ({ actor }: Portal): boolean => actor !== Role.seller;
