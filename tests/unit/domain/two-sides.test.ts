import fc from "fast-check";
import { expect, test } from "vitest";
import { invalidConditionIds, findPromotionProblem } from "../../../app/domain/condition-variants.ts";
import { CatalogueType } from "../../../app/domain/enumerations/catalogue-type.ts";
import { HEALTH_QUESTIONS, healthFindings } from "../../../app/domain/health-questionnaire.ts";
import { parseIban, parseLtIban } from "../../../app/domain/iban.ts";
import { findCertificateProblem } from "../../../app/domain/income-certificate.ts";
import { addDays } from "../../../app/domain/iso-day.ts";
import { parseIssueMessage } from "../../../app/domain/issue.ts";
import { findBirthDate, parsePersonalCode } from "../../../app/domain/personal-code.ts";
import { findHealthObstacle, HEALTH_ELEMENTS } from "../../../backend/src/credit/health-questionnaire.ts";
import type { InsuranceRow } from "../../../backend/src/credit/credit-facts.ts";
import * as conditionRules from "../../../backend/src/rules/condition-rules.ts";
import type { ConditionVariant } from "../../../backend/src/rules/condition-types.ts";
import * as backIban from "../../../backend/src/rules/iban.ts";
import { certificateProblem } from "../../../backend/src/rules/income-certificate.ts";
import * as backCode from "../../../backend/src/rules/personal-code.ts";
import { promotionRefusal } from "../../../backend/src/rules/promotion-rules.ts";
import { variant as backVariant } from "../../backend/rules/goods-samples.ts";

/** Ids of a small world, so that goods and variants meet. */
const id = fc.integer({ min: 11, max: 18 });
const ids = fc.uniqueArray(id, { maxLength: 4 });
const variant = fc.record({
  id,
  contractType: fc.constantFrom(3 as const, 5 as const, 6 as const, 7 as const),
  expired: fc.boolean(),
  promotional: fc.boolean(),
});
const world = fc.record({
  variants: fc.uniqueArray(variant, { selector: (one) => one.id, minLength: 1, maxLength: 8 }),
  goods: fc.array(fc.record({ actionVariants: ids, groupActionVariants: ids }), { maxLength: 4 }),
  catalogueType: fc.constantFrom(...Object.values(CatalogueType)),
  catalogueException: fc.boolean(),
});
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never;

/** The same world in the words of the back end. */
const backVariants = ({ variants }: World): ConditionVariant[] =>
  variants.map(({ id: one, contractType, expired, promotional }) =>
    backVariant(one, { contractType, isExpired: expired, isPromotional: promotional }),
  );
const backLines = ({ goods }: World) =>
  goods.map(({ actionVariants }, at) => ({ groupId: at, restrictions: { actionVariantIds: actionVariants } }));

test("F-255: portal and back end call the same variants invalid", () => {
  fc.assert(
    fc.property(world, (one) => {
      const told = [...invalidConditionIds(one)].sort((left, right) => left - right);
      expect(told).toEqual(conditionRules.invalidConditionIds(backVariants(one), backLines(one), one.catalogueType));
    }),
  );
});

test("F-245 to F-247: portal and back end refuse the same promotions", () => {
  fc.assert(
    fc.property(world, (one) => {
      const [chosen] = one.variants;
      const [backChosen] = backVariants(one);
      if (chosen === undefined || backChosen === undefined) return;
      const promoted = one.variants.filter(({ promotional }) => promotional).map((two) => two.id);
      const goods = one.goods.map((good) => ({
        ...good,
        groupActionVariants: good.groupActionVariants.filter((two) => promoted.includes(two)),
      }));
      const groups = goods.map(({ groupActionVariants }, at) => ({
        id: at,
        restrictions: { actionVariantIds: groupActionVariants },
      }));
      const choice = {
        catalogue: one.catalogueType,
        hasCatalogueException: one.catalogueException,
        chosen: backChosen,
        invalidIds: conditionRules.invalidConditionIds(backVariants(one), backLines(one), one.catalogueType),
      };
      expect(findPromotionProblem(chosen, { ...one, goods }) === null).toBe(
        promotionRefusal(choice, backLines(one), groups) === null,
      );
    }),
  );
});

const TODAY = "2026-11-20";
const day = fc.integer({ min: -250, max: 20 }).map((days) => addDays(TODAY, days));

/** What the back end calls what the portal says. */
const KINDS: Readonly<Record<string, string>> = {
  "income.certificateMonths": "months",
  "income.certificateNotOver": "notOver",
  "income.certificateTooOld": "tooOld",
  "date.future": "future",
};

