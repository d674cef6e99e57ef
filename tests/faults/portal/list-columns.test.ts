import { expect, test } from "vitest";
import type { Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { openWorkbook } from "../export/export-source.ts";
import { readSeals, unescapeHtml, verdictOf } from "./page.ts";
import { AUTHOR, type Stage, useOwnStage, HERSELF } from "./stage.ts";

let stage: Stage;
useOwnStage({}, async (opened) => {
  stage = opened;
});

const CHOICE = "/applications/columns";
const text = (key: string) => textOf("lt", key);

/** Heads of the table of a list, in their order. */
async function headsOf(browser: Visitor, address = "/applications"): Promise<string[]> {
  const { body } = await browser.get(address);
  const head = /<thead[\s\S]*?<\/thead>/.exec(body)?.[0] ?? "";
  return [...head.matchAll(/<th[^>]*>([\s\S]*?)<\/th>/g)].map(([, cell = ""]) =>
    unescapeHtml(cell.replace(/<[^>]*>/g, ""))
      .replace(/\s*\(.*\)$/, "")
      .trim(),
  );
}

async function press(browser: Visitor, button: string, columns: readonly string[] = [], query = "") {
  const seals = Object.entries(await readSeals(browser, CHOICE, "list-columns"));
  const fields = [...seals, ...columns.map((name) => ["columns", name]), [button, ""]] as [string, string][];
  return browser.post(`${CHOICE}${query}`, fields);
}

test("F-160: a choice holds for the user in another browser and after a restart, and no other user has it", async () => {
  const seller = await stage.logIn(AUTHOR);
  expect(verdictOf(await press(seller, "saveColumns", ["number", "contractDate", "comment"]))).toBe(
    "303 /applications",
  );
  const chosen = ["number", "contractDate", "comment"].map((name) => text(`applications:columns.${name}`));
  expect(await headsOf(seller)).toEqual(chosen);
  expect(await headsOf(await stage.logIn("vadyb2"))).toHaveLength(9);
  await stage.servers.restart("SIGTERM");
  expect(await headsOf(await stage.logIn(AUTHOR))).toEqual(chosen);
  expect(verdictOf(await press(seller, "usualColumns"))).toBe("303 /applications");
  expect(await headsOf(seller)).toHaveLength(8);
});

test("F-160: without any column the choice is refused at the form, and the list stays as it is", async () => {
  const seller = await stage.logIn(AUTHOR);
  const refused = await press(seller, "saveColumns");
  expect([refused.status, refused.body.includes(text("validation:columns.none"))]).toEqual([400, true]);
  expect(refused.body).toContain('href="#list-columns-columns"');
  expect((await press(seller, "saveColumns", ["password"])).status).toBe(400);
  expect(await headsOf(seller)).toHaveLength(8);
});

test("F-160: the way back keeps the filter, but not the set of columns that its address asked for", async () => {
  const seller = await stage.logIn(AUTHOR);
  const saved = await press(seller, "everyColumn", [], "?tab=6&goods=sofa&columns=all");
  expect(verdictOf(saved)).toBe("303 /applications?tab=6&goods=sofa");
  expect(await headsOf(seller)).toHaveLength(31);
  await press(seller, "usualColumns");
});

test("F-161: the wide list is remembered and given back", async () => {
  const seller = await stage.logIn(AUTHOR);
  const isWide = async () => (await (await stage.logIn(AUTHOR)).get("/applications")).body.includes("unbound");
  expect(await isWide()).toBe(false);
  expect(verdictOf(await press(seller, "widen", [], "?tab=6"))).toBe("303 /applications?tab=6");
  expect(await isWide()).toBe(true);
  await press(seller, "narrow");
  expect(await isWide()).toBe(false);
});

test("F-162: the file has the rows of the filter, the chosen columns, and a comment like a formula as text", async () => {
  const id = await stage.application({ ...HERSELF, Komentaras: "=1+1" });
  await stage.application({ Komentaras: "kitas" });
  const seller = await stage.logIn(AUTHOR);
  await press(seller, "saveColumns", ["number", "buyer", "creditSum", "comment"]);
  const { bytes } = await seller.get(`/applications/export?number=${id}`);
  const sheet = (await openWorkbook(Buffer.from(bytes))).worksheets[0];
  const rows = [1, 2, 3].map((row) => ((sheet?.getRow(row).values ?? []) as unknown[]).slice(1));
  const names = ["columns.number", "columns.contractNumber", "main.buyer", "columns.personalCode"];
  expect(rows[0]).toEqual([...names, "columns.creditSum", "columns.comment"].map((key) => text(`applications:${key}`)));
  expect(rows[1]?.[0]).toBe(id);
  expect(rows[1]?.[3]).toBe("603******77");
  expect(rows[1]?.at(-1)).toMatch(/^'?=1\+1$/);
  expect(rows[2]).toEqual([]);
  await press(seller, "usualColumns");
});
