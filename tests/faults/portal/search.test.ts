import { expect, test } from "vitest";
import { startApplication } from "../../support/demo-application.ts";
import { callerOf } from "../../support/demo-session.ts";
import type { Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { listAt, textAt } from "../../support/soap-answer.ts";
import { testForLeaks } from "./leaks.ts";
import { unescapeHtml, verdictOf } from "./page.ts";
import { AUTHOR, type Stage, useOwnStage } from "./stage.ts";

const SEARCHER = "isip.s";
const OF_ANOTHER_SHOP = 1003;
/** The pages of a minute that this suite may ask for, and no more. */
const SEARCHES = 14;

let stage: Stage;
let searcher: Visitor;
useOwnStage({ limits: { searchesPerMinute: SEARCHES } }, async (opened) => {
  stage = opened;
  searcher = await stage.as(SEARCHER);
});

const search = (number: string) => searcher.get(`/search?number=${encodeURIComponent(number)}`);

async function expectSaid(number: string, key: string, params = {}): Promise<void> {
  const page = await search(number);
  expect([number, page.status]).toEqual([number, 200]);
  expect(unescapeHtml(page.body)).toContain(textOf("lt", key, params));
  expect(page.body).toContain('id="search-number-error"');
}

test("F-010, F-184: without the flag there is no item in the menu, and the address is refused", async () => {
  const author = await stage.as(AUTHOR);
  expect((await author.get("/news")).body).not.toContain('href="/search"');
  expect(verdictOf(await author.get("/search"))).toBe("403");
  expect(verdictOf(await author.get("/search?number=1003"))).toBe("403");
  expect((await searcher.get("/news")).body).toContain('href="/search"');
});

test("F-183: an empty field asks for the number of an application, and letters are told to be none", async () => {
  expect((await searcher.get("/search")).body).not.toContain('id="search-number-error"');
  await expectSaid("", "validation:search.required");
  await expectSaid("   ", "validation:search.required");
  await expectSaid("abc", "validation:search.format");
  await expectSaid("10 0x", "validation:search.format");
  await expectSaid("123", "validation:text.min", { count: 4 });
  await expectSaid("1".repeat(21), "validation:text.max", { count: 20 });
});

test("F-183: the number of an application opens it, spaces ignored, and that of a contract opens the contract", async () => {
  const call = await callerOf(stage.servers.backEnd.url, SEARCHER);
  const id = await startApplication(call, 40_102);
  expect(verdictOf(await search(String(id)))).toBe(`302 /applications/load/${id}`);
  expect(verdictOf(await search(` ${String(id).slice(0, 2)} ${String(id).slice(2)} `))).toBe(
    `302 /applications/load/${id}`,
  );
  const [contract] = listAt((await call("ListContracts", { Skirtukas: 6 })).fields, "Sarasas", "Eilute");
  const [number, of] = [textAt(contract, "SutartiesNr"), textAt(contract, "ParaiskosID")];
  expect(number).toMatch(/^PL\d\d-\d{6}$/);
  expect(verdictOf(await search(number.toLowerCase()))).toBe(`302 /applications/load/${of}`);
});

test("F-183, F-446: an unknown number and one of another company are not found, and what was typed stays", async () => {
  for (const number of ["88888888", String(OF_ANOTHER_SHOP), "PL01-000001"]) {
    const page = await search(number);
    expect(page.status).toBe(200);
    expect(unescapeHtml(page.body)).toContain(textOf("lt", "soap:1063"));
    expect(page.body).toContain(`value="${number}"`);
  }
});

test("numbers follow each other: a user who walks through them is stopped, and looking at the page is no search", async () => {
  const answers: number[] = [];
  for (let number = 2001; number <= 2001 + SEARCHES; number += 1) answers.push((await search(String(number))).status);
  expect(answers.at(-1)).toBe(429);
  expect((await searcher.get("/search")).status).toBe(200);
});

testForLeaks(() => stage);
