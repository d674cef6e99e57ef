import { documentFrame, subtitleOf } from "./document-frame.ts";
import type { ContractData, GoodsLine } from "./contract-data.ts";
import { decapitalize, formatAmount } from "./format/lithuanian.ts";
import type { Block, SignaturesBlock, TableBlock } from "./layout/blocks.ts";
import { bullets, facts, group, heading, numberColumn, paragraph, textColumn, title } from "./layout/make-block.ts";
import { toOfferTexts } from "./offer-texts.ts";
import { describePerson, listBorrowers, spouseRoleOf } from "./party-texts.ts";
import type { DocumentContent } from "./pdf/render-document.ts";
import { composeRows, composeText } from "./texts/compose-text.ts";
import type { TextContext } from "./texts/compose-text.ts";
import { fillText } from "./texts/fill-text.ts";
import texts from "./texts/special-conditions.lt.json" with { type: "json" };
import { verificationBlocks } from "./verification.ts";

const GOODS_COLUMN_SHARES = [180, 80, 36, 60, 60, 77];

function toContractTexts(contract: ContractData): TextContext {
  const offer = toOfferTexts(contract);
  return {
    values: {
      ...offer.values,
      concludedOn: contract.concludedOn,
      place: contract.place,
      moneyUsage: decapitalize(contract.moneyUsage ?? ""),
    },
    conditions: {
      ...offer.conditions,
      isOwn: contract.purpose === "own",
      isPersonal: contract.purpose === "personal",
      isSpouseAbsent: contract.purpose === "personal" && contract.spouse === null,
      isFamily: contract.purpose === "family",
      hasMoneyUsage: contract.moneyUsage !== null,
    },
  };
}

function partyRows(contract: ContractData, context: TextContext): (readonly [string, string | null])[] {
  const { parties } = texts;
  return [
    [parties.lender, composeText(parties.lenderDetails, context)],
    [parties.borrower, describePerson(contract.buyer)],
    ...spouseRows(contract),
    [parties.intermediary, composeText(parties.intermediaryDetails, context)],
  ];
}

const spouseRows = ({ spouse }: ContractData) =>
  spouse === null ? [] : [[spouseRoleOf(spouse), describePerson(spouse)] as const];

function describeWarranty({ isService, warrantyMonths }: GoodsLine): string {
  if (isService) return "–";
  return warrantyMonths === null
    ? texts.goods.noWarranty
    : fillText(texts.goods.warranty, { months: String(warrantyMonths) });
}

function goodsRows(line: GoodsLine): string[][] {
  const { goods } = texts;
  const amounts = [line.unitPriceCents, line.totalCents].map(formatAmount);
  const row = [line.name, line.serialNumber ?? "–", String(line.quantity), ...amounts, describeWarranty(line)];
  if (line.extendedWarranty === null) return [row];
  const { years, totalCents } = line.extendedWarranty;
  const name = fillText(goods.extendedWarranty, { years: String(years), good: line.name });
  return [row, [name, "–", "", "", formatAmount(totalCents), ""]];
}

function goodsTable(contract: ContractData): TableBlock {
  const { goodsTotalCents, warrantyTotalCents } = contract.terms;
  const columns = texts.goods.columns.map((columnTitle, index) => {
    const share = GOODS_COLUMN_SHARES[index] ?? 1;
    return index >= 2 && index <= 4 ? numberColumn(columnTitle, share) : textColumn(columnTitle, share);
  });
  return {
    kind: "table",
    columns,
    hasHeader: true,
    isDense: false,
    rows: contract.goods.flatMap(goodsRows),
    total: [texts.goods.total, "", "", "", formatAmount(goodsTotalCents + warrantyTotalCents), ""],
  };
}

function signatures(contract: ContractData): SignaturesBlock {
  const { signatures: labels } = texts;
  const { name, companyCode, representative } = contract.lender;
  const lender = [
    name,
    fillText(labels.code, { code: companyCode }),
    fillText(labels.representative, representative),
    fillText(labels.powers, representative),
  ];
  return {
    kind: "signatures",
    signatories: [
      { role: labels.lenderRole, lines: lender, place: "lender" },
      ...listBorrowers(contract).map(({ role, place, person }) => ({
        role,
        place,
        lines: [person.name, fillText(labels.personalCode, { code: person.personalCode })],
      })),
    ],
    signatureLabel: labels.signatureLabel,
    dateLabel: labels.dateLabel,
  };
}

function sections(contract: ContractData, context: TextContext): (readonly [string, readonly Block[]])[] {
  const goods: (readonly [string, readonly Block[]])[] =
    contract.goods.length === 0 ? [] : [[texts.goods.title, [goodsTable(contract)]]];
  return [
    [texts.identity.title, [facts(composeRows(texts.identity.rows, context))]],
    [texts.parties.title, [facts(partyRows(contract, context))]],
    [texts.purpose.title, [paragraph(composeText(texts.purpose.text, context))]],
    ...goods,
    [texts.credit.title, [facts(composeRows(texts.credit.rows, context))]],
    [texts.payout.title, [facts(composeRows(texts.payout.rows, context))]],
    [texts.defaultInterest.title, [paragraph(composeText(texts.defaultInterest.text, context))]],
    [texts.withdrawal.title, [paragraph(composeText(texts.withdrawal.text, context))]],
    [
      texts.confirmations.title,
      [...bullets(texts.confirmations.items), paragraph(composeText(texts.composition, context))],
    ],
    [texts.signatures.title, [signatures(contract)]],
  ];
}

/** The pages of the special conditions: what is agreed with this buyer. */
export function toSpecialConditions(contract: ContractData): DocumentContent {
  const context = toContractTexts(contract);
  const numbered = sections(contract, context).flatMap(([name, blocks], index) => {
    const section = [heading(`${index + 1}. ${name}`), ...blocks];
    return name === texts.signatures.title ? [group(section)] : section;
  });
  return {
    ...documentFrame(texts, contract),
    blocks: [
      title(texts.title, subtitleOf(texts.subtitle, context, contract)),
      ...numbered,
      ...verificationBlocks(contract.presentation),
    ],
  };
}
