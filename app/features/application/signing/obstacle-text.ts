import type { TFunction } from "i18next";
import type { SigningPart } from "~/services/signing-types.ts";

const OBSTACLES = [
  "SIGNED",
  "STATUS",
  "SPOUSE_CREDIT",
  "CONTRACT_TYPE",
  "FORBIDDEN",
  "DOCUMENTS",
  "NOT_E_SIGNED",
  "APPLICATION_FIRST",
  "COPIES",
  "TERM_OVER",
] as const;

const SLOTS = ["3", "4", "5", "6", "7", "9", "10", "18", "19", "22", "23", "26"] as const;

/** Why a way is closed, with the copies that are missing (F-357 to F-361). */
export function obstacleText(
  t: TFunction<"signing">,
  way: Pick<SigningPart["ways"][number], "obstacle" | "missing"> | undefined,
): string {
  const known = OBSTACLES.find((one) => one === way?.obstacle) ?? "STATUS";
  const missing = (way?.missing ?? []).flatMap((slot) => {
    const found = SLOTS.find((one) => one === String(slot));
    return found === undefined ? [] : [t(`slots.${found}`)];
  });
  return t(`obstacles.${known}`, { documents: missing.join(", ") });
}
