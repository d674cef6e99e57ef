import { issueMessage } from "../../app/domain/issue.ts";
import type { FormValues } from "./journey-forms.ts";
import { FORMS } from "./journey-steps.ts";

/** Values of a form that are refused together, and what is said at each field. */
export type BadRound = { readonly values: FormValues; readonly findings: Readonly<Record<string, string>> };

export type BadForm = {
  readonly form: string;
  readonly button: string;
  readonly rounds: readonly BadRound[];
  readonly hidden?: readonly string[];
};

export const REQUIRED = issueMessage("required");

export const required = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, REQUIRED]));

/** What is said of empty choices: they are chosen from, not filled in. */
export const unchosen = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, issueMessage("choice.required")]));

export const empty = (...names: string[]): BadRound => ({
  values: Object.fromEntries(names.map((name) => [name, ""])),
  findings: required(...names),
});

export const BAD_LOGIN: BadForm = {
  form: FORMS.login,
  button: "login",
  hidden: ["password"],
  rounds: [
    empty("username", "password"),
    {
      values: { username: "j".repeat(61), password: "p".repeat(129) },
      findings: {
        username: issueMessage("text.max", { count: 60 }),
        password: issueMessage("password.tooLong", { count: 128 }),
      },
    },
  ],
};

export const BAD_BUYER: BadForm = {
  form: FORMS.buyer,
  button: "continue",
  rounds: [
    {
      values: { personalCode: "", phone: "", dataPolicy: false, creditCheck: false },
      findings: {
        ...required("personalCode", "phone"),
        creditCheck: issueMessage("consents.creditCheck"),
        dataPolicy: issueMessage("consents.dataPolicy"),
      },
    },
    {
      values: {
        personalCode: "6030214997x",
        phone: "512 34567",
        email: "emilija@",
        dataPolicy: true,
        creditCheck: true,
      },
      findings: {
        personalCode: issueMessage("personalCode.format"),
        phone: issueMessage("phone.prefix"),
        email: issueMessage("email.format"),
      },
    },
    {
      values: { personalCode: "603021499", phone: "612", email: "živilė@pavyzdys.example" },
      findings: {
        personalCode: issueMessage("personalCode.length"),
        phone: issueMessage("phone.length"),
        email: issueMessage("email.localPart"),
      },
    },
  ],
};

export const BAD_GOOD: BadForm = {
  form: FORMS.good,
  button: "continue",
  rounds: [
    {
      values: { title: "", groupId: "", quantity: "", priceCents: "" },
      findings: { ...required("title", "quantity", "priceCents"), ...unchosen("groupId") },
    },
    {
      values: {
        title: "A",
        groupId: "1",
        quantity: "0",
        priceCents: "12,345",
        serialNumber: "AB",
        productNumber: "AB",
      },
      findings: {
        title: issueMessage("text.min", { count: 2 }),
        quantity: issueMessage("number.min", { min: 1 }),
        priceCents: issueMessage("money.decimals"),
        serialNumber: issueMessage("goods.serialNumber", { min: 4, max: 40 }),
        productNumber: issueMessage("goods.productNumber", { min: 3, max: 30 }),
      },
    },
    {
      values: { quantity: "x", priceCents: "0,50", serialNumber: "S".repeat(41), productNumber: "P".repeat(31) },
      findings: {
        title: issueMessage("text.min", { count: 2 }),
        quantity: issueMessage("number.format"),
        priceCents: issueMessage("money.min", { min: "1.00" }),
        serialNumber: issueMessage("text.max", { count: 40 }),
        productNumber: issueMessage("text.max", { count: 30 }),
      },
    },
    {
      values: {
        title: "Televizorius",
        quantity: "1",
        priceCents: "49,99",
        serialNumber: "",
        productNumber: "",
        insured: true,
      },
      findings: {
        priceCents: issueMessage("money.min", { min: "50.00" }),
        serialNumber: issueMessage("goods.serialRequired"),
        warrantyYears: issueMessage("goods.warrantyDuration"),
      },
    },
  ],
};

export const BAD_CREDIT: BadForm = {
  form: FORMS.credit,
  button: "continue",
  rounds: [
    {
      values: { variant: "", duration: "", paymentDay: "" },
      findings: { ...unchosen("variant"), ...required("duration", "paymentDay") },
    },
    {
      values: {
        variant: "11",
        duration: "du",
        paymentDay: "32",
        "advance.value": "-5",
        ownFunds: "12,345",
        transferToClient: "daug",
      },
      findings: {
        duration: issueMessage("number.format"),
        paymentDay: issueMessage("paymentDay.range"),
        "advance.value": issueMessage("money.negative"),
        ownFunds: issueMessage("money.decimals"),
        transferToClient: issueMessage("money.format"),
      },
    },
    {
      values: {
        duration: "1,5",
        paymentDay: "0",
        "advance.type": "1",
        "advance.value": "101",
        ownFunds: "1000000",
        transferToClient: "-1",
      },
      findings: {
        duration: issueMessage("number.integer"),
        paymentDay: issueMessage("paymentDay.range"),
        "advance.value": issueMessage("percent.max", { max: 100 }),
        ownFunds: issueMessage("money.max", { max: "999999.99" }),
        transferToClient: issueMessage("money.negative"),
      },
    },
    {
      values: {
        duration: "61",
        paymentDay: "15",
        "advance.type": "0",
        "advance.value": "900,01",
        ownFunds: "900,01",
        transferToClient: "",
      },
      findings: {
        duration: issueMessage("credit.duration", { min: 6, max: 60 }),
        "advance.value": issueMessage("credit.advanceAboveGoods"),
        ownFunds: issueMessage("credit.ownFundsAboveGoods"),
      },
    },
  ],
};

export const BAD_HOUSEHOLD: BadForm = {
  form: FORMS.household,
  button: "continue",
  rounds: [
    {
      values: { incomeType: "", monthlyIncome: "", workplace: "", maritalStatus: "", members: "" },
      findings: {
        ...unchosen("incomeType", "maritalStatus"),
        ...required("monthlyIncome", "workplace", "members"),
      },
    },
    {
      values: {
        incomeType: "1",
        monthlyIncome: "-1",
        workplace: "A",
        maritalStatus: "2",
        members: "0",
        "future.willDecrease": true,
        "loans.consumer": "daug",
        "loans.mortgage": "-1",
        "loans.leasing": "12,345",
        "loans.other": "1000000",
      },
      findings: {
        monthlyIncome: issueMessage("money.negative"),
        workplace: issueMessage("text.min", { count: 2 }),
        members: issueMessage("number.min", { min: 1 }),
        "future.amount": REQUIRED,
        "loans.consumer": issueMessage("money.format"),
        "loans.mortgage": issueMessage("money.negative"),
        "loans.leasing": issueMessage("money.decimals"),
        "loans.other": issueMessage("money.max", { max: "999999.99" }),
      },
    },
    {
      values: {
        monthlyIncome: "0",
        workplace: "UAB Darbas",
        members: "2",
        "future.willDecrease": false,
        "loans.consumer": "",
        "loans.mortgage": "",
        "loans.leasing": "",
        "loans.other": "",
      },
      findings: { monthlyIncome: issueMessage("income.familyZero") },
    },
    {
      values: { monthlyIncome: "1400", "future.willDecrease": true, "future.amount": "1400" },
      findings: { "future.amount": issueMessage("income.futureAboveCurrent") },
    },
  ],
};
