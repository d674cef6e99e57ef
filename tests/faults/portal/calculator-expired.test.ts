import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { refuse } from "../../support/soap-proxy.ts";
import { testForLeaks } from "./leaks.ts";
import { verdictOf } from "./page.ts";
import { AUTHOR } from "./stage.ts";
import { useTimedStage, wordsOf } from "./timed-stage.ts";

const get = useTimedStage();

const QUERY = "price=500&variant=11&months=12";

test("F-392, F-105: an expired session calculates with the variants that were read before, and asks for none", async () => {
  const { stage, pass } = get();
  const seller = await stage.logIn(AUTHOR);
  const before = await seller.get(`/spreadsheet?${QUERY}`);
  await pass(31);
  const { proxy } = stage.servers;
  proxy.forget();
  const page = await seller.get(`/spreadsheet?${QUERY}`);
  expect(page.status).toBe(200);
  expect(proxy.operations().filter((name) => name.startsWith("Get"))).toEqual([]);
  expect(wordsOf(page)).toContain("Rodomos");
  const figures = ({ body }: typeof page) => [...body.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, cell]) => cell);
  expect(figures(page)).toEqual(figures(before));
  // What is saved, and files, ask for the log-in.
  expect(page.body).not.toContain("/spreadsheet/export");
  expect(verdictOf(await seller.get(`/spreadsheet/export?${QUERY}`))).toBe("302 /news");
});

test("F-392: with the back end down an expired session has the form of the variants that were read before, and is told that there are no figures", async () => {
  const { stage, pass } = get();
  const seller = await stage.logIn(AUTHOR);
  await seller.get("/spreadsheet");
  await pass(31);
  const { proxy } = stage.servers;
  try {
    proxy.fault("*", refuse);
    const page = await seller.get(`/spreadsheet?${QUERY}`);
    expect(page.status).toBe(503);
    expect(wordsOf(page)).toContain(textOf("lt", "calculator:unavailable"));
    expect(page.body).toContain("Standartas, 12,9\u00a0%");
  } finally {
    proxy.heal();
  }
});

testForLeaks(() => get().stage);
