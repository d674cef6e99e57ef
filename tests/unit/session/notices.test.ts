import { expect, test } from "vitest";
import { addNotice, dismissNotice, takeNotices } from "../../../app/session/notices.server.ts";
import { usePortal } from "./portal-environment.ts";

usePortal();
const MINE = { id: "visit-1" };
const SAVED = { text: { key: "settings.saved" }, variant: "success" } as const;
const IDLE = {
  text: { key: "session.idle", params: { minutes: 30 } },
  variant: "danger",
  type: "sessionExpired",
  unique: true,
  sessionTimeout: 30,
} as const;
const keys = (notices: Awaited<ReturnType<typeof takeNotices>>) =>
  notices.map(({ text }) => ("key" in text ? text.key : "html"));

test("F-116: a notice kept once is shown on the next page and gone on the one after", async () => {
  await addNotice(MINE, SAVED);
  expect(keys(await takeNotices(MINE))).toEqual(["settings.saved"]);
  expect(await takeNotices(MINE)).toEqual([]);
});

test("F-117: a unique one stays on every page until it is dismissed", async () => {
  await addNotice(MINE, IDLE);
  await addNotice(MINE, SAVED);
  expect(keys(await takeNotices(MINE))).toEqual(["session.idle", "settings.saved"]);
  const [stays] = await takeNotices(MINE);
  expect(stays).toMatchObject({ type: "sessionExpired", sessionTimeout: 30, unique: true });
  await dismissNotice(MINE, stays?.id ?? "");
  expect(await takeNotices(MINE)).toEqual([]);
});

test("F-110, F-118: triggered three times it is there once", async () => {
  for (let time = 0; time < 3; time += 1) await addNotice(MINE, IDLE);
  expect(keys(await takeNotices(MINE))).toEqual(["session.idle"]);
});

test("F-118: what counts as the same can be said", async () => {
  const soap = (code: number) =>
    ({
      text: { html: `<b>${code}</b>` },
      variant: "danger",
      type: "soap",
      unique: true,
      uniqueMessage: "system",
      code,
    }) as const;
  await addNotice(MINE, soap(1));
  await addNotice(MINE, soap(2));
  await addNotice(MINE, { ...soap(3), uniqueMessage: "other" });
  expect((await takeNotices(MINE)).map(({ code }) => code)).toEqual([1, 3]);
});

test("another visit sees none of them", async () => {
  await addNotice(MINE, SAVED);
  expect(await takeNotices({ id: "visit-2" })).toEqual([]);
});

test("notices added at once are all there, and no more than twenty", async () => {
  await Promise.all([1, 2, 3].map(() => addNotice(MINE, SAVED)));
  expect(await takeNotices(MINE)).toHaveLength(3);
  for (let at = 0; at < 25; at += 1) await addNotice(MINE, { ...SAVED, code: at });
  expect((await takeNotices(MINE)).map(({ code }) => code)).toEqual(Array.from({ length: 20 }, (_, at) => at + 5));
});
