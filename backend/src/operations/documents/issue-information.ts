import type { DocumentFacts } from "../../applications/document-facts.ts";
import type { OperationContext } from "../../context.ts";
import { makeStandardInformation } from "../../documents/standard-information.ts";
import type { Store } from "../../store/store.ts";
import { toCreditOffer } from "./credit-offer.ts";
import { issueDocument } from "./issue-document.ts";

/**
 * The standard information about a credit, which is told before its contract and not signed (F-280).
 * @param db the transaction of the write that the paper belongs to, if there is one
 */
export const issueInformation = (
  db: Store,
  context: Pick<OperationContext, "clock" | "environment">,
  facts: DocumentFacts,
  today: string,
): Promise<Uint8Array> =>
  issueDocument(db, context, { applicationId: facts.row.id, kind: "standard-information" }, (presentation) =>
    makeStandardInformation(toCreditOffer(facts, today, presentation)),
  );

export const informationTitle = ({ contractNumber, id }: Pick<DocumentFacts["row"], "contractNumber" | "id">): string =>
  `Standartinė informacija ${contractNumber ?? id}`;
