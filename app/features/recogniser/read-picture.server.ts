import { MRZ_FORMATS } from "~/domain/control-line.ts";
import type { SideReading } from "~/domain/document-sides.ts";
import { readSide } from "~/domain/identity-scan.ts";
import { readMrz } from "~/domain/mrz.ts";
import { greyPicture, type Picture } from "~/platform/picture.server.ts";
import { textReader } from "~/platform/text-reader.server.ts";

/**
 * Reads one side of a document: the whole picture first; where its zone is not whole, the lower part alone, which the rest of a page then does not disturb. Of a kind
 * without a zone nothing is read.
 */
export async function readPicture(type: number, picture: Pick<Picture, "jpeg">): Promise<SideReading> {
  if (MRZ_FORMATS[type] === undefined) return { mrz: null, codes: [], words: [] };
  const whole = readSide((await textReader().read(await greyPicture(picture, "whole"))) ?? "");
  if (isChecked(whole.mrz)) return whole;
  const lower = readSide((await textReader().read(await greyPicture(picture, "lower"))) ?? "");
  return isChecked(lower.mrz) ? { ...whole, mrz: lower.mrz } : whole;
}

const isChecked = (lines: string[] | null): boolean => lines !== null && readMrz(lines)?.failedChecks.length === 0;
