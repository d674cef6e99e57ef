import { describe, expect, test } from "vitest";
import { findNextStep, NEXT_STEPS, type NextStep } from "../../../../app/features/applications-list/next-step.ts";
import { rowLabels } from "../../../../app/features/applications-list/row-labels.server.ts";
import type { ListTab } from "../../../../app/domain/enumerations/list-tab.ts";
import type { ContractListRow } from "../../../../app/services/contract-types.ts";
import { textOf } from "../../../support/journey-texts.ts";
import { rowWith } from "./contract-row.ts";

const buyer = { personalCode: "60302149977" };
const withGoods = { ...buyer, products: "Televizorius", creditSumCents: 50_000 };
const withIncome = { ...withGoods, incomeType: 1 };
const complete = { ...withIncome, conditionVariantId: 11 };

const askedOf = { status: 0, ...complete, step: 5, decision: "NEEDS_APPROVAL" };

const CASES: [string, Partial<ContractListRow>, ListTab, NextStep | null][] = [
  ["an application without goods", { status: 0, ...buyer }, 3, "enterGoods"],
  ["an empty draft without buyer", { status: 0 }, 3, "enterBuyer"],
  ["an empty draft without buyer, by its step", { status: 0, step: 1 }, 3, "enterBuyer"],
  ["a draft whose goods are missing", { status: 0, ...buyer, step: 2 }, 3, "enterGoods"],
  ["a draft with an invalid promotion", { status: 0, ...complete, step: 2 }, 3, "fixCredit"],
  ["a draft without income, by its step", { status: 0, ...complete, step: 3 }, 3, "enterIncome"],
  ["a draft with an empty step 4", { status: 0, ...complete, step: 4, decision: "APPROVED" }, 3, "enterContractData"],
  ["a refused draft", { status: 0, ...complete, step: 4, decision: "REJECTED" }, 3, "changeRefused"],
  ["a complete draft that is refused", { status: 0, ...complete, step: 5, decision: "REJECTED" }, 3, "changeRefused"],
  [
    "a complete draft above what a seller may lend",
    { status: 0, ...complete, step: 5, decision: "NEEDS_APPROVAL" },
    3,
    "askManager",
  ],
  ...["waiting", "WAITING_EXTRA", "ESCALATED"].map((permit): [string, Partial<ContractListRow>, ListTab, NextStep] => [
    `a complete draft whose request is ${permit}`,
    { ...askedOf, permit },
    3,
    "waitManager",
  ]),
  ["a complete draft without a permit", { ...askedOf, permit: "REJECTED" }, 3, "changeWithoutPermit"],
  ["a complete draft whose request has expired", { ...askedOf, permit: "EXPIRED" }, 3, "askManager"],
  ["a complete draft that may be lent", { status: 0, ...complete, step: 5, decision: "APPROVED" }, 3, "makeContract"],
  ["an application without income", { status: 0, ...withGoods }, 3, "enterIncome"],
  ["an application without an offer", { status: 0, ...withIncome }, 3, "chooseOffer"],
  ["a complete application", { status: 0, ...complete, eCreditState: -1 }, 3, "makeContract"],
  [
    "a complete application that the manager has reviewed",
    { status: 0, ...complete, eCreditState: 1 },
    3,
    "makeContract",
  ],
  ["a signed application", { status: 0, ...complete, eCreditState: 4, signatureType: 11 }, 3, "makeContract"],
  ["an application that is being signed remotely", { status: 0, signatureType: 30 }, 3, "waitRemoteSignature"],
  ["an application that is being signed on a tablet", { status: 0, signatureType: 31 }, 3, "waitTabletSignature"],
  ["a terminated application", { status: 0, ...complete, eCreditState: 2 }, 3, "terminated"],
  ["a rejected one", { status: -1, eCreditState: 2 }, 3, "rejected"],
  ["an unsigned contract", { status: 1, contractSignatureType: 0 }, 6, "sign"],
  ["a contract that is being signed remotely", { status: 1, contractSignatureType: 30 }, 6, "waitRemoteSignature"],
  [
    "a contract whose buyer is to transfer a cent",
    { status: 1, contractSignatureType: 30, waitingWay: 10 },
    6,
    "waitCentTransfer",
  ],
  [
    "an application whose buyer is to transfer a cent",
    { status: 0, signatureType: 30, waitingWay: 10 },
    3,
    "waitCentTransfer",
  ],
  [
    "a contract that a link was sent for after a cent was asked for",
    { status: 1, contractSignatureType: 30, waitingWay: 30 },
    6,
    "waitRemoteSignature",
  ],
  ["a contract that is being signed on a tablet", { status: 1, contractSignatureType: 31 }, 6, "waitTabletSignature"],
  [
    "a contract without the spouse's signature",
    { status: 1, contractSignatureType: 1, spouseContractSignatureType: 0 },
    6,
    "waitSpouse",
  ],
  [
    "a contract that the spouse signs remotely",
    { status: 1, contractSignatureType: 11, spouseContractSignatureType: 30 },
    6,
    "waitSpouse",
  ],
  [
    "a contract whose signature has a number that we do not know",
    { status: 1, contractSignatureType: 99, spouseContractSignatureType: 0 },
    6,
    "sign",
  ],
  ["a contract whose last day to sign has passed", { status: 1, signingObstacle: "TERM_OVER" }, 6, "signingOver"],
  [
    "such a contract whose spouse has not signed",
    { status: 1, contractSignatureType: 1, spouseContractSignatureType: 0, signingObstacle: "TERM_OVER" },
    6,
    "signingOver",
  ],
  [
    "such a contract whose link is not ended yet",
    { status: 1, contractSignatureType: 30, signingObstacle: "TERM_OVER" },
    6,
    "signingOver",
  ],
  ["a terminated contract", { status: 1, eCreditState: 2 }, 6, "terminated"],
  ["a signed contract among the contracts", { status: 2 }, 6, "signed"],
  ["a signed contract among the unpaid ones", { status: 2 }, 5, "waitPayout"],
  ["a signed contract among the paid ones", { status: 2 }, 4, "paidOut"],
  ["a contract concluded online", { status: 7 }, 6, "signed"],
  ["an unpaid contract concluded online", { status: 7 }, 5, "waitPayout"],
  ["an archived contract", { status: 3 }, 6, "archived"],
  ["a contract with defects", { status: 4 }, 6, "fixDefects"],
  ["a status that we do not know", { status: 5 }, 6, null],
];

