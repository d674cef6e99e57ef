import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { unescapeHtml } from "./page.ts";
import { useStage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const get = useStage();
const read = async (query: string, user = "vadyb2") => (await get().as(user)).get(`/applications?${query}`);
const rowsOn = (html: string): number => [...html.matchAll(/href="\/applications\/load\/\d+"/g)].length;

/** The values that the filter offers as categories, and the chosen one. */
function categoriesOn(html: string) {
  const [, options = ""] = /<select[^>]*name="category"[^>]*>([\s\S]*?)<\/select>/.exec(html) ?? [];
  const offered = [...options.matchAll(/<option value="(\w+)"( selected="")?/g)];
  return {
    offered: offered.map(([, value]) => value),
    chosen: offered.filter(([, , selected]) => selected !== undefined).map(([, value]) => value),
  };
}

test.each([
  [3, ["application", "rejectedContract"]],
  [4, ["archived", "signedContract"]],
  [5, ["signedContract"]],
  [6, ["archived", "unsignedContract", "withDefects", "signedContract"]],
])("F-178: tab %s offers its own categories, in every language, and each may have rows there", async (tab, own) => {
  for (const language of ["lt", "en"]) {
    const { body } = await read(`tab=${tab}&lang=${language}`);
    expect(categoriesOn(body)).toEqual({ offered: own, chosen: [] });
  }
  for (const category of own) {
    const { body } = await read(`tab=${tab}&category=${category}&from=`);
    expect([category, rowsOn(body) > 0]).toEqual([category, true]);
  }
});

test("F-178, F-159: a category that an address brings from another tab stays chosen, an unknown one is named", async () => {
  const { body } = await read("tab=5&category=archived");
  expect(categoriesOn(body)).toEqual({ offered: ["archived", "signedContract"], chosen: ["archived"] });
  const forged = await read("tab=5&category=other");
  expect(forged.status).toBe(200);
  expect(categoriesOn(forged.body).offered).toEqual(["signedContract"]);
  expect(wordsOf(forged)).toContain(textOf("lt", "applications:refused.title"));
});

const SHOPS = [
  ["101", "Elektrika Plius, Vilnius, Ozo g."],
  ["102", "Elektrika Plius, Kaunas, Savanorių pr."],
  ["103", "Elektrika Plius, e. parduotuvė"],
];

/** What the filter offers as shops, and the chosen one; null where a shop is typed. */
function shopsOn(html: string) {
  const [, options] = /<select[^>]*name="shop"[^>]*>([\s\S]*?)<\/select>/.exec(html) ?? [];
  if (options === undefined) return null;
  const offered = [...options.matchAll(/<option value="(\d+)"( selected="")?>([^<]*)</g)];
  return {
    offered: offered.map(([, id = "", , name = ""]) => [id, unescapeHtml(name)]),
    chosen: offered.filter(([, , selected]) => selected !== undefined).map(([, id]) => id),
  };
}

test.each(["lt", "en"] as const)(
  "F-159, F-172: a supervisor chooses the shop by name among those of the company @%s",
  async (language) => {
    const page = (query: string) => read(`lang=${language}&${query}`, "vadove");
    const { body } = await page("tab=6");
    expect(shopsOn(body)).toMatchObject({ offered: expect.arrayContaining(SHOPS) as unknown, chosen: [] });
    expect(body).toContain(`for="filter-shop">${textOf(language, "applications:columns.shopName")}<`);
    const old = await page("tab=6&shop=102");
    expect([shopsOn(old.body)?.chosen, rowsOn(old.body) > 0]).toEqual([["102"], true]);
    expect(old.body).not.toContain(`${SHOPS[0]?.[1]}</small>`);
    const foreign = shopsOn((await page("tab=6&shop=301")).body);
    expect([foreign?.chosen, foreign?.offered.at(-1)]).toEqual([["301"], ["301", "301"]]);
  },
);

test("F-172, F-159: where a filter is refused its shop stays chosen by name", async () => {
  const page = await read("tab=6&shop=102&sumFrom=abc", "vadove");
  expect(shopsOn(page.body)).toEqual({ offered: expect.arrayContaining(SHOPS) as unknown, chosen: ["102"] });
  expect(wordsOf(page)).toContain(textOf("lt", "applications:refused.title"));
});

test("F-172: a manager, who sees every shop, types its number; a seller is not asked", async () => {
  const { body } = await read("tab=6");
  expect([shopsOn(body), body.includes('name="shop"')]).toEqual([null, true]);
  expect((await read("", "jonas.s")).body).not.toContain('name="shop"');
});
