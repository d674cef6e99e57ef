import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { ScanHolder } from "~/domain/scanned-document.ts";
import { portalClock } from "~/platform/clock.ts";
import { environment } from "~/platform/env.server.ts";
import type { Picture } from "~/platform/picture.server.ts";
import { changeRecord } from "~/store/change-record.server.ts";
import { portalRecords } from "~/store/portal-store.server.ts";
import { scanSchema, type Scan } from "./scan.ts";

const SCAN = { name: "scan", schema: scanSchema };
/** Which scan a seller has begun for an application. */
const SCAN_OF = { name: "scan-of", schema: z.object({ hash: z.string() }) };
const SCAN_PICTURE = { name: "scan-picture", schema: z.object({ jpeg: z.base64(), originalHash: z.string() }) };

const MINUTE_MS = 60_000;
const SECRET_BYTES = 16;
/** Without letters that are taken for digits: the address can be typed on a telephone. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz023456789";

/** Whose scan of which application: another seller begins another one. */
type Beginner = { userId: string; applicationId: number };

/** Begins a scan; one that the same seller has begun for the application before is closed. */
export async function beginScan(scan: Beginner & { type: number; holder: ScanHolder }): Promise<Scan> {
  const begun: Scan = { ...scan, hash: newHash(), endsAt: portalClock.now() + lifeMs(), taken: 0, pictures: {} };
  await endScan(scan);
  const records = await portalRecords();
  await records.save(SCAN, begun.hash, begun, lifeMs());
  await records.save(SCAN_OF, idOf(scan), { hash: begun.hash }, lifeMs());
  return begun;
}

/** The scan of an address; null when there is none, or its fifteen minutes are over. */
export async function findScan(hash: string): Promise<Scan | null> {
  const scan = (await (await portalRecords()).find(SCAN, hash))?.value ?? null;
  return scan === null || scan.endsAt <= portalClock.now() ? null : scan;
}

/** The scan that the seller has begun for the application. */
export async function findOwnScan(beginner: Beginner): Promise<Scan | null> {
  const found = await (await portalRecords()).find(SCAN_OF, idOf(beginner));
  return found === null ? null : findScan(found.value.hash);
}

/** Closes it: its address leads nowhere any more. */
export async function endScan(beginner: Beginner): Promise<void> {
  const records = await portalRecords();
  const found = await records.find(SCAN_OF, idOf(beginner));
  if (found === null) return;
  await records.remove(SCAN_OF, idOf(beginner));
  await records.remove(SCAN, found.value.hash);
}

/**
 * Takes one of the pictures that a scan may have, before it is looked at: of several at once none is one too many.
 * @returns its number, or null when the scan is over or full
 */
export async function takeTurn(hash: string): Promise<number | null> {
  let number: number | null = null;
  await changeScan(hash, (scan) => {
    number = scan.taken < environment().limits.scanPictures ? scan.taken + 1 : null;
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
  await changeScan(hash, (scan) =>
    (scan.pictures[side]?.number ?? 0) > read.number ? null : { ...scan, pictures: { ...scan.pictures, [side]: read } },
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

async function changeScan(hash: string, edit: (scan: Scan) => Scan | null): Promise<void> {
  const now = portalClock.now();
  const scan = await findScan(hash);
  if (scan !== null) await changeRecord(SCAN, hash, scan.endsAt - now, (present) => present && edit(present));
}

const lifeMs = (): number => environment().limits.scanMinutes * MINUTE_MS;
const idOf = ({ userId, applicationId }: Beginner): string => `${userId}|${applicationId}`;
const pictureId = (hash: string, number: number): string => `${hash}|${number}`;

/** 128 bits as 26 characters. */
function newHash(): string {
  let bits = BigInt(`0x${randomBytes(SECRET_BYTES).toString("hex")}`);
  const characters: string[] = [];
  for (let at = 0; at < 26; at += 1) {
    characters.push(ALPHABET[Number(bits & 31n)] ?? "");
    bits >>= 5n;
  }
  return characters.join("");
}
