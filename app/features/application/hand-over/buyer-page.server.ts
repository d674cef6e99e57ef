import { json, redirect } from "@remix-run/node";
import type * as z from "zod";
import { formatIban } from "~/domain/iban.ts";
import { formatNationalPhone } from "~/domain/phone.ts";
import type { HandOver } from "~/flows/hand-over/hand-over.ts";
import { findHandOver, keepAnswers, markOpened } from "~/flows/hand-over/hand-overs.server.ts";
import { countLinkAttempt } from "~/flows/link-attempts.server.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { paths } from "~/paths/paths.ts";
import { audit } from "~/platform/audit.server.ts";
import { setAnswerHeader } from "~/platform/raw-response.server.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import type { FormEntries } from "~/store/drafts.server.ts";
import { ADDRESS_SECRET } from "~/store/addressed-records.server.ts";
import { toFields } from "../application-draft.server.ts";
import { goToPhoto, photoOf } from "./buyer-photo.server.ts";
import { HAND_OVER_FORM } from "./hand-over-form.ts";
import { handOverSchema } from "./hand-over-schema.ts";

type Params = { hash?: string };

const GONE = 410;
/** A page that waits for the seller asks again by itself; one with a form in front of a buyer never does. */
const WAITING_SECONDS = "10";

const deadLink = () => json({ state: "dead" as const }, { status: GONE });

async function findAddressed(portal: PublicPortal, { hash = "" }: Params): Promise<HandOver | null> {
  const found = ADDRESS_SECRET.test(hash) ? await findHandOver(hash) : null;
  if (found === null) await countLinkAttempt(portal);
  return found;
}

/** The buyer's page of an address: what is to be done, in order, and what is done. The seller who looks at it does not count as the buyer. */
export async function readBuyerPage(portal: PublicPortal, params: Params) {
  const handOver = await findAddressed(portal, params);
  if (handOver === null) return deadLink();
  const { hash, userId, initials, endsAt, entries, begun, filledAt, closedAt, signPath, signSentTo, signedAt } =
    handOver;
  if (portal.session?.user.id !== userId) await markOpened(hash);
  const visitor = await portal.visitor();
  const { csrf } = formSeals(visitor, HAND_OVER_FORM.id);
  const photo = await photoOf(portal, handOver);
  const isFilled = filledAt !== null;
  const isClosed = closedAt !== null;
  const isCorrecting = !isClosed && new URL(portal.head.url).searchParams.has("correct");
  const acts = { photo, isFilled, isCorrecting, isClosed, signPath, signSentTo, isSigned: signedAt !== null };
  const page = { state: "open" as const, csrf, hash, initials, endsAt, ...acts, fields: toFields(begun ?? entries) };
  const answer = json(page, { headers: visitor.cookies });
  if (isClosed || (isFilled && !isCorrecting)) setAnswerHeader(answer.headers, "Refresh", WAITING_SECONDS);
  return answer;
}

type Answers = { entries: FormEntries; value: z.output<typeof handOverSchema> };

/** As step 4 shows it, however it was typed: its fields have the prefix of a telephone beside them, and an account in groups. */
function tidied({ entries, value }: Answers): FormEntries {
  const shown: Readonly<Record<string, string>> = {
    phone: formatNationalPhone(value.phone),
    "address.postalCode": value.address.postalCode,
    account: formatIban(value.account ?? ""),
  };
  return entries.map(([name, typed]) => [name, shown[name] ?? typed]);
}

/** Takes what the buyer has filled in; nothing of it is in the application until the seller has looked at it. */
export async function answerBuyer(portal: PublicPortal, read: ReadForm<typeof HAND_OVER_FORM>, params: Params) {
  const handOver = await findAddressed(portal, params);
  if (handOver === null) return deadLink();
  // The page then says why nothing is changed any more.
  if (handOver.closedAt !== null) return redirect(paths.handOver(handOver.hash), 303);
  if (read.intent === "toPhoto") return goToPhoto(portal, read, handOver);
  const form = validate(read, handOverSchema);
  if (!form.ok) return formErrorResponse(form);
  await keepAnswers(handOver.hash, tidied(form));
  audit("buyer.answered", { result: "ok", subject: handOver.applicationId });
  return redirect(paths.handOver(handOver.hash), 303);
}