describe("ambition 7: every row says what is next", () => {
  test.each(CASES)("%s", (_case, fields, tab, step) => {
    expect(findNextStep(rowWith(fields), tab)).toBe(step);
  });

  test("a signed contract is called signed in whichever tab it stands", () => {
    const [listed, unpaid] = ([6, 5] as const).map((tab) =>
      rowLabels("lt").nextStep(findNextStep(rowWith({ status: 2 }), tab)),
    );
    expect([listed, unpaid]).toEqual(["Pasirašyta", "Pasirašyta, laukiama išmokos"]);
  });

  test("F-164: a signed contract has one next step, whichever tab shows it", () => {
    const steps = (payoutTab: number) =>
      ([4, 5, 6] as const).map((tab) => findNextStep(rowWith({ status: 2, payoutTab }), tab));
    expect([new Set(steps(4)), new Set(steps(5))]).toEqual([new Set(["paidOut"]), new Set(["waitPayout"])]);
  });

  test("whatever a row holds, one of the steps is next, and each step is next for some row", () => {
    const found = new Set([...rowsOfAllKinds()].map(([row, tab]) => findNextStep(row, tab)));
    expect(found).toEqual(new Set([...NEXT_STEPS, null]));
  });

  test("no row but one of a status that we do not know goes without a step", () => {
    const without = [...rowsOfAllKinds()].filter(([row, tab]) => findNextStep(row, tab) === null);
    expect(new Set(without.map(([{ status }]) => status))).toEqual(new Set([5]));
  });

  test("every step has a text of its own in both languages", () => {
    for (const language of ["lt", "en"] as const) {
      const texts = NEXT_STEPS.map((step) => textOf(language, `applications:nextStep.${step}`));
      expect(NEXT_STEPS.map((step) => rowLabels(language).nextStep(step))).toEqual(texts);
      expect(new Set(texts).size).toBe(NEXT_STEPS.length);
    }
  });
});

/** Rows of each combination of the facts that decide together, with a status and a signature that we do not know among them. */
function* rowsOfAllKinds(): Generator<[ContractListRow, ListTab]> {
  for (const tab of [3, 4, 5, 6] as const) {
    for (const row of rowsByStep()) yield [row, tab];
    for (const row of rowsBySignature()) yield [row, tab];
  }
}

function* rowsByStep(): Generator<ContractListRow> {
  for (const fields of [{}, buyer, withGoods, withIncome, complete])
    for (const step of [null, 1, 2, 3, 4, 5, 6])
      for (const decision of [null, "APPROVED", "REJECTED", "NEEDS_APPROVAL"])
        for (const permit of [null, "WAITING", "REJECTED", "EXPIRED", "OTHER"])
          yield rowWith({ status: 0, ...fields, step, decision, permit });
}

function* rowsBySignature(): Generator<ContractListRow> {
  for (const status of [-1, 0, 1, 2, 3, 4, 5, 7])
    for (const signature of [null, 0, 1, 30, 31, 99])
      for (const waitingWay of [null, 10, 30])
        for (const eCreditState of [null, 2, 4])
          for (const signingObstacle of [null, "TERM_OVER"] as const) {
            const own = { signatureType: signature, contractSignatureType: signature, waitingWay, signingObstacle };
            yield rowWith({ status, ...own, spouseContractSignatureType: signature === 1 ? 0 : null, eCreditState });
          }
}
