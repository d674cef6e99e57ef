import type { TFunction } from "i18next";
import type { RejectionOffer } from "./rejection.server.ts";

/** Why a contract cannot be rejected now, and whom a seller turns to; null where it can (F-337, F-338). */
export function obstacleWords(
  t: TFunction<"rejection">,
  { obstacle, until, isManager }: NonNullable<RejectionOffer>,
): string | null {
  if (obstacle === null) return null;
  const words = t(obstacle, { day: until ?? "" });
  return obstacle === "held" || isManager ? words : `${words} ${t("askManager")}`;
}
