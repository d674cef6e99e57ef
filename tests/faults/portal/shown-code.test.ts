import { expect, test } from "vitest";
import type { Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { listAt, textAt } from "../../support/soap-answer.ts";
import { readSeals, verdictOf } from "./page.ts";
import { AUTHOR, HERSELF, type Stage, useStage } from "./stage.ts";

let stage: Stage;
useStage(async (opened) => {
  stage = opened;
});

const CODE = "60302149977";
const actionsOf = async (id: number) =>
  listAt((await stage.author("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas").map((line) =>
    textAt(line, "Veiksmas"),
  );

async function press(seller: Visitor, application: string, address = "/applications") {
  const seals = await readSeals(seller, "/applications", "showCode");
  return seller.post(address, { ...seals, application });
}

test("F-171, F-180: a row's code is masked, shown once by a press, and the action log of the application says so", async () => {
  const id = await stage.application(HERSELF);
  const seller = await stage.logIn(AUTHOR);
  const list = `/applications?number=${id}`;
  expect((await seller.get(list)).body).not.toContain(CODE);
  expect(verdictOf(await press(seller, String(id), list))).toBe(`303 ${list}`);
  expect((await seller.get(list)).body).toContain(`<strong>${CODE}</strong>`);
  expect((await seller.get(list)).body).not.toContain(CODE);
  const log = await seller.get(`/applications/log/${id}`);
  expect(log.body).toContain(textOf("lt", "action-log:actions.codeShown"));
});

test("F-171, F-180: a step of the application that shows its code is a line of its log, once for the day's work", async () => {
  const id = await stage.application(HERSELF);
  const seller = await stage.logIn(AUTHOR);
  for (const address of [`/applications/edit/${id}/5`, `/applications/add/2/${id}`]) await seller.get(address);
  const opened = textOf("lt", "action-log:actions.codeOpened");
  expect((await actionsOf(id)).filter((action) => action === opened)).toHaveLength(1);
});

test("F-171: another shop's row shows nothing, what is no number is refused", async () => {
  const seller = await stage.logIn(AUTHOR);
  expect((await press(seller, "1006")).status).toBe(404);
  expect((await press(seller, "1006; drop")).status).toBe(400);
});
