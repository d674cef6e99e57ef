import { ApplicationStatus, applicationStatuses, statusMood } from "~/domain/enumerations/application-status.ts";
import { useText } from "~/i18n/use-text.ts";
import { Badge } from "~/ui/badge.tsx";

/** The status in a word; an unknown one is shown as its number (F-350, F-576). */
export function StatusBadge({ status }: { status: number | null }) {
  const text = useText();
  const known = applicationStatuses.find(status ?? ApplicationStatus.application);
  const labelKey = applicationStatuses.labelKey(known);
  if (known === null || labelKey === null) return <Badge>{status}</Badge>;
  return <Badge tone={statusMood(known)}>{text(`enumerations:${labelKey}`)}</Badge>;
}
