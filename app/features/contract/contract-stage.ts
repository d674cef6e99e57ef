import { ApplicationStatus, applicationStatuses } from "~/domain/enumerations/application-status.ts";

/** Where a contract stands; `rejected`, `defected`: neither an application that may change nor a contract (F-192). */
export type Stage = "review" | "unsigned" | "signed" | "archived" | "rejected" | "defected" | "closed";

const STAGES: Readonly<Record<ApplicationStatus, Stage>> = {
  [ApplicationStatus.application]: "review",
  [ApplicationStatus.unsigned]: "unsigned",
  [ApplicationStatus.signed]: "signed",
  [ApplicationStatus.online]: "signed",
  [ApplicationStatus.archive]: "archived",
  [ApplicationStatus.rejected]: "rejected",
  [ApplicationStatus.defected]: "defected",
};

/** The stage of a status; one that is not known is closed to everything. */
export function stageOf(status: number | null): Stage {
  const known = status === null ? ApplicationStatus.application : applicationStatuses.find(status);
  return known === null ? "closed" : STAGES[known];
}
