import contract from "../../contract/document-slots.json" with { type: "json" };
import { z } from "zod";

/** Whose copy it is: slots 18 and 19 of the two are different documents (C5). */
export type DocumentOwner = "client" | "spouse";

const slotSchema = z.strictObject({
  owner: z.literal(["client", "spouse"]),
  number: z.int(),
  kind: z.string(),
  side: z.literal(["front", "back"]).optional(),
  /** DokumentoTipoID of the identity document that the slot has a copy of. */
  identityDocument: z.int().optional(),
  managersOnly: z.literal(true).optional(),
});

/** A place for uploaded documents; owner and number together are its key (F-325 to F-330, C5). */
export type DocumentSlot = z.output<typeof slotSchema>;

/** Every slot of the contract. */
export const DOCUMENT_SLOTS: readonly DocumentSlot[] = z.array(slotSchema).parse(contract.slots);

/** The slot of an owner and number; null when there is none. */
export const findSlot = (owner: DocumentOwner, number: number): DocumentSlot | null =>
  DOCUMENT_SLOTS.find((slot) => slot.owner === owner && slot.number === number) ?? null;
