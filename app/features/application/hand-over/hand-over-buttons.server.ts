import { redirectDocument } from "@remix-run/node";
import { initialsOf } from "~/domain/person-name.ts";
import { beginHandOver, endHandOver, findOwnHandOver, markUsed } from "~/flows/hand-over/hand-overs.server.ts";
import { askAboutAnswers, goToHandOver, holdsAnswers } from "~/flows/hand-over/unused-answers.server.ts";
import { endScan } from "~/flows/identity-scan/scans.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import { logHandOver } from "~/services/hand-over.server.ts";
import { audit } from "~/platform/audit.server.ts";
import { beginnerOf } from "../scan/read-scan.server.ts";
import { beginTypedScan } from "../scan/scan-buttons.server.ts";
import { isOfBuyer } from "./hand-over-form.ts";
import type { HandOverPressed } from "./hand-over-pressed.ts";
import { textHandOver } from "./text-hand-over.server.ts";
import { keep } from "./unused-answers.server.ts";

/** The buttons about the buyer's own telephone: each keeps what is typed, and none saves it. */
export const handOverButtons = {
  /** A new address; where a document has been chosen that is photographed, the buyer photographs it. */
  handOver: async (request: HandOverPressed) => {
    await keep(request, request.form.entries);
    if (await holdsAnswers(request)) return askAboutAnswers(request);
    await logHandOver(request.backend, request.application.id, "BEGUN");
    const beginner = beginnerOf(request, request.application.id);
    // Pictures of before are not this buyer's: where no kind is chosen now, nothing is photographed.
    await endScan(beginner);
    await beginTypedScan(request);
    await beginHandOver({
      ...beginner,
      initials: initialsOf(request.application.buyer),
    });
    audit("buyer.handedOver", { result: "ok", subject: request.application.id });
    return goToHandOver(request);
  },
  refreshHandOver: async (request: HandOverPressed) => {
    await keep(request, request.form.entries);
    return goToHandOver(request);
  },
  /** The address goes to the buyer by SMS, to the number that is typed. */
  textHandOver: async (request: HandOverPressed) => {
    await keep(request, request.form.entries);
    await textHandOver(request);
    return goToHandOver(request);
  },
  useHandOver: answerUse,
  /** The seller goes on alone; what the buyer has filled in is not thrown away unasked. */
  endHandOver: async (request: HandOverPressed) => {
    if (!(await holdsAnswers(request))) return answerEnd(request);
    await keep(request, request.form.entries);
    return askAboutAnswers(request);
  },
  /** The seller goes on without what the buyer has filled in. */
  dropHandOver: answerEnd,
};

async function answerEnd(request: HandOverPressed) {
  await keep(request, request.form.entries);
  const event = (await holdsAnswers(request)) ? "DROPPED" : "ENDED";
  await logHandOver(request.backend, request.application.id, event);
  await endHandOver(beginnerOf(request, request.application.id));
  await addNotice(request.session, { text: { key: "hand-over:ended" }, variant: "info" });
  return goToHandOver(request);
}

/** What the buyer has filled in stands in the form as if it had been typed; the page is loaded again, with every field of it. */
async function answerUse(request: HandOverPressed) {
  const own = await findOwnHandOver(beginnerOf(request, request.application.id));
  const typed = request.form.entries;
  if (own === null || own.filledAt === null) {
    await keep(request, typed);
    return goToHandOver(request);
  }
  await keep(request, [...typed.filter(([name]) => !isOfBuyer(name)), ...own.entries]);
  await logHandOver(request.backend, request.application.id, "USED");
  await markUsed(own.hash);
  await addNotice(request.session, { text: { key: "hand-over:used" }, variant: "success" });
  // Without a place on the page: an address with one would not load it again.
  return redirectDocument(paths.applicationStep(request.application.id, "contractData"), 303);
}
