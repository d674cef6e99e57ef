import { sidesOf, SCAN_SIDES, type ScanSide } from "~/domain/identity-scan.ts";
import { issueMessage } from "~/domain/issue.ts";
import { SCAN_WIDTH_PX } from "~/domain/limits.ts";
import type { Scan } from "~/flows/identity-scan/scan.ts";
import { keepPicture, takeTurn } from "~/flows/identity-scan/scans.server.ts";
import { openPicture } from "~/platform/picture.server.ts";
import { readPicture } from "./read-picture.server.ts";

type SentPictures = Partial<Record<ScanSide, File | undefined>>;

/**
 * Opens, reads and keeps what was sent of a document, side by side: a side that is wrong takes nothing from the other one. A picture that nothing can be read of is
 * kept as well (F-317).
 * @returns what is wrong, by side
 */
export async function takePictures(scan: Scan, sent: SentPictures): Promise<Partial<Record<ScanSide, string[]>>> {
  const wrong: Partial<Record<ScanSide, string[]>> = {};
  for (const side of SCAN_SIDES) {
    const file = sent[side];
    if (file === undefined || !sidesOf(scan.type).includes(side)) continue;
    const opened = await openPicture(Buffer.from(await file.arrayBuffer()));
    if (!opened.ok) {
      wrong[side] = [issueMessage(`picture.${opened.problem}`)];
      continue;
    }
    const number = await takeTurn(scan.hash);
    if (number === null) return wrong;
    const { reading, upright } = await readPicture(scan.type, opened.picture, side);
    const isSmall = opened.picture.longSide < SCAN_WIDTH_PX;
    await keepPicture(scan.hash, side, upright, { number, isSmall, reading });
  }
  return wrong;
}
