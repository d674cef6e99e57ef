import { describe, expect, test } from "vitest";
import { addDays } from "../../../app/domain/iso-day.ts";
import { clockAhead } from "../../support/portal-servers.ts";
import { textAt } from "../../support/soap-answer.ts";
import { textOf } from "../../support/journey-texts.ts";
import { formNamed, pressed } from "./form-table.ts";
import { type Stage, useOwnStage } from "./stage.ts";

/** So many days later the first instalment of a contract of today is past. */
const LATER_DAYS = 70;

let stage: Stage;
useOwnStage({ variables: clockAhead(LATER_DAYS * 24 * 60) }, async (opened) => {
  stage = opened;
});

/** Posts a form of a subject without script and reads the page that comes back. */
async function post(form: string, id: number, changed: Record<string, string>) {
  const entry = formNamed(form);
  const visitor = await stage.as("jonas.s");
  const fields = { _op: crypto.randomUUID(), ...pressed(entry), ...changed };
  const sent = await visitor.post(entry.address({ application: id, contract: id }), fields);
  return { status: sent.status, page: sent.body, visitor };
}

/** A text as a page holds it, up to the day that it names. */
const beginning = (key: string) => textOf("lt", key as never).split("{{")[0] ?? "";

describe("F-362: an unsigned contract in the portal", () => {
  test("its page names its last day once that has passed, has nothing to print, and a later day is refused at the field", async () => {
    const id = await stage.contract();
    const contract = await stage.author("GetContract", { ParaiskosID: id });
    const last = textAt(contract.fields, "Paraiska", "PasirasytiIki").slice(0, 10);
    const page = (await (await stage.as("jonas.s")).get(`/applications/edit/${id}/5`)).body;
    expect(page).toContain(`${beginning("application:contract.acts.termOver")}${last})`);
    expect(page).not.toContain(textOf("lt", "application:contract.acts.print"));
    const late = await post("contract-signature", id, { signedOn: addDays(last, 1) });
    expect([late.status, late.page.includes(`${beginning("validation:date.signUntil")}${last}, vėliau`)]).toEqual([
      400,
      true,
    ]);
    expect(textAt((await stage.author("GetContract", { ParaiskosID: id })).fields, "Paraiska", "Busena")).toBe("1");
  });
});

test("F-219: a married buyer with a household of one reads it at the field, and step 3 stays", async () => {
  const id = await stage.application();
  const refused = await post("household", id, { maritalStatus: "2", members: "1" });
  expect(refused.page).toContain(textOf("lt", "validation:household.spouseLeftOut" as never));
  const taken = await post("household", id, { maritalStatus: "2", members: "2" });
  expect([taken.status, taken.page.includes("spouseLeftOut")]).toEqual([303, false]);
});
