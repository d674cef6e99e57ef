import { z } from "zod";
import type { ScanHolder } from "~/domain/scanned-document.ts";
import { environment } from "~/platform/env.server.ts";
import type { Picture } from "~/platform/picture.server.ts";
import { addressedRecords, type Beginner } from "~/store/addressed-records.server.ts";
import { portalRecords } from "~/store/portal-store.server.ts";
import { scanSchema, type Scan } from "./scan.ts";

const SCAN_PICTURE = { name: "scan-picture", schema: z.object({ jpeg: z.base64(), originalHash: z.string() }) };

const MINUTE_MS = 60_000;

const lifeMs = (): number => environment().limits.scanMinutes * MINUTE_MS;
const scans = addressedRecords({ name: "scan", schema: scanSchema }, lifeMs);

/** Begins a scan; one that the same seller has begun for the application before is closed. */
export const beginScan = (scan: Beginner & { type: number; holder: ScanHolder }): Promise<Scan> =>
  scans.begin({ ...scan, taken: 0, isTakenOver: false, pictures: {} });

/** The scan of an address, and the end of the one that a seller has begun for an application. */
export const { find: findScan, end: endScan } = scans;

/** The scan that a seller has begun for an application and still waits for. */
export async function findOwnScan(beginner: Beginner): Promise<Scan | null> {
  const scan = await scans.findOwn(beginner);
  return scan?.isTakenOver === true ? null : scan;
}

/** The seller has taken over what was photographed: until its time is over, its address says so. */
export const takeOverScan = ({ hash }: Scan): Promise<void> =>
  scans.change(hash, (scan) => ({ ...scan, isTakenOver: true, pictures: {} }));

/**
 * Takes one of the pictures that a scan may have, before it is looked at: of several at once none is one too many.
 * @returns its number, or null when the scan is over, taken over or full
 */
export async function takeTurn(hash: string): Promise<number | null> {
  let number: number | null = null;
  await scans.change(hash, (scan) => {
    const isOpen = !scan.isTakenOver && scan.taken < environment().limits.scanPictures;
    number = isOpen ? scan.taken + 1 : null;
    return number === null ? null : { ...scan, taken: number };
  });
  return number;
}

/** Keeps a picture and what was read of it as that side's; a later picture of the side stays. */
export async function keepPicture(
  hash: string,
  side: keyof Scan["pictures"],
  { jpeg, originalHash }: Picture,
  read: NonNullable<Scan["pictures"]["front"]>,
): Promise<void> {
  const kept = { jpeg: jpeg.toString("base64"), originalHash };
  await (await portalRecords()).save(SCAN_PICTURE, pictureId(hash, read.number), kept, lifeMs());
  await scans.change(hash, (scan) =>
    scan.isTakenOver || (scan.pictures[side]?.number ?? 0) > read.number
      ? null
      : { ...scan, pictures: { ...scan.pictures, [side]: read } },
  );
}

/** The picture as JPEG, with the hash of what the camera made; null when it is gone. */
export async function findPicture(
  hash: string,
  number: number,
): Promise<Pick<Picture, "jpeg" | "originalHash"> | null> {
  const found = await (await portalRecords()).find(SCAN_PICTURE, pictureId(hash, number));
  return found && { jpeg: Buffer.from(found.value.jpeg, "base64"), originalHash: found.value.originalHash };
}

const pictureId = (hash: string, number: number): string => `${hash}|${number}`;
