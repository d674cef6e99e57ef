import { appendUpdate, coveredBytes, fillIn } from "./incremental-update.ts";
import { makeSignatureObjects, type SealWords } from "./signature-objects.ts";
import { makeSignedData, type SigningKey } from "./signed-data.ts";

/** Signs a PDF as an incremental update (PAdES B-B): signatures that it has already stay valid. */
export async function sealPdf(pdf: Uint8Array, key: SigningKey, words: SealWords): Promise<Buffer> {
  const prepared = appendUpdate(Buffer.from(pdf), await makeSignatureObjects(pdf, words));
  return fillIn(prepared, await makeSignedData(coveredBytes(prepared), key));
}
