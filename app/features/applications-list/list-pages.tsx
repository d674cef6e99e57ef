import { Pagination } from "~/ui/pagination.tsx";
import type { listLinks } from "./list-links.ts";
import { PAGE_SIZES } from "./list-view.ts";
import type { ApplicationsPage } from "./read-applications.server.ts";

type ListPagesProps = Pick<ApplicationsPage, "paging" | "query"> & {
  rowCount: number;
  links: ReturnType<typeof listLinks>;
};

/** Where in the list the page stands, and the ways on: by key, so that a deep page costs no more than the first. */
export function ListPages({ paging, query, rowCount, links }: ListPagesProps) {
  const from = paging.from ?? 1;
  return (
    <Pagination
      from={from}
      to={from + rowCount - 1}
      total={paging.total ?? undefined}
      previousTo={paging.previousKey === null ? undefined : links.page(paging.previousKey)}
      nextTo={paging.nextKey === null ? undefined : links.page(paging.nextKey)}
      sizes={PAGE_SIZES.map((size) => ({ size, to: size === query.view.size ? undefined : links.size(size) }))}
    />
  );
}
