import { accepted, rejected, type Outcome } from "~/domain/outcome.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { audit } from "~/platform/audit.server.ts";
import { environment } from "~/platform/env.server.ts";
import { log } from "~/platform/log.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { checkPersonalData } from "~/services/clients.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import type { FormEntries } from "~/store/drafts.server.ts";
import { countAttempt, type Bucket } from "~/store/rate-limit.server.ts";
import { takeNamed, type BuyerName } from "./named-buyer.server.ts";
import type { BuyerValues } from "./steps/buyer-step.ts";

/** `namesNeeded`: a new client whose names are asked for · `tooMany`: this user or shop has looked up too many people. */
export type NameRefusal = "namesNeeded" | "backEnd" | "tooMany";

type Named<Reason extends string> = Outcome<BuyerName, Reason> & { notice?: BackendNotice; retryAfterSeconds?: number };

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const TOO_MANY = 429;

/** The buyer's name: by the register, or as typed for a client that it does not know (F-204, F-205). What was found while the code was typed is not asked again. */
export async function nameBuyer(
  portal: Pick<Portal, "session" | "backend">,
  { personalCode, firstName, lastName }: BuyerValues,
): Promise<Named<NameRefusal>> {
  const known = (await takeNamed(portal.session, personalCode)) ?? (await askName(portal, personalCode));
  if (known.ok) return known;
  if (known.reason !== "newClient") return { ...known, reason: known.reason };
  return firstName === null || lastName === null ? rejected("namesNeeded") : accepted({ firstName, lastName });
}

/**
 * Asks the register for a name. Any code that is valid tells one, so that look-ups are counted for the user and the shop before the back end is asked, and each
 * is a line of the audit log (R-D16).
 */
export async function askName(
  { session: { user }, backend }: Pick<Portal, "session" | "backend">,
  personalCode: string,
): Promise<Named<"newClient" | "backEnd" | "tooMany">> {
  const event = { event: "person.named", subject: maskedCode(personalCode) } as const;
  const retryAfterSeconds = await countLookUp(user);
  if (retryAfterSeconds !== null) {
    audit(event.event, { result: "refused", code: TOO_MANY, subject: event.subject });
    return { ...rejected("tooMany"), retryAfterSeconds };
  }
  const known = await auditedCall(
    event,
    () => checkPersonalData(backend, personalCode),
    (answer) => answer.ok || answer.reason === "newClient",
  );
  if (known.ok) return accepted(known.value);
  return known.reason === "newClient" ? rejected("newClient") : { ...rejected("backEnd"), notice: known.notice };
}

/** Counts a look-up. @returns seconds until the next one when it is one too many, else null */
async function countLookUp({ id, shopId }: Portal["session"]["user"]): Promise<number | null> {
  const { nameLookupsPerHour, nameLookupsPerShopDay } = environment().limits;
  const buckets: Bucket[] = [
    { purpose: "names.user", key: id, limit: nameLookupsPerHour, windowSeconds: HOUR_SECONDS },
    { purpose: "names.shop", key: shopId, limit: nameLookupsPerShopDay, windowSeconds: DAY_SECONDS },
  ];
  for (const bucket of buckets) {
    const { allowed, count, retryAfterSeconds } = await countAttempt(bucket, "open");
    if (allowed) continue;
    log("warn", "rate.refused", { op: bucket.purpose, count });
    return retryAfterSeconds;
  }
  return null;
}

/** `603-77`: enough to tell look-ups apart, not enough to know the person. */
export const maskedCode = (personalCode: string): string => `${personalCode.slice(0, 3)}-${personalCode.slice(-2)}`;

/** Says how a name is written that lost digits and signs (F-213): nothing typed goes without a word. @param prefix of the names of its fields */
export async function sayCleanedName(
  session: PortalSession,
  entries: FormEntries,
  saved: { firstName: string | null; lastName: string | null },
  prefix = "",
): Promise<void> {
  const typed = new Map(entries);
  const isCleaned = (["firstName", "lastName"] as const).some((part) => {
    const text = (typed.get(`${prefix}${part}`) ?? "").trim().replace(/\s+/g, " ");
    return text !== "" && saved[part] !== null && text !== saved[part];
  });
  if (!isCleaned) return;
  const name = [saved.firstName, saved.lastName].filter(Boolean).join(" ");
  await addNotice(session, { text: { key: "application:notices.nameCleaned", params: { name } }, variant: "warning" });
}
