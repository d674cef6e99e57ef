import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import errorCodes from "../../../backend/contract/error-codes.json";
import { BackendSessionEnded } from "~/services/backend-errors.ts";
import { findMeaning } from "~/services/faults.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { OPERATIONS, type OperationName } from "~/services/transport/operations.ts";
import { GOOD_ANSWERS } from "../../support/soap-answers.ts";
import { backendAt } from "../../support/soap-backend.ts";
import { OPERATION_CALLS } from "../../support/soap-operations.ts";
import { answer } from "../../support/soap-stub.ts";
import { useSoapStub } from "../../support/use-soap-stub.ts";

type Texts = { [key: string]: string | Texts };
const textsOf = (language: "lt" | "en"): Texts => JSON.parse(readFileSync(`locales/${language}/soap.json`, "utf8"));
const texts = { lt: textsOf("lt"), en: textsOf("en") };

/** The text of a key with dots for the nested ones. */
const findText = (language: "lt" | "en", key: string): string | undefined => {
  const found = key
    .split(".")
    .reduce<Texts | string | undefined>(
      (node, part) => (typeof node === "object" ? node[part] : undefined),
      texts[language],
    );
  return typeof found === "string" ? found : undefined;
};

const catalogue = Object.keys(errorCodes.codes)
  .map(Number)
  .filter((code) => code > 0);
const unknownCodes = [1, 2, 6, 999, 1003, 1103, 2406, 32_000, 999_999_999];
const names = Object.keys(OPERATIONS) as OperationName[];

const stub = useSoapStub();

/** Codes that an operation answers with a value, because its answer is still worth something. */
const RESOLVING: Partial<Record<OperationName, readonly number[]>> = {
  Login2: [1009],
  Login3: [1009],
  SaveApplication: [1100],
  GetProposedOptions: [1800, 1801, 1802],
  GetProposedOptionsByValuation: [1800, 1801, 1802],
  CalculatePersonalSchedule: [1400],
  ListContracts: [1310, 1900],
  GetActionLog: [1300],
  SuggestAddress: [1900],
  GetCatalogue: [1900],
  GetGuaranteeInsurancePrices: [1900],
  ListNews: [1900],
  ListUsers: [1090],
  ListTransferRecipients: [1090],
  ListPermissions: [1310, 1900],
  ListValuations: [1310, 1900],
  ListNotifications: [1900],
};

describe("R-G5: every code on every operation", () => {
  test.each(names)(
    "%s answers each code as a refusal with a text, or as the value that the code still carries",
    async (name) => {
      const backend = backendAt(stub.url);
      for (const code of [...catalogue, ...unknownCodes].filter((each) => each !== 1020)) {
        stub.reply(name, answer(code, `<KlaidosPranesimas>serverio tekstas</KlaidosPranesimas>${GOOD_ANSWERS[name]}`));
        const outcome = await OPERATION_CALLS[name](backend);
        expect([code, outcome.ok]).toEqual([code, RESOLVING[name]?.includes(code) ?? false]);
        if (!outcome.ok) expectShown(outcome.notice, code);
      }
    },
  );

  const expectShown = (notice: BackendNotice, code: number) => {
    expect(notice.code).toBe(code);
    expect(findText("lt", notice.key)).toBeTruthy();
    expect(findText("en", notice.key)).toBeTruthy();
    const isInOwnWords = findMeaning(code) !== null && code !== 5;
    expect(notice.key).toBe(isInOwnWords ? String(code) : "unknown");
  };

  test.each(names)("F-438, F-477: 1020 on %s ends the session", async (name) => {
    stub.reply(name, answer(1020));
    await expect(OPERATION_CALLS[name](backendAt(stub.url))).rejects.toBeInstanceOf(BackendSessionEnded);
  });

  test("F-428: an unknown code shows the back end's text and the number, or the number alone", async () => {
    stub.reply("GetCountries", answer(4711, "<KlaidosPranesimas>Kažkas &lt;b&gt;naujo&lt;/b&gt;</KlaidosPranesimas>"));
    expect(await OPERATION_CALLS.GetCountries(backendAt(stub.url))).toMatchObject({
      reason: "unexpectedCode",
      notice: { key: "unknown", params: { code: "4711", message: "Kažkas <b>naujo</b>" }, html: null },
    });
    stub.reply("GetCountries", answer(4711));
    expect(await OPERATION_CALLS.GetCountries(backendAt(stub.url))).toMatchObject({ notice: { key: "unknownCode" } });
    expect(findText("lt", "unknown")).toContain("{{code}}");
    expect(findText("lt", "unknownCode")).toContain("{{code}}");
  });

  test("F-429: 5 shows why the back end refuses, with the number; without its words ours are shown", async () => {
    stub.reply("MakeContract", answer(5, "<KlaidosPranesimas>Trūksta &lt;adreso&gt;</KlaidosPranesimas>"));
    expect(await OPERATION_CALLS.MakeContract(backendAt(stub.url))).toMatchObject({
      reason: "contractImpossible",
      notice: { key: "unknown", params: { code: "5", message: "Trūksta <adreso>" }, html: null },
    });
    stub.reply("MakeContract", answer(5));
    expect(await OPERATION_CALLS.MakeContract(backendAt(stub.url))).toMatchObject({ notice: { key: "5" } });
  });

  test("F-474: a negative code but −404 is the general error with its number, a missing one the system error", async () => {
    stub.reply("GetCountries", answer(-7));
    await expect(OPERATION_CALLS.GetCountries(backendAt(stub.url))).rejects.toMatchObject({
      kind: "negativeCode",
      noticeKey: "unknownCode",
      code: -7,
    });
    stub.reply("GetCountries", answer(""));
    await expect(OPERATION_CALLS.GetCountries(backendAt(stub.url))).rejects.toMatchObject({ noticeKey: "2000" });
    stub.reply("GetCountries", answer(-404));
    await expect(OPERATION_CALLS.GetCountries(backendAt(stub.url))).rejects.toMatchObject({ noticeKey: "-404" });
  });

  test("a known code that this operation has no use for is unexpected, and still has its own text", async () => {
    stub.reply("GetCountries", answer(2600));
    expect(await OPERATION_CALLS.GetCountries(backendAt(stub.url))).toMatchObject({
      reason: "unexpectedCode",
      notice: { key: "2600" },
    });
  });
});
