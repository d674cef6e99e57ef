import { ApplicationStatus } from "./application-status.ts";
import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Categories by which the list is filtered (F-178). */
export const ListCategory = {
  application: "application",
  archived: "archived",
  unsignedContract: "unsignedContract",
  withDefects: "withDefects",
  signedContract: "signedContract",
  rejectedContract: "rejectedContract",
} as const;

export type ListCategory = CodeOf<typeof ListCategory>;

export const listCategories = defineEnumeration("listCategory", ListCategory);

/** Statuses of each category (F-588). */
export const STATUSES_BY_CATEGORY: Record<ListCategory, readonly ApplicationStatus[]> = {
  application: [ApplicationStatus.application],
  archived: [ApplicationStatus.archive],
  unsignedContract: [ApplicationStatus.unsigned],
  withDefects: [ApplicationStatus.defected],
  signedContract: [ApplicationStatus.signed, ApplicationStatus.online],
  rejectedContract: [ApplicationStatus.rejected],
};
