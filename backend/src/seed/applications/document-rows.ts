import { createHash } from "node:crypto";
import type { applicationDocuments } from "../../store/schema/application-records.ts";
import type { DemoTime } from "../demo-time.ts";
import { DEMO_STORIES } from "./demo-stories.ts";
import { DOCUMENT_SLOTS, type DocumentSlot } from "../../applications/document-slots.ts";
import { drawSpecimenFile, SPECIMEN_KINDS, type SpecimenKind } from "./specimen-file.ts";
import { hasContract, type Story } from "./story.ts";

type NewDocument = typeof applicationDocuments.$inferInsert;

/** Slots of the copies that the buyer's document needs: front and back, or one page (G22). */
const copiesOf = (story: Story): Place[] =>
  DOCUMENT_SLOTS.filter(
    ({ owner, identityDocument }) => owner === "client" && identityDocument === (story.document ?? 0),
  ).map(({ owner, number }) => ({ owner, number, kind: "png" }));

/** Stories about copies that are missing or must be uploaded again. */
const WITHOUT_COPIES: readonly number[] = [1012, 1019, 1056];

/** The application with exactly one document (1024). */
const SINGLE_DOCUMENT_STORY = 1024;

const hasCopies = (story: Story): boolean =>
  (hasContract(story) || story.id === SINGLE_DOCUMENT_STORY) && !WITHOUT_COPIES.includes(story.id);

/** Vytautas and Aušra, with a file in every slot of both, in every kind (demo story: documents). */
const EVERY_SLOT_STORY = 1005;

type Place = Pick<DocumentSlot, "owner" | "number"> & { kind: SpecimenKind };

const everyPlace = (): Place[] =>
  DOCUMENT_SLOTS.map(({ owner, number }, index) => ({
    owner,
    number,
    kind: SPECIMEN_KINDS[index % SPECIMEN_KINDS.length] ?? "png",
  }));

function placesOf(story: Story): Place[] {
  if (story.id === EVERY_SLOT_STORY) return everyPlace();
  return hasCopies(story) ? copiesOf(story) : [];
}

const drawn = new Map<string, Promise<Buffer>>();

function fileOf({ number, kind }: Place): Promise<Buffer> {
  const key = `${number}.${kind}`;
  const file = drawn.get(key) ?? drawSpecimenFile(number, kind);
  drawn.set(key, file);
  return file;
}

async function toDocument(story: Story, place: Place, time: DemoTime): Promise<NewDocument> {
  const content = await fileOf(place);
  const { owner, number: slot, kind: extension } = place;
  return {
    applicationId: story.id,
    owner,
    slot,
    fileName: `dokumentas-${story.id}-${slot}.${extension}`,
    extension,
    contentHash: createHash("sha256").update(content).digest("hex"),
    content,
    uploadedAt: time.momentBefore(story.createdDaysAgo, "10:31:00"),
    uploadedBy: story.seller,
  };
}

/** Copies of the buyers' identity documents in every concluded story whose documents are complete, and one story with every slot. */
export const toDocumentRows = (time: DemoTime): Promise<NewDocument[]> =>
  Promise.all(DEMO_STORIES.flatMap((story) => placesOf(story).map((place) => toDocument(story, place, time))));
