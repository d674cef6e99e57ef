import type { TFunction } from "i18next";
import type { RejectionOffer } from "./rejection.server.ts";

/** Why a contract cannot be rejected now, in words; null where it can (F-337, F-338). */
export const obstacleWords = (
  t: TFunction<"rejection">,
  { obstacle, until }: NonNullable<RejectionOffer>,
): string | null => (obstacle === null ? null : t(obstacle, { day: until ?? "" }));
