import { expect, test } from "vitest";
import type { Reply } from "../../support/http-client.ts";
import { textOf as wordOf } from "../../support/journey-texts.ts";
import { answering } from "../../support/soap-proxy.ts";
import { answer } from "../../support/soap-stub.ts";
import { unescapeHtml } from "./page.ts";
import { useStage } from "./stage.ts";

const stage = useStage();

const MANAGER = "vadyb2";
const QUIET = "from=2001-01-01&to=2001-12-31";

const textOf = ({ body }: Reply): string => unescapeHtml(body.replace(/<[^>]*>/g, " ")).replace(/\s+/g, " ");
const read = async (user: string, path: string) => (await stage().as(user)).get(path);

test("F-012: without any report the page stays, with its heading, the month and the text of 1900", async () => {
  stage().servers.proxy.faultOnce("ListReports", answering(answer(1900)));
  const page = await read(MANAGER, "/reports");
  expect([page.status, textOf(page).includes("Duomenų nerasta.")]).toEqual([200, true]);
  expect(page.body).toMatch(/<h1[^>]*>Ataskaitos</);
  expect(page.body).toContain('href="/reports/month"');
});

test.each([2000, 4711])(
  "F-390: a report that fails with %i says so in its own place, with what was asked kept",
  async (code) => {
    stage().servers.proxy.faultOnce("GetReport", answering(answer(code)));
    const page = await read(MANAGER, `/reports?id=1&${QUIET}`);
    expect([page.status, /<th scope="row"/.test(page.body)]).toEqual([200, false]);
    expect(page.body).toContain(`data-code="${code}"`);
    expect(textOf(page)).toContain("Klaidos numeris");
    expect(page.body).toContain('value="2001-12-31"');
    expect(page.body).not.toContain("/reports/export?");
  },
);

test("F-296, F-416: its columns are named as the page of incomes and the accounts name them", async () => {
  const incomes = textOf(await read(MANAGER, "/reports?id=7&application=1022"));
  for (const name of ["calculated", "provided", "corrected", "valued"])
    expect(incomes).toContain(`${wordOf("lt", `incomes:columns.${name}`)}, €`);
  const activity = textOf(await read(MANAGER, `/reports?id=6&from=2000-01-01&to=2100-01-01&lang=en`));
  expect(activity).toContain(wordOf("en", "accounts:columns.login"));
  await read(MANAGER, "/reports?lang=lt");
});
