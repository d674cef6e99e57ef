import * as z from "zod";
import type { Portal } from "~/request/portal.server.ts";
import { noteInSession } from "~/session/note-in-session.server.ts";
import { defineSessionPart } from "~/session/session-part.server.ts";

type Looked = Pick<Portal, "session" | "url">;

/** How each list was last looked at in a session: filter, order and page as its address has them, by the path. */
const PLACES = defineSessionPart("lastPlaces", z.record(z.string(), z.string()).default({}));

/** Notes the open list: what is done with one of its rows leads back to where the row stood. */
export async function keepPlace({ session, url }: Looked): Promise<void> {
  const query = new URLSearchParams(url.searchParams);
  query.delete("lang");
  const place = query.toString();
  if ((PLACES.of(session)[url.pathname] ?? "") === place) return;
  await noteInSession(() => PLACES.change(session, (places) => ({ ...places, [url.pathname]: place })));
}

/**
 * The address of a list as it was last looked at.
 * @param list its address without a query
 * @param whole where the whole list was looked at
 */
export function lastPlaceOf({ session }: Pick<Looked, "session">, list: string, whole: string = list): string {
  const place = PLACES.of(session)[list] ?? "";
  return place === "" ? whole : `${list}?${place}`;
}
