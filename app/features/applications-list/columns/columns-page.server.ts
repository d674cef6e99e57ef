import { redirect } from "@remix-run/node";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { paths } from "~/paths/paths.ts";
import type { Portal } from "~/request/portal.server.ts";
import { listQueryOf } from "../list-query-of.ts";
import { showsSellers } from "../shows-sellers.ts";
import { COLUMNS_FORM } from "./columns-form.ts";
import { columnsSchema, pressedAloneSchema } from "./columns-schema.ts";
import { changeListLook, readListLook, type ListLook } from "./list-look.server.ts";
import { choosableColumns, shownColumns } from "./table-columns.ts";

/** The list from which the user came, but for the columns that an address asks for. */
function listOf(portal: Portal): string {
  const query = new URLSearchParams(listQueryOf(portal));
  query.delete("columns");
  return paths.applications(query.toString());
}

/** What may be chosen and what is chosen now (F-160). */
export async function columnsPage(portal: Portal) {
  const { columns } = await readListLook(portal.session.user.id);
  const withSeller = showsSellers(portal);
  return {
    offered: choosableColumns(withSeller),
    shown: shownColumns(columns, withSeller),
    listTo: listOf(portal),
    seals: { csrf: formSeals(portal.session, COLUMNS_FORM.id).csrf },
  };
}

/** What a button changes without anything else. */
const PRESSED: Partial<Record<string, Partial<ListLook>>> = {
  usualColumns: { columns: null },
  widen: { wide: true },
  narrow: { wide: false },
};

/** Remembers the columns or the width, and leads back to the list (F-160, F-161). */
export async function saveColumns(portal: Portal, posted: ReadForm<typeof COLUMNS_FORM>): Promise<Response> {
  const alone =
    posted.intent === "everyColumn"
      ? { columns: choosableColumns(showsSellers(portal)) }
      : PRESSED[posted.intent ?? ""];
  const form = alone === undefined ? validate(posted, columnsSchema) : validate(posted, pressedAloneSchema);
  if (!form.ok) return formErrorResponse(form);
  await changeListLook(portal.session.user.id, alone ?? (form.value as Partial<ListLook>));
  return redirect(listOf(portal), { status: 303 });
}
