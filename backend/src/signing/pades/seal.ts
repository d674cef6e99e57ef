import { appendUpdate, coveredBytes, fillIn } from "./incremental-update.ts";
import { makeSignatureObjects, type SealWords } from "./signature-objects.ts";
import type { SignatureLook } from "./stamp-object.ts";
import { makeSignedData, type SigningKey } from "./signed-data.ts";

/** A signature as it names and shows itself. */
export interface Seal {
  readonly words: SealWords;
  readonly look: SignatureLook;
}

/** Signs a PDF as an incremental update (PAdES B-B): signatures that it has already stay valid. */
export async function sealPdf(pdf: Uint8Array, key: SigningKey, { words, look }: Seal): Promise<Buffer> {
  const prepared = appendUpdate(Buffer.from(pdf), await makeSignatureObjects(pdf, words, look));
  return fillIn(prepared, await makeSignedData(coveredBytes(prepared), key));
}
