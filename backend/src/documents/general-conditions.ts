import type { ContractData } from "./contract-data.ts";
import type { Block } from "./layout/blocks.ts";
import { clause, heading, title } from "./layout/make-block.ts";
import { toOfferTexts } from "./offer-texts.ts";
import { renderDocument } from "./pdf/render-document.ts";
import type { DocumentContent } from "./pdf/render-document.ts";
import { composeText } from "./texts/compose-text.ts";
import type { TextContext } from "./texts/compose-text.ts";
import { fillText } from "./texts/fill-text.ts";
import texts from "./texts/general-conditions.lt.json" with { type: "json" };

/** Sections and their clauses are numbered by their place: 3, 3.1, 3.2… */
function sectionBlocks(section: (typeof texts.sections)[number], number: number, context: TextContext): Block[] {
  const clauses = section.clauses.map((text, index) => clause(`${number}.${index + 1}.`, composeText(text, context)));
  return [heading(`${number}. ${section.title}`), ...clauses];
}

/** The pages of the general conditions: sixteen sections, the same for every contract of a kind. */
export function toGeneralConditions(contract: ContractData): DocumentContent {
  const context = toOfferTexts(contract);
  return {
    title: texts.title,
    runningTitle: texts.runningTitle,
    documentNumber: contract.documentNumber,
    lender: contract.lender,
    presentation: contract.presentation,
    blocks: [
      title(texts.title, fillText(texts.subtitle, context.values)),
      ...texts.sections.flatMap((section, index) => sectionBlocks(section, index + 1, context)),
    ],
  };
}

/**
 * General conditions of the contract (F-340).
 * @returns the bytes of a PDF/A-2b file
 */
export function makeGeneralConditions(contract: ContractData): Promise<Uint8Array> {
  return renderDocument(toGeneralConditions(contract));
}
