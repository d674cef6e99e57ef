import { expect, test } from "vitest";
import { messageOf } from "../../../backend/src/credit/offer-message.ts";
import type {
  ApprovalReason,
  DecisionResult,
  ProposedOption,
  RejectReason,
} from "../../../backend/src/rules/decision-types.ts";

const option = (
  decision: DecisionResult,
  rejectReasons: readonly RejectReason[] = [],
  approvalReasons: readonly ApprovalReason[] = [],
): ProposedOption => ({
  variantId: 11,
  durationMonths: 12,
  paymentCount: 12,
  creditSumCents: 50_000,
  annualRatePercent: "12.90",
  contractFeeCents: 750,
  adminFeeMonthlyCents: 50,
  insuranceMonthlyCents: 0,
  monthlyPaymentCents: 4_570,
  lastPaymentCents: 4_560,
  totalPayableCents: 54_830,
  overpaymentCents: 4_830,
  apr: { percent6: "18.070000", percent2: "18.07", percent1: "18.1" },
  dstiBeforeBasisPoints: 0,
  dstiAfterBasisPoints: 420,
  decision,
  rejectReasons,
  approvalReasons,
  isCheapest: false,
});

const approved = option("APPROVED");
const waiting = option("NEEDS_APPROVAL", [], ["SUM_ABOVE_SELLER_LIMIT"]);
const rejected = option("REJECTED", ["LIVING_MINIMUM", "DSTI_ABOVE_MAX"]);

const situation = { hasIncome: true, decision: null, refinancedCents: 0 };

test.each([
  ["F-430: no income", { ...situation, hasIncome: false, options: [approved] }, 10, false],
  ["F-458: no offer at all", { ...situation, options: [] }, 1800, false],
  ["F-458: none that the client can afford", { ...situation, options: [rejected, rejected] }, 1800, true],
  ["F-259: only offers that need a manager", { ...situation, options: [waiting, rejected] }, 1801, true],
  ["F-260: offers with refinancing", { ...situation, options: [approved], refinancedCents: 160_000 }, 1802, true],
  ["F-257: ordinary offers", { ...situation, options: [approved, waiting, rejected] }, 0, false],
])("%s", (_case, given, code, hasHtml) => {
  const message = messageOf(given);
  expect([message.code, message.html !== null]).toEqual([code, hasHtml]);
});

test("F-418: a refusal names each reason once and the sum that is possible, written as in Lithuanian", () => {
  const { html } = messageOf({
    ...situation,
    options: [rejected, rejected],
    decision: { ...rejected, maxSumCents: 536_100 },
  });
  expect(html?.match(/<li>/g)).toHaveLength(2);
  expect(html).toContain("<strong>5\u00a0361,00\u00a0€</strong>.");
});

test.each([
  ["AGE_AT_END", "LIVING_MINIMUM"],
  ["UNDER_AGE", "DSTI_ABOVE_MAX"],
  ["OVERDUE_DEBT", "DSTI_ABOVE_MAX"],
] as const)("F-418: a refusal for %s promises no sum, for a smaller one is refused as well", (...reasons) => {
  const refused = option("REJECTED", reasons);
  const { html } = messageOf({ ...situation, options: [refused], decision: { ...refused, maxSumCents: 536_100 } });
  expect(html?.match(/<li>/g)).toHaveLength(2);
  expect(html).not.toMatch(/Didžiausia suma|5\u00a0361/);
});

test("F-262, F-418: the refinanced sum is named, written as in Lithuanian", () => {
  const { html } = messageOf({ ...situation, options: [approved], refinancedCents: 160_000 });
  expect(html).toContain("suma: 1\u00a0600,00\u00a0€.");
});

const indebted = option("NEEDS_APPROVAL", [], ["DSTI_ABOVE_LIMIT", "SUM_ABOVE_SELLER_LIMIT"]);
const WAITING_TEXT = "suma didesnė, nei gali tvirtinti pardavėjas";
const DEBT_TEXT = "įmokos viršija 40 % pajamų";

test("F-259: the reasons are those of the chosen credit, not of the options beside it", () => {
  const { html } = messageOf({ ...situation, options: [indebted, waiting], decision: { ...waiting, maxSumCents: 0 } });
  expect(html).toContain(WAITING_TEXT);
  expect(html).not.toContain(DEBT_TEXT);
});

test("F-259: when the chosen credit is gone, the reasons are those that every option shares", () => {
  const { html } = messageOf({ ...situation, options: [indebted, waiting], decision: null });
  expect(html).toContain(WAITING_TEXT);
  expect(html).not.toContain(DEBT_TEXT);
});

test("F-259, F-266: when the chosen credit is refused, no permit is spoken of, for none can be asked for", () => {
  const refused = { options: [waiting, rejected], decision: { ...rejected, maxSumCents: 0 } };
  expect(messageOf({ ...situation, ...refused })).toEqual({ code: 0, text: null, html: null });
  expect(messageOf({ ...situation, ...refused, refinancedCents: 160_000 }).code).toBe(1802);
});

test("F-260: what was saved before a contract is made is the application", () => {
  const { text, html } = messageOf({ ...situation, options: [approved], refinancedCents: 160_000 });
  expect([text, html].join()).toMatch(/Paraiška išsaugota\. Pasiūlymų: 1\..*Paraiška išsaugota/s);
});

test("F-418: the same in English, without a Lithuanian word, and the sum written as in English", () => {
  const indeed = { ...rejected, maxSumCents: 536_100 };
  const texts = [
    messageOf({ ...situation, options: [] }, "en"),
    messageOf({ ...situation, options: [rejected, rejected], decision: indeed }, "en"),
    messageOf({ ...situation, options: [waiting, rejected] }, "en"),
    messageOf({ ...situation, options: [approved], refinancedCents: 160_000 }, "en"),
  ].map(({ text, html }) => `${text} ${html}`);
  expect(texts.join(" ")).not.toMatch(/[ąčęėįšųūž]|Paraiška|leidimo/i);
  expect(texts[1]).toContain("The largest sum that we can offer: <strong>€5,361.00</strong>.");
  expect(texts[3]).toContain("the refinanced sum: €1,600.00.");
});
