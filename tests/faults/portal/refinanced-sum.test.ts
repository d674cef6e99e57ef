import { expect, test } from "vitest";
import { LEASING, SIMONA } from "../../support/demo-application.ts";
import { callerOf } from "../../support/demo-session.ts";
import { formNamed } from "./form-table.ts";
import { unescapeHtml, verdictOf } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";

const get = useStage();

/** What a page says, without its marks. */
const wordsOf = (html: string): string => unescapeHtml(html.replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");

test.each([
  ["lt", "Refinansuojama suma 1 600,00 €", "Kredito suma 2 100,00 €"],
  ["en", "Amount refinanced €1,600.00", "Credit amount €2,100.00"],
])("F-265: in %s every step from 2 says the repaid debts and the sum with them", async (language, part, sum) => {
  const id = await get().application({ ...SIMONA, Refinansavimas: 1 });
  const seller = await get().as(AUTHOR);
  for (const step of [`add/2/${id}`, `edit/${id}/3`, `edit/${id}/4`, `edit/${id}/5`]) {
    const { status, body } = await seller.get(`/applications/${step}?lang=${language}`);
    expect([step, status, wordsOf(body).includes(part), wordsOf(body).includes(sum)]).toEqual([step, 200, true, true]);
  }
});

const household = (more: Record<string, string>) => ({
  ...formNamed("household").fields,
  monthlyIncome: "2400",
  refinancing: "on",
  _op: crypto.randomUUID(),
  continue: "",
  ...more,
});

test.each([
  ["lt", "buvo 2 100,00 €, dabar – 2 400,00 €"],
  ["en", "it was €2,100.00, now it is €2,400.00"],
])(
  "F-265, F-199: in %s a liability that changes the sum is told to its user and to the seller, who looks again",
  async (language, words) => {
    const id = await get().application({ ...SIMONA, Refinansavimas: 1 });
    const seller = await get().as(AUTHOR);
    const manager = await get().as("vadyb2");
    const step3 = `/applications/edit/${id}/3`;
    const next = `/applications/edit/${id}/4`;
    const call = await callerOf(get().servers.backEnd.url, "vadyb2");
    expect(wordsOf((await seller.get(`${step3}?lang=${language}`)).body)).not.toContain(words);
    const list = { Isipareigojimas: [{ ...LEASING, refinancePossible: 1, refinanceAmount: "300.00" }] };
    expect((await call("SaveLiabilities", { ParaiskosID: id, Isipareigojimai: list })).code).toBe(0);
    expect(wordsOf((await manager.get(`/applications/liabilities/${id}?lang=${language}`)).body)).toContain(words);
    expect(verdictOf(await seller.get(next))).toBe(`302 ${step3}`);
    // A page from before the change saves, and the change is still told.
    expect(verdictOf(await seller.post(step3, household({ workplace: "UAB Nauja" })))).toBe(`303 ${next}`);
    expect(verdictOf(await seller.get(next))).toBe(`302 ${step3}`);
    const page = (await seller.get(`${step3}?lang=${language}`)).body;
    expect([wordsOf(page).includes(words), page.includes("UAB Nauja")]).toEqual([true, true]);
    const sumSeen = /name="sumSeen" value="(\d+)"/.exec(page)?.[1] ?? "";
    expect(verdictOf(await seller.post(step3, household({ sumSeen })))).toBe(`303 ${next}`);
    expect((await seller.get(next)).status).toBe(200);
    expect(wordsOf((await seller.get(step3)).body)).not.toContain(words);
  },
);
