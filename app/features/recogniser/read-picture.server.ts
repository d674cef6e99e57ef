import { MRZ_FORMATS } from "~/domain/control-line.ts";
import type { SideReading } from "~/domain/document-sides.ts";
import { readSide, sidesOf, type ScanSide } from "~/domain/identity-scan.ts";
import { readMrz } from "~/domain/mrz.ts";
import { greyPicture, turnPicture, type Picture, type Turn } from "~/platform/picture.server.ts";
import { textReader } from "~/platform/text-reader.server.ts";

type Readable = Pick<Picture, "jpeg">;

/** What was read of a picture, and the picture as it stands upright. */
export type ReadPicture<Turned extends Readable> = { reading: SideReading; upright: Turned };

/** On its side more often than upside down. Telephones that lie flat over a table, messengers and scanners do not say how a picture lies. */
const OTHER_TURNS: readonly Turn[] = [90, 270, 180];

/**
 * Reads one side of a document: the whole picture first; where its zone is not whole, the lower part alone, which the rest of a page then does not disturb; then the
 * same with the picture turned. Of a kind without a zone nothing is read.
 */
export async function readPicture<Turned extends Readable>(
  type: number,
  picture: Turned,
  side: ScanSide = sidesOf(type).length > 1 ? "back" : "front",
): Promise<ReadPicture<Turned>> {
  if (MRZ_FORMATS[type] === undefined) return { reading: { mrz: null, codes: [], words: [] }, upright: picture };
  const hasZone = sidesOf(type).length === 1 || side === "back";
  const asSent = await readUpright(picture, hasZone);
  if (isRead(asSent, hasZone)) return { reading: asSent, upright: picture };
  for (const turn of OTHER_TURNS) {
    const turned = await turnPicture(picture, turn);
    const reading = await readUpright(turned, hasZone);
    if (isRead(reading, hasZone)) return { reading, upright: turned };
  }
  return { reading: asSent, upright: picture };
}

/** The front of a card has no zone, only its words: the lower part says nothing more. */
async function readUpright(picture: Readable, hasZone: boolean): Promise<SideReading> {
  const whole = readSide((await textReader().read(await greyPicture(picture, "whole"))) ?? "");
  if (!hasZone || isChecked(whole)) return whole;
  const lower = readSide((await textReader().read(await greyPicture(picture, "lower"))) ?? "");
  return isChecked(lower) ? { ...whole, mrz: lower.mrz } : whole;
}

const isRead = (reading: SideReading, hasZone: boolean): boolean =>
  isChecked(reading) || (!hasZone && reading.codes.length > 0);

const isChecked = ({ mrz }: SideReading): boolean => mrz !== null && readMrz(mrz)?.failedChecks.length === 0;
