import { expect, test } from "vitest";
import { useStage } from "./stage.ts";

const get = useStage();

const LISTS = [
  ["F-370: from a request", "vadyb2", "/permits?status=WAITING", /href="(\/permits\/\d+)"/],
  ["F-396: from an account", "vadove", "/supervisor/accounts?search=kaunas", /href="([^"]*\/accounts\/edit\/\d+)"/],
  [
    "F-396: from a question about an account",
    "vadove",
    "/supervisor/accounts?search=kaunas",
    /href="([^"]*\/deactivate\/\d+)"/,
  ],
  ["F-405: from a seller's conditions", "vadyb2", "/manager/users?search=vienas", /href="(\/manager\/users\/\d+)"/],
] as const;

test.each(LISTS)("%s the way back leads to the list as it was searched", async (_row, login, list, link) => {
  const browser = await get().as(login);
  const [, record = ""] = link.exec((await browser.get(list)).body) ?? [];
  expect((await browser.get(record)).body).toContain(`href="${list}"`);
  const [path = ""] = list.split("?");
  await browser.get(path);
  const { body } = await browser.get(record);
  expect([body.includes(`href="${list}"`), body.includes(`href="${path}"`)]).toEqual([false, true]);
});
