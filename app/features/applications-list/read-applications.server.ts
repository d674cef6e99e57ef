import { Role } from "~/domain/enumerations/role.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { parseListQuery } from "~/lists/list-query.ts";
import { readList } from "~/lists/read-list.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { listContracts } from "~/services/contracts.server.ts";
import { APPLICATIONS_LIST } from "./applications-list.ts";
import { CODE_FORM } from "./code/code-form.ts";
import { takeShownCode } from "./code/show-code.server.ts";
import { COLUMNS_FORM } from "./columns/columns-form.ts";
import { readListLook } from "./columns/list-look.server.ts";
import { shownColumns } from "./columns/table-columns.ts";
import { toChosenRow, toWideRow } from "./list-rows.ts";
import { rowLabels } from "./row-labels.server.ts";
import { showsSellers } from "./shows-sellers.ts";

type Shop = { id: number; title: string };

/** The shops of a supervisor, where a refused filter asked for no rows: they are chosen by name there, too (F-172). Without an answer the number is typed. */
async function readShops({ actor, backend, today }: Portal): Promise<Shop[]> {
  if (actor !== Role.supervisor) return [];
  const unfiltered = APPLICATIONS_LIST.ask(parseListQuery(APPLICATIONS_LIST, new URLSearchParams(), { today }));
  const answer = await listContracts(backend, { ...unfiltered, limit: 1, withCounts: true });
  return answer.ok ? answer.value.shops : [];
}

/**
 * One page of the list as it is shown: the columns that the user has chosen (F-160), or all fields where the address asks for them. What the role may see is
 * the back end's own scope (F-182).
 */
export async function readApplications(portal: Portal) {
  let shops: Shop[] = [];
  const [{ rows, ...page }, look, shownCode] = await Promise.all([
    readList(portal, APPLICATIONS_LIST, async (backend, question) => {
      const answer = await listContracts(backend, question);
      if (answer.ok) shops = answer.value.shops;
      return answer;
    }),
    readListLook(portal.session.user.id),
    takeShownCode(portal),
  ]);
  if (page.isRefused) shops = await readShops(portal);
  const { tab, columns: set } = page.query.view;
  const labels = rowLabels(portal.locale);
  const withSeller = showsSellers(portal);
  const columns = shownColumns(look.columns, withSeller);
  return {
    ...page,
    main: set === "main" ? rows.map((row) => toChosenRow(row, tab, labels, columns)) : null,
    all: set === "all" ? rows.map((row) => toWideRow(row, tab, labels)) : null,
    columns,
    isWide: look.wide,
    showsSellers: withSeller,
    printed: { day: portal.today, by: portal.session.user.fullName },
    shops,
    csrf: formSeals(portal.session, COLUMNS_FORM.id).csrf,
    shownCode,
    codeCsrf: formSeals(portal.session, CODE_FORM.id).csrf,
  };
}
