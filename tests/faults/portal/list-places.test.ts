import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { useStage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const get = useStage();
const read = async (query: string) => (await get().as("vadyb2")).get(`/applications?${query}`);
const rowsOn = (html: string): number => [...html.matchAll(/href="\/applications\/load\/\d+"/g)].length;

test.each(["category=archived", "status=3"])(
  "F-163, F-178: among the contracts, %s shows what is archived, however old it is",
  async (query) => {
    const page = await read(`tab=6&${query}`);
    expect(rowsOn(page.body)).toBeGreaterThan(0);
    expect(wordsOf(page)).toContain(textOf("lt", "enumerations:applicationStatus.archive"));
  },
);

const PLACES = [
  ["category=rejectedContract", "contracts", 6, "rejected", "inApplications"],
  ["status=-1", "contracts", 6, "rejected", "inApplications"],
  ["category=application", "contracts", 6, "rejected", "inApplications"],
  ["category=archived", "applications", 3, "contracts", "inContracts"],
  ["status=3", "applications", 3, "contracts", "inContracts"],
  ["category=signedContract&status=2", "applications", 3, "contracts", "inContracts"],
  ["category=unsignedContract", "payments", 4, "contracts", "inContracts"],
  ["category=archived", "unpaid", 5, "contracts", "inContracts"],
  ["category=rejectedContract", "unpaid", 5, "rejected", "inApplications"],
] as const;

test.each(PLACES)(
  "F-163, F-164, F-178: %s is never among the %s, and the list leads to where it is",
  async (query, _tab, tab, words, leads) => {
    const page = await read(`tab=${tab}&${query}`);
    expect(rowsOn(page.body)).toBe(0);
    expect(wordsOf(page)).toContain(textOf("lt", `applications:empty.${words}`));
    const [, link = ""] =
      new RegExp(`href="([^"]*)">${textOf("lt", `applications:empty.${leads}`)}`).exec(page.body) ?? [];
    const there = await (await get().as("vadyb2")).get(link.replaceAll("&amp;", "&"));
    expect(rowsOn(there.body)).toBeGreaterThan(0);
  },
);

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
