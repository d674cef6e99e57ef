import { createHash } from "node:crypto";
import { PDFArray, PDFDocument, PDFHexString, PDFName, PDFRawStream } from "pdf-lib";
import { registerOutputIntent } from "./output-intent.ts";
import { toXmpMetadata } from "./xmp-metadata.ts";

interface FileFacts {
  readonly title: string;
  readonly author: string;
  readonly createdAt: string | null;
}

const PRODUCER = "pdf-lib 1.17.1";

function writeXmp(file: PDFDocument, facts: FileFacts): void {
  const packet = Buffer.from(toXmpMetadata({ ...facts, producer: PRODUCER }), "utf8");
  const dictionary = file.context.obj({ Type: "Metadata", Subtype: "XML", Length: packet.length });
  file.catalog.set(PDFName.of("Metadata"), file.context.register(PDFRawStream.of(dictionary, packet)));
}

/** An empty file that follows the rules of PDF/A-2b: metadata in both places, colour space, language. */
export async function createFile(facts: FileFacts): Promise<PDFDocument> {
  const file = await PDFDocument.create({ updateMetadata: false });
  file.setTitle(facts.title, { showInWindowTitleBar: true });
  file.setAuthor(facts.author);
  file.setProducer(PRODUCER);
  file.setLanguage("lt-LT");
  if (facts.createdAt !== null) {
    file.setCreationDate(new Date(facts.createdAt));
    file.setModificationDate(new Date(facts.createdAt));
  }
  writeXmp(file, facts);
  const intents = PDFArray.withContext(file.context);
  intents.push(registerOutputIntent(file.context));
  file.catalog.set(PDFName.of("OutputIntents"), intents);
  return file;
}

/**
 * The finished bytes. Object streams stay off where a signature placeholder is later appended as an incremental update
 * (L-6.3); a set for signing on paper is never signed so, and its copies take a tenth of the room with them. The identifier is derived from the content, so the same data gives the same bytes.
 */
export function saveFile(file: PDFDocument, contents: readonly Uint8Array[], isForPaper: boolean): Promise<Uint8Array> {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  const identifier = PDFHexString.of(hash.digest("hex").slice(0, 32).toUpperCase());
  file.context.trailerInfo.ID = file.context.obj([identifier, identifier]);
  return file.save({
    useObjectStreams: isForPaper,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Infinity,
  });
}
