import { json } from "@remix-run/node";
import { accepted, rejected } from "~/domain/outcome.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { toFieldIssues } from "~/services/notice.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { FIND_BUYER_FORM } from "./find-buyer-form.ts";
import type { BuyerLookUp, FoundBuyer } from "./found-buyer.ts";
import { askName } from "./name-buyer.server.ts";
import { findNamed, rememberNamed, type NamedBuyer } from "./named-buyer.server.ts";
import { personalCodeWhitelist } from "./test-codes.server.ts";
import { startSchema } from "./today/start-schema.ts";

/** Answers the script of a field for a personal code: whose code it is (F-204 to F-207). Null where the start of the application will say what is wrong. */
export async function answerFindBuyer(portal: Portal, read: ReadForm<typeof FIND_BUYER_FORM>): Promise<Response> {
  const form = validate(read, startSchema(personalCodeWhitelist()));
  if (!form.ok) return json({ found: null }, { status: form.status });
  return json({ found: await findBuyer(portal, form.value.personalCode) });
}

/** The same call, limits and audit as at the start of an application (R-D16), done once for both. */
async function findBuyer(portal: Portal, personalCode: string): Promise<FoundBuyer | null> {
  const remembered = findNamed(portal.session, personalCode);
  if (remembered !== null) return toFound(remembered);
  const named = await askName(portal, personalCode);
  if (!named.ok && named.reason !== "newClient") return toRefused(named);
  const found: NamedBuyer = named.ok ? accepted(named.value) : rejected("newClient");
  await rememberNamed(portal.session, personalCode, found);
  return toFound(found);
}

const toFound = (named: NamedBuyer): FoundBuyer =>
  named.ok ? { state: "known", name: `${named.value.firstName} ${named.value.lastName}` } : { state: "new" };

/** Only what belongs to the code is said beside it (F-206, F-207). */
function toRefused({ notice }: Pick<Awaited<ReturnType<typeof askName>>, "notice">): FoundBuyer | null {
  const issues = notice === undefined ? null : toFieldIssues(notice, ["personalCode"]);
  const errors = issues !== null && "fieldErrors" in issues ? issues.fieldErrors["personalCode"] : undefined;
  return errors === undefined ? null : { state: "refused", errors };
}

/** What a page with a field for a personal code is drawn with. @param personalCode what stands in the field already */
export function buyerLookUp(session: PortalSession, personalCode: string | null = null): BuyerLookUp {
  const named = personalCode === null ? null : findNamed(session, personalCode);
  return { csrf: formSeals(session, FIND_BUYER_FORM.id).csrf, found: named === null ? null : toFound(named) };
}
