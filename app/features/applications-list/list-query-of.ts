import type { Portal } from "~/request/portal.server.ts";

/** The query of the list from which a form was posted: it is gone back to as it was. */
export function listQueryOf({ url }: Pick<Portal, "url">): string {
  const query = new URLSearchParams(url.search);
  query.delete("_data");
  return query.toString();
}
