import { useTranslation } from "react-i18next";
import { Badge } from "~/ui/badge.tsx";
import type { RatingOutcome } from "./rating-outcome.ts";

const TONES = { APPROVED: "success", NEEDS_APPROVAL: "warning", REJECTED: "danger" } as const;

/** Whether the credit was possible, in a word and a colour; as offers say it (F-381). */
export function OutcomeBadge({ outcome }: { outcome: RatingOutcome }) {
  const { t } = useTranslation("ratings");
  return <Badge tone={TONES[outcome]}>{t(`outcome.${outcome}`)}</Badge>;
}
