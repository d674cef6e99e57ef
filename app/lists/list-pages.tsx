import { Pagination } from "~/ui/pagination.tsx";
import type { Paging } from "./list-page.ts";
import type { ListLinks } from "./list-links.ts";
import { PAGE_SIZES, type ListView } from "./list-view.ts";

type ListPagesProps = {
  paging: Paging;
  view: Pick<ListView, "size">;
  rowCount: number;
  links: Pick<ListLinks, "page" | "size">;
};

/** Where in the list the page stands, and the ways on: by key, so that a deep page costs no more than the first. */
export function ListPages({ paging, view, rowCount, links }: ListPagesProps) {
  const from = paging.from ?? 1;
  return (
    <Pagination
      from={from}
      to={from + rowCount - 1}
      total={paging.total ?? undefined}
      previousTo={paging.previousKey === null ? undefined : links.page(paging.previousKey)}
      nextTo={paging.nextKey === null ? undefined : links.page(paging.nextKey)}
      sizes={PAGE_SIZES.map((size) => ({ size, to: size === view.size ? undefined : links.size(size) }))}
    />
  );
}
