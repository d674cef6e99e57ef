import { judgeScan, SCAN_SIDES, type ScanSide, type ScanVerdict } from "~/domain/identity-scan.ts";
import { readingsOf, type Scan } from "~/flows/identity-scan/scan.ts";
import { findOwnScan, findPicture } from "~/flows/identity-scan/scans.server.ts";
import { paths } from "~/paths/paths.ts";
import { environment } from "~/platform/env.server.ts";
import { fileResponse } from "~/platform/file-response.server.ts";
import { drawQr, type QrCode } from "~/platform/qr-code.server.ts";
import { notFoundPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { ApplicationContext } from "../application-context.server.ts";

/** What has become of the pictures (F-320). */
export type ScanProgress = {
  /** Null until a picture has come. */
  verdict: ScanVerdict | null;
  isSmall: boolean;
  /** What has come, with the number by which a newer picture of the side is told from it. */
  pictures: { side: ScanSide; number: number }[];
};

export type OfferedScan =
  /** F-319: documents are not read here. `none`: nothing has been begun, or its fifteen minutes are over. */
  | { state: "unlicensed" | "none" }
  | ({ state: "open"; type: number; address: string; endsAt: number; qr: QrCode } & ScanProgress);

/** The pictures that the seller is waiting for, with the address for a telephone and what has come so far. */
export async function readScan(open: ApplicationContext): Promise<OfferedScan> {
  if (!environment().scanLicence) return { state: "unlicensed" };
  const scan = open.can("recogniser:use") ? await findOwnScan(beginnerOf(open, open.application.id)) : null;
  if (scan === null) return { state: "none" };
  const address = `${environment().publicOrigin}${paths.recognizer(scan.type, scan.hash)}`;
  const { type, endsAt } = scan;
  return { state: "open", type, endsAt, address, qr: drawQr(address), ...progressOf(open, scan) };
}

/** The same for a page that asks by itself every few seconds; null when there is nothing to wait for any more. */
export async function readProgress(portal: Portal, applicationId: number): Promise<ScanProgress | null> {
  const scan = await findOwnScan(beginnerOf(portal, applicationId));
  return scan && progressOf(portal, scan);
}

/** The picture of a side that is there; of no other seller's. */
export async function readScanPicture(portal: Portal, applicationId: number, name: string | undefined) {
  const scan = await findOwnScan(beginnerOf(portal, applicationId));
  const side = SCAN_SIDES.find((one) => one === name);
  const number = side === undefined ? undefined : scan?.pictures[side]?.number;
  const picture = scan === null || number === undefined ? null : await findPicture(scan.hash, number);
  if (picture === null) throw notFoundPage();
  return fileResponse(picture.jpeg, { type: "image/jpeg", fileName: `${name}.jpg`, disposition: "inline" });
}

export const beginnerOf = ({ session }: Pick<Portal, "session">, applicationId: number) => ({
  userId: session.user.id,
  applicationId,
});

export const progressOf = ({ today }: Pick<Portal, "today">, scan: Scan): ScanProgress => ({
  verdict: scan.taken === 0 ? null : judgeScan(scan.type, readingsOf(scan), scan.holder, today),
  isSmall: Object.values(scan.pictures).some(({ isSmall }) => isSmall),
  pictures: SCAN_SIDES.flatMap((side) => {
    const picture = scan.pictures[side];
    return picture === undefined ? [] : [{ side, number: picture.number }];
  }),
});
