import type { HandOver } from "~/flows/hand-over/hand-over.ts";
import { findOwnHandOver } from "~/flows/hand-over/hand-overs.server.ts";
import { findOwnScan } from "~/flows/identity-scan/scans.server.ts";
import { paths } from "~/paths/paths.ts";
import { environment } from "~/platform/env.server.ts";
import { drawQr, type QrCode } from "~/platform/qr-code.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { ApplicationContext } from "../application-context.server.ts";
import { logBuyer } from "./log-buyer.server.ts";
import { readSms, type HandOverSms } from "./hand-over-sms.server.ts";
import { beginnerOf, progressOf } from "../scan/read-scan.server.ts";

/** How far the buyer is, act by act, and the SMS with the address. */
export type HandOverProgress = Record<"opened" | "photographed" | "filled" | "used", boolean> & {
  sms: HandOverSms | null;
};

/** An application in its buyer's hands, as the seller sees it; `none`: it is not; whether the buyer would photograph the document depends on the licence (F-319). */
export type OfferedHandOver =
  | { state: "none"; isScanned: boolean }
  | {
      state: "open";
      address: string;
      qr: QrCode;
      endsAt: number;
      progress: HandOverProgress;
    };

/** The address for the buyer's telephone, and how far the buyer is. */
export async function readHandOver(open: ApplicationContext): Promise<OfferedHandOver> {
  const own = await findOwnHandOver(beginnerOf(open, open.application.id));
  if (own === null) return { state: "none", isScanned: environment().scanLicence };
  const address = `${environment().publicOrigin}${paths.handOver(own.hash)}`;
  return {
    state: "open",
    address,
    qr: drawQr(address),
    endsAt: own.endsAt,
    progress: await progressOfBuyer(open, own),
  };
}

/** The same for a page that asks by itself; null once the application is not handed over any more. */
export async function readHandOverProgress(portal: Portal, applicationId: number): Promise<HandOverProgress | null> {
  const own = await findOwnHandOver(beginnerOf(portal, applicationId));
  return own && progressOfBuyer(portal, own);
}

async function progressOfBuyer(portal: Portal, own: HandOver): Promise<HandOverProgress> {
  await logBuyer(portal, own);
  const scan = await findOwnScan(own);
  return {
    opened: own.openedAt !== null,
    photographed: own.photographedAt !== null || (scan !== null && progressOf(portal, scan).verdict?.state === "read"),
    filled: own.filledAt !== null,
    used: own.usedAt !== null,
    sms: await readSms(portal, own),
  };
}
