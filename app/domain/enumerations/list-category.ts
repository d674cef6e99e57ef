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
