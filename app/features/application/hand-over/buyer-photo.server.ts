import { redirect } from "@remix-run/node";
import { judgeScan } from "~/domain/identity-scan.ts";
import type { HandOver } from "~/flows/hand-over/hand-over.ts";
import { keepBegun } from "~/flows/hand-over/hand-overs.server.ts";
import { readingsOf } from "~/flows/identity-scan/scan.ts";
import { findOwnScan } from "~/flows/identity-scan/scans.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { paths } from "~/paths/paths.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import type { HAND_OVER_FORM } from "./hand-over-form.ts";

/** Where the buyer photographs the document, with no address once that is done; null where the seller has chosen none. */
export async function photoOf({ today }: PublicPortal, handOver: HandOver) {
  const scan = await findOwnScan(handOver);
  if (scan === null) return handOver.photographedAt === null ? null : { to: null };
  const verdict = scan.taken === 0 ? null : judgeScan(scan.type, readingsOf(scan), scan.holder, today);
  return { to: verdict?.state === "read" ? null : paths.recognizer(scan.type, scan.hash) };
}

/** To the camera, and nothing typed is lost: where nothing is photographed any more the page says so. */
export async function goToPhoto(portal: PublicPortal, read: ReadForm<typeof HAND_OVER_FORM>, handOver: HandOver) {
  await keepBegun(handOver.hash, read.entries);
  const photo = await photoOf(portal, handOver);
  const back =
    handOver.filledAt === null ? paths.handOver(handOver.hash) : `${paths.handOver(handOver.hash)}?correct=1`;
  return redirect(photo?.to ?? back, 303);
}
