import { documentFrame, subtitleOf } from "./document-frame.ts";
import type { ContractData } from "./contract-data.ts";
import type { Block } from "./layout/blocks.ts";
import { clause, facts, group, heading, mutedParagraph, paragraph, title } from "./layout/make-block.ts";
import { toOfferTexts } from "./offer-texts.ts";
import type { DocumentContent } from "./pdf/render-document.ts";
import { composeRows, composeText } from "./texts/compose-text.ts";
import type { TextContext } from "./texts/compose-text.ts";
import texts from "./texts/general-conditions.lt.json" with { type: "json" };

/** What is written in by hand. */
const BLANK = "_".repeat(40);

function toConditionTexts(contract: ContractData): TextContext {
  const { values, conditions } = toOfferTexts(contract);
  return { values: { ...values, concludedOn: contract.concludedOn, blank: BLANK }, conditions };
}

/** Sections and the clauses that hold for this credit are numbered by their place: 3, 3.1, 3.2… */
function sectionBlocks(section: (typeof texts.sections)[number], number: number, context: TextContext): Block[] {
  const said = section.clauses.map((text) => composeText(text, context)).filter((text) => text !== "");
  const clauses = said.map((text, index) => clause(`${number}.${index + 1}.`, text));
  return [heading(`${number}. ${section.title}`), ...clauses];
}

/** The form with which the buyer may withdraw, on one page: addressed already, the rest is written in. */
function withdrawalForm(context: TextContext): Block {
  const { withdrawalForm: form } = texts;
  return group([
    heading(form.title),
    mutedParagraph(composeText(form.hint, context)),
    paragraph(composeText(form.statement, context)),
    facts(composeRows(form.rows, context)),
  ]);
}

/** The pages of the general conditions (F-340): sixteen sections, the same for every contract of a kind, and the form. */
export function toGeneralConditions(contract: ContractData): DocumentContent {
  const context = toConditionTexts(contract);
  return {
    ...documentFrame(texts, contract),
    blocks: [
      title(texts.title, subtitleOf(texts.subtitle, context, contract)),
      ...texts.sections.flatMap((section, index) => sectionBlocks(section, index + 1, context)),
      withdrawalForm(context),
    ],
  };
}
