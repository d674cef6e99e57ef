import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { refuse } from "../../support/soap-proxy.ts";
import { unescapeHtml } from "./page.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";

/** Of the demo story: without any line, and another shop's. */
const EMPTY = 9001300;
const OTHER_SHOPS = 1006;

let stage: Stage;
useStage(async (opened) => {
  stage = opened;
});

const logOf = (id: number) => `/applications/log/${id}`;

/** Time, action, note and user of each line, as they stand on the page. */
async function linesOf(id: number, login = AUTHOR, language = "lt"): Promise<string[][]> {
  const { body } = await (await stage.as(login)).get(`${logOf(id)}?lang=${language}`);
  const rows = [...(/<tbody[\s\S]*<\/tbody>/.exec(body)?.[0] ?? "").matchAll(/<tr[\s\S]*?<\/tr>/g)];
  return rows.map(([row]) =>
    [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = ""]) =>
      unescapeHtml(cell.replace(/<[^>]*>/g, "")),
    ),
  );
}

test("F-180: the log lists time, action, note and user, the newest first, and says what was fetched", async () => {
  const id = await stage.contract();
  const seller = await stage.as(AUTHOR);
  expect((await seller.get(`/applications/edit/${id}/5`)).body).toContain(`href="${logOf(id)}"`);
  expect((await seller.get(`/applications/documents/${id}/schedule`)).status).toBe(200);
  const lines = await linesOf(id);
  expect(lines.slice(0, 3).map(([, action, , user]) => [action, user])).toEqual([
    ["Suformuotas įmokų grafikas", "Jonas Pardavėjas"],
    ["Asmens kodas peržiūrėtas atvėrus paraišką", "Jonas Pardavėjas"],
    ["Sutartis sudaryta", "Jonas Pardavėjas"],
  ]);
  expect(lines.at(-1)?.[1]).toBe("Paraiška sukurta");
  expect(lines[0]?.[0]).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  expect(lines[2]?.[2]).toMatch(/^PL\d{2}-\d{6}, 500,00\u00a0€$/);
});

test("F-180: in English the actions are English, for the manager, too", async () => {
  const id = await stage.contract();
  const lines = await linesOf(id, "vadyb2", "en");
  expect(lines.map(([, action]) => action)).toEqual(["Contract made", "Debt register asked", "Application saved", "Application started"]);
});

test("F-453: without a line there is the text of 1300 and no table; the list leads there", async () => {
  const seller = await stage.as(AUTHOR);
  expect((await seller.get(`/applications?number=${EMPTY}`)).body).toContain(`href="${logOf(EMPTY)}"`);
  const { status, body } = await seller.get(logOf(EMPTY));
  expect([status, body.includes(textOf("lt", "soap:1300")), body.includes("<tbody")]).toEqual([200, true, false]);
});

test("F-414: another shop's log does not exist for a seller", async () => {
  const seller = await stage.as(AUTHOR);
  expect((await seller.get(logOf(OTHER_SHOPS))).status).toBe(404);
});

test("a back end that does not answer gives its designed page, and no empty log", async () => {
  const id = await stage.contract();
  const seller = await stage.as(AUTHOR);
  stage.servers.proxy.fault("GetActionLog", refuse);
  const { status, body } = await seller.get(logOf(id));
  stage.servers.proxy.heal();
  expect([status, body.includes(textOf("lt", "soap:1300"))]).toEqual([503, false]);
});