test("F-298: portal and back end accept the same certificates", () => {
  fc.assert(
    fc.property(fc.record({ from: day, to: day, issuedOn: day }), (certificate) => {
      const refused = certificateProblem(certificate, TODAY);
      const found = findCertificateProblem(certificate, TODAY);
      expect(found === null ? null : KINDS[parseIssueMessage(found.message).key]).toBe(refused?.kind ?? null);
      const fields = { months: ["from", "to"], notOver: ["to"], tooOld: ["issuedOn"], future: ["issuedOn"] };
      if (found !== null && refused !== null) expect(fields[refused.kind]).toContain(found.field);
    }),
  );
});

test.each([
  ["issued today", {}, { issuedOn: "2026-11-20" }, null],
  ["issued tomorrow", {}, { issuedOn: "2026-11-21" }, "future"],
  ["14 days old", {}, { issuedOn: "2026-11-06" }, null],
  ["15 days old", {}, { issuedOn: "2026-11-05" }, "tooOld"],
  ["without the first day of its first month", { from: "2026-07-02" }, {}, "months"],
  ["without the last day of its last month", { to: "2026-10-30" }, {}, "months"],
  ["to the day on which it was issued", { to: "2026-11-15" }, { issuedOn: "2026-11-15" }, null],
  ["to the day after it was issued", { to: "2026-11-16" }, { issuedOn: "2026-11-15" }, "notOver"],
])("F-298: a certificate %s is the same to both", (_which, months, issue, kind) => {
  const certificate = { from: "2026-07-01", to: "2026-10-31", issuedOn: "2026-11-20", ...months, ...issue };
  const found = findCertificateProblem(certificate, "2026-11-20");
  expect(certificateProblem(certificate, "2026-11-20")?.kind ?? null).toBe(kind);
  expect(found === null ? null : KINDS[parseIssueMessage(found.message).key]).toBe(kind);
});

/** Accounts that are nearly right: the digits are the right ones three times of four. */
const account = fc
  .record({
    country: fc.constantFrom("LT", "EE", "LV", "DE", "XX"),
    digits: fc.stringMatching(/^\d{14,18}$/),
    slip: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ country, digits, slip }) => {
    const letters = [...country].map((letter) => Number.parseInt(letter, 36)).join("");
    const check = 98n - (BigInt(`${digits}${letters}00`) % 97n) + BigInt(slip === 3 ? 1 : 0);
    return `${country}${String(check).padStart(2, "0")}${digits}`;
  });

test("F-273, F-274: portal and back end accept the same accounts", () => {
  let accepted = 0;
  fc.assert(
    fc.property(account, (text) => {
      const told = parseIban(text);
      if (told.ok) accepted += 1;
      expect([text, told.ok, parseLtIban(text).ok]).toEqual([
        text,
        backIban.parseIban(text).isValid,
        backIban.parseLithuanianIban(text).isValid,
      ]);
    }),
  );
  expect(accepted).toBeGreaterThan(50);
});

test("F-208, C14: portal and back end accept the same personal codes, and know the same day of birth or none", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[3-6]\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[0-2])\d{4}$/), (code) => {
      const isAccepted = parsePersonalCode(code).ok;
      const read = backCode.parsePersonalCode(code);
      expect([code, read.isValid]).toEqual([code, isAccepted]);
      if (read.isValid) expect([code, read.birthDate]).toEqual([code, findBirthDate(code)]);
    }),
  );
});

const answers = fc.record(
  Object.fromEntries(HEALTH_QUESTIONS.map((question) => [question, fc.constantFrom(true, false, null)])) as Record<
    (typeof HEALTH_QUESTIONS)[number],
    fc.Arbitrary<boolean | null>
  >,
);

test("F-282: portal and back end hold the same questionnaires up, and for the same reason", () => {
  fc.assert(
    fc.property(answers, fc.boolean(), (said, asksHealth) => {
      const application = Object.fromEntries(
        HEALTH_QUESTIONS.flatMap((question, at) => {
          const answer = said[question];
          return answer === null ? [] : [[HEALTH_ELEMENTS[at] ?? "", answer ? "1" : "0"]];
        }),
      );
      const insurance: InsuranceRow = {
        id: 2,
        nameLt: "",
        nameEn: "",
        monthlyPercent: "0.35",
        minMonthlyCents: 100,
        ageFrom: null,
        ageTo: null,
        compulsory: false,
        asksHealth,
        covers: [],
      };
      const findings = asksHealth ? healthFindings(said).map(({ finding }) => finding) : [];
      const told = findings.includes("missing") ? "healthAnswers" : findings.length > 0 ? "healthRefused" : null;
      expect(findHealthObstacle({ application, insurance })).toBe(told);
    }),
  );
});
