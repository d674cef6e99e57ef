import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Busena of an application or contract (F-350, F-576). 7 counts as a contract and is named by us (C4). */
export const ApplicationStatus = {
  rejected: -1,
  application: 0,
  unsigned: 1,
  signed: 2,
  archive: 3,
  defected: 4,
  online: 7,
} as const;

export type ApplicationStatus = CodeOf<typeof ApplicationStatus>;

export const applicationStatuses = defineEnumeration("applicationStatus", ApplicationStatus);

/** How good or bad a status is for the user, for lists and headings; an unknown one is neutral. */
export type StatusMood = "neutral" | "info" | "success" | "warning" | "danger";

const MOODS: Record<ApplicationStatus, StatusMood> = {
  [ApplicationStatus.rejected]: "danger",
  [ApplicationStatus.application]: "info",
  [ApplicationStatus.unsigned]: "warning",
  [ApplicationStatus.signed]: "success",
  [ApplicationStatus.archive]: "neutral",
  [ApplicationStatus.defected]: "danger",
  [ApplicationStatus.online]: "success",
};

/** The mood of a status as the back end gives it. */
export function statusMood(status: number): StatusMood {
  const known = applicationStatuses.find(status);
  return known === null ? "neutral" : MOODS[known];
}
