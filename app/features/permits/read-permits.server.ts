import { findPermitStatus, permitMood } from "~/domain/enumerations/permit-status.ts";
import { keepPlace } from "~/lists/last-place.server.ts";
import { readList } from "~/lists/read-list.server.ts";
import { toShownText } from "~/lists/list-columns.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Permit } from "~/services/permit-types.ts";
import { listPermits } from "~/services/permits.server.ts";
import { PERMIT_COLUMNS, type PermitWords } from "./permit-columns.ts";
import { permitWords } from "./permit-words.server.ts";
import { PERMITS_LIST } from "./permits-list.ts";

/** One page of the requests within the user's reach, as it is shown (F-370, F-380). */
export async function readPermits(portal: Portal) {
  await keepPlace(portal);
  const { rows, ...page } = await readList(portal, PERMITS_LIST, listPermits);
  const words = permitWords(portal.locale);
  return { ...page, rows: rows.map((row) => toRow(row, words)) };
}

function toRow(row: Permit, words: PermitWords) {
  const cells = Object.values(PERMIT_COLUMNS).map((column) =>
    toShownText<Permit, PermitWords>(column, row, { words, language: words.language }),
  );
  const known = findPermitStatus(row.status);
  return {
    id: row.id,
    applicationId: row.applicationId,
    tone: permitMood(known),
    status: words.status(row.status),
    cells,
  };
}
