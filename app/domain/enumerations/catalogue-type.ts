import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** How a shop's goods catalogue binds promotional conditions, KatalogoTipas (F-248, F-590). */
export const CatalogueType = { disabled: "DISABLED", typeA: "TYPE_A", typeB: "TYPE_B" } as const;

export type CatalogueType = CodeOf<typeof CatalogueType>;

export const catalogueTypes = defineEnumeration("catalogueType", CatalogueType);

/** Reads a catalogue type; empty or unknown is disabled (F-590). */
export const toCatalogueType = (raw: unknown): CatalogueType => catalogueTypes.find(raw) ?? CatalogueType.disabled;
