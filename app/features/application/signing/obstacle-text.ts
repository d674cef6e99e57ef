import type { TFunction } from "i18next";
import type { SigningPart } from "~/services/signing-types.ts";

const OBSTACLES = [
  "SIGNED",
  "STATUS",
  "CONTRACT_FIRST",
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

type Way = Pick<SigningPart["ways"][number], "obstacle" | "missing">;

/** Whether copies of an identity document are to be uploaded first. Of a spouse it is not known which document it will be, so no slot is named (F-361). */
export const wantsCopies = ({ obstacle }: Pick<Way, "obstacle">): boolean =>
  obstacle === "COPIES" || obstacle === "DOCUMENTS";

/** The same said by the server, above a form that another seller's deed has overtaken. */
export function obstacleNotice(way: Way) {
  const { key, slots } = obstacleOf(way);
  const documents = `@${slots.map((slot) => `signing:slots.${slot}`).join(",")}`;
  return { text: { key: `signing:obstacles.${key}` as const, params: { documents } }, variant: "warning" } as const;
}

/** Why a way is closed, with the copies that are missing (F-357 to F-361). */
export function obstacleText(t: TFunction<"signing">, way: Way | undefined): string {
  const { key, slots } = obstacleOf(way);
  return t(`obstacles.${key}`, { documents: slots.map((slot) => t(`slots.${slot}`)).join(", ") });
}

function obstacleOf(way: Way | undefined) {
  const known = OBSTACLES.find((one) => one === way?.obstacle) ?? "STATUS";
  const slots = (way?.missing ?? []).flatMap((slot) => SLOTS.find((one) => one === String(slot)) ?? []);
  const wantsAnyCopy = way !== undefined && wantsCopies(way) && slots.length === 0;
  return { key: wantsAnyCopy ? ("anyCopy" as const) : known, slots };
}
