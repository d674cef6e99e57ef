import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { ListDefinition, ListQuery, ListTypes } from "./define-list.ts";
import type { ReadPage } from "./list-page.ts";
import { parseListQuery } from "./list-query.ts";

type Found = Pick<ListQuery<ListTypes, object>, "errors">;

const hasFindings = ({ errors }: Found): boolean => Object.keys(errors).length > 0;

/** Nothing of a refused filter is asked for: rows of another one would look like its answer. */
const NOTHING_ASKED = {
  isRefused: true,
  rows: [],
  counts: [],
  paging: { nextKey: null, previousKey: null, from: null, total: null },
  empty: null,
};

/**
 * Reads the page of a list that the request's address asks for, with the counts of all tabs, in one call; a refused filter
 * has no rows, and a file only where nothing but the bounds of a page refuse it.
 * @throws the page that says why the back end refuses
 */
export async function readList<List extends ListTypes, Filled extends object, Question extends object, Row>(
  { backend, url, today }: Pick<Portal, "backend" | "url" | "today">,
  list: ListDefinition<List, Filled, Question>,
  read: ReadPage<NoInfer<Question>, Row>,
) {
  const query = parseListQuery(list, url.searchParams, { today });
  // The values stand in `typed` and `given` as well: the browser gets them once.
  const { filter: _filter, ...shown } = query;
  if (hasFindings(query)) {
    const unbounded = parseListQuery(list, url.searchParams, { today, unbounded: true });
    return { ...NOTHING_ASKED, query: shown, hasFile: !hasFindings(unbounded) };
  }
  const { size, key } = query.view;
  const page = { limit: size, key: key ?? undefined, withCounts: list.tabs !== null };
  const answer = await read(backend, { ...list.ask(query), ...page });
  if (!answer.ok) throw refusalPage(answer.notice);
  const { rows, tabCounts: counts = [], empty, nextKey, previousKey, from, total } = answer.value;
  return {
    isRefused: false,
    hasFile: true,
    query: shown,
    rows,
    counts,
    paging: { nextKey, previousKey, from, total },
    empty: empty === null ? null : { key: empty.key, params: empty.params },
  };
}
