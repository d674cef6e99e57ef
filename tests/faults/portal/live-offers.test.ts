import { describe, expect, test } from "vitest";
import { textAt } from "../../support/soap-answer.ts";
import { argumentsOf, changed, refuse } from "../../support/soap-proxy.ts";
import type { Visitor } from "../../support/http-client.ts";
import { formNamed } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { findForm, shownValue } from "./page.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";

let stage: Stage;
let seller: Visitor;
useStage(async (opened) => {
  stage = opened;
  seller = await stage.as(AUTHOR);
});

const entry = formNamed("household");
const pageOf = (application: number) => entry.address({ application, contract: 0 });

type Answer = {
  version?: string;
  typed?: { offers: { decision: { result: string; durationMonths: number } | null } | null } | null;
};

/** What the script of step 3 gets while a user types. */
async function typeIn(application: number, typed: Record<string, string>): Promise<Answer> {
  stage.servers.proxy.forget();
  const address = `${pageOf(application)}?_data=routes%2Fapplication-household%2Froute`;
  const { status, body } = await seller.post(address, { ...entry.fields, ...typed, _v: "7", live: "" });
  expect(status).toBe(200);
  return JSON.parse(body) as Answer;
}

const offersCall = () => stage.servers.proxy.calls.find(({ operation }) => operation === "GetProposedOptions");

describe("F-257: offers while a user types in step 3", () => {
  test("are about what is typed and ticked, and nothing is saved but the draft", async () => {
    const id = await stage.application();
    const poor = await typeIn(id, { monthlyIncome: "310", offer: "11-24" });
    expect([poor.version, poor.typed?.offers?.decision]).toEqual([
      "7",
      expect.objectContaining({ result: "REJECTED", durationMonths: 24 }),
    ]);
    expect(stage.servers.proxy.writes()).toEqual([]);
    const sent = offersCall();
    expect(sent && argumentsOf(sent)["Ivesta"]).toMatchObject({ Pajamos: "310.00", Trukme: "24" });
    expect(sent?.body).not.toContain(entry.fields["workplace"]);
    const rich = await typeIn(id, { monthlyIncome: "2900" });
    expect(rich.typed?.offers?.decision).toMatchObject({ result: "APPROVED", durationMonths: 12 });
    const { fields } = await stage.author("GetContract", { ParaiskosID: id });
    expect(textAt(fields, "Paraiska", "Pajamos")).toBe("1080.00");
    expect(shownValue((await seller.get(pageOf(id))).body, "household", "monthlyIncome")).toBe("2900");
  });

  test.each([
    ["an income that is no number", { monthlyIncome: "daug" }],
    ["a future income above the present one", { "future.willDecrease": "on", "future.amount": "99999" }],
  ])("a form that is not ready has none, and is not told of its errors: %s", async (_case, typed) => {
    expect(await typeIn(await stage.application(), typed)).toEqual({});
    expect(offersCall()).toBeUndefined();
  });

  test("a back end that answers about what is saved is not taken at its word", async () => {
    const id = await stage.application();
    stage.servers.proxy.faultOnce(
      "GetProposedOptions",
      changed((xml) => xml.replace(/<PagalIvestus>1<\/PagalIvestus>/, "")),
    );
    expect(await typeIn(id, { monthlyIncome: "310" })).toEqual({ version: "7", typed: null });
  });

  test("an outage loses nothing that was typed", async () => {
    const id = await stage.application();
    stage.servers.proxy.fault("GetProposedOptions", refuse);
    const address = `${pageOf(id)}?_data=routes%2Fapplication-household%2Froute`;
    await seller.post(address, { ...entry.fields, monthlyIncome: "1999", live: "" });
    stage.servers.proxy.heal();
    expect(shownValue((await seller.get(pageOf(id))).body, "household", "monthlyIncome")).toBe("1999");
  });
});

test("without script the offers are asked for by a button, and one button alone is the primary one", async () => {
  const form = findForm((await seller.get(pageOf(await stage.application()))).body, "household") ?? "";
  expect(form).toContain('name="showOffers"');
  expect(form.match(/class="btn primary[^"]*"/g)).toHaveLength(1);
});

testForLeaks(() => stage);
