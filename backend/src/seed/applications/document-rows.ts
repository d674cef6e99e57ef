import { createHash } from "node:crypto";
import { BUYER_SLOTS } from "../../signing/identity-copies.ts";
import type { applicationDocuments } from "../../store/schema/application-records.ts";
import type { DemoTime } from "../demo-time.ts";
import { DEMO_STORIES } from "./demo-stories.ts";
import { drawSpecimen } from "./specimen-picture.ts";
import { hasContract, type Story } from "./story.ts";

type NewDocument = typeof applicationDocuments.$inferInsert;

/** Stories about copies that are missing or must be uploaded again. */
const WITHOUT_COPIES: readonly number[] = [1012, 1019, 1056];

/** The application with exactly one document (1024). */
const SINGLE_DOCUMENT_STORY = 1024;

const hasCopies = (story: Story): boolean =>
  (hasContract(story) || story.id === SINGLE_DOCUMENT_STORY) && !WITHOUT_COPIES.includes(story.id);

const pictures = new Map<number, Buffer>();

function pictureOf(slot: number): Buffer {
  const picture = pictures.get(slot) ?? drawSpecimen(slot);
  pictures.set(slot, picture);
  return picture;
}

function toDocument(story: Story, slot: number, time: DemoTime): NewDocument {
  const content = pictureOf(slot);
  return {
    applicationId: story.id,
    owner: "client",
    slot,
    fileName: `dokumentas-${story.id}-${slot}.png`,
    extension: "png",
    contentHash: createHash("sha256").update(content).digest("hex"),
    content,
    uploadedAt: time.momentBefore(story.createdDaysAgo, "10:31:00"),
    uploadedBy: story.seller,
  };
}

/** Copies of the buyers' identity documents: in every concluded story whose documents are complete. */
export const toDocumentRows = (time: DemoTime): NewDocument[] =>
  DEMO_STORIES.filter(hasCopies).flatMap((story) =>
    (BUYER_SLOTS[story.document ?? 0] ?? []).map((slot) => toDocument(story, slot, time)),
  );
