import { describe, expect, test } from "vitest";
import {
  addNotice,
  carryNoticesOn,
  claimGreeting,
  dismissNotice,
  findNotices,
  keepNoticesOn,
  markDrawn,
  type Notice,
} from "../../../app/notices/notices.server.ts";
import { pass, usePortal } from "../session/portal-environment.ts";

usePortal();
const MINE = { id: "visit-1" };
const SAVED = { text: { key: "settings:saved" }, variant: "success" } as const;
const IDLE = {
  text: { key: "shell:session.expired", params: { n: 30 } },
  variant: "danger",
  type: "sessionExpired",
  unique: true,
  sessionTimeout: 30,
} as const;

/** Draws a page of the visit, as the frame does it. */
async function draw(path: string, holder = MINE, languageChanged = false): Promise<Notice[]> {
  const drawn = await findNotices(holder, { path, languageChanged });
  await markDrawn(
    holder,
    drawn.map(({ id }) => id),
    path,
  );
  return drawn;
}

const keys = (notices: Notice[]) => notices.map(({ text }) => ("key" in text ? text.key : "html"));

test("F-115, F-116: a notice kept once is shown on the next page and gone on the one after", async () => {
  await addNotice(MINE, SAVED);
  expect(keys(await draw("/news"))).toEqual(["settings:saved"]);
  expect(await draw("/applications")).toEqual([]);
});

test("F-116: a page that leads on to another takes nothing away: the notice is for the page that is seen", async () => {
  await addNotice(MINE, SAVED);
  await findNotices(MINE, { path: "/applications/edit/1/5", languageChanged: false });
  expect(keys(await draw("/applications/edit/1/3"))).toEqual(["settings:saved"]);
  expect(await draw("/news")).toEqual([]);
});

describe("an address that leads on, after a script has asked for its frame", () => {
  test("F-116: what its frame took is on the page where the user arrives, and on no other", async () => {
    await addNotice(MINE, SAVED);
    await draw("/applications/edit/1/5");
    await carryNoticesOn(MINE, "/applications/edit/1/5", "/applications/add/2/1");
    expect(keys(await draw("/applications/add/2/1"))).toEqual(["settings:saved"]);
    expect(await draw("/applications/add/2/1")).toEqual([]);
  });

  test("F-116: it is there as well when the frame is drawn last", async () => {
    await addNotice(MINE, SAVED);
    await carryNoticesOn(MINE, "/applications/edit/1/5", "/applications/add/2/1");
    await draw("/applications/edit/1/5");
    expect(keys(await draw("/applications/add/2/1"))).toEqual(["settings:saved"]);
  });

  test("F-116: what stood on the page before stays behind", async () => {
    await addNotice(MINE, SAVED);
    await draw("/applications");
    await carryNoticesOn(MINE, "/applications/load/1", "/applications/edit/1/5");
    expect(await draw("/applications/edit/1/5")).toEqual([]);
  });

  test.each(["before", "after"])(
    "F-123: the other language asked for on the log-in page, its frame drawn %s",
    async (when) => {
      await addNotice(MINE, SAVED);
      await draw("/news");
      if (when === "before") await draw("/login", MINE, true);
      await carryNoticesOn(MINE, "/login", "/news");
      if (when === "after") await draw("/login", MINE, true);
      expect(keys(await draw("/news"))).toEqual(["settings:saved"]);
      expect(await draw("/news")).toEqual([]);
    },
  );
});

test("F-117: a unique one stays on every page until it is dismissed", async () => {
  await addNotice(MINE, IDLE);
  await addNotice(MINE, SAVED);
  expect(keys(await draw("/news"))).toEqual(["shell:session.expired", "settings:saved"]);
  const [stays] = await draw("/applications");
  expect(stays).toMatchObject({ type: "sessionExpired", sessionTimeout: 30, unique: true });
  await dismissNotice(MINE, stays?.id ?? "", "/applications");
  expect(await draw("/applications")).toEqual([]);
});

describe("what changes the frame of a page does not clear it", () => {
  test("dismissing one notice leaves the others of that page, once", async () => {
    await addNotice(MINE, SAVED);
    await addNotice(MINE, { ...SAVED, variant: "info" });
    const [first] = await draw("/news");
    await dismissNotice(MINE, first?.id ?? "", "/news");
    expect((await draw("/news")).map(({ variant }) => variant)).toEqual(["info"]);
    expect(await draw("/news")).toEqual([]);
  });

  test("a zoom that script has posted in the background does not carry the notice to the next page", async () => {
    await addNotice(MINE, SAVED);
    await draw("/news");
    await keepNoticesOn(MINE, "/news");
    expect(await draw("/applications")).toEqual([]);
  });

  test("a zoom without script comes back to the same page with its notices", async () => {
    await addNotice(MINE, SAVED);
    await draw("/news");
    await keepNoticesOn(MINE, "/news");
    expect(keys(await draw("/news"))).toEqual(["settings:saved"]);
  });

  test("the other language shows the same notices, the page after it none", async () => {
    await addNotice(MINE, SAVED);
    await draw("/news");
    expect(keys(await draw("/news", MINE, true))).toEqual(["settings:saved"]);
    expect(await draw("/news")).toEqual([]);
  });
});

describe("F-118: the same notice is there once", () => {
  test("F-110: a unique one that is triggered three times", async () => {
    for (let time = 0; time < 3; time += 1) await addNotice(MINE, IDLE);
    expect(keys(await draw("/news"))).toEqual(["shell:session.expired"]);
    await addNotice(MINE, IDLE);
    expect(keys(await draw("/news"))).toEqual(["shell:session.expired"]);
  });

  test("what counts as the same can be said", async () => {
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
    expect((await draw("/news")).map(({ code }) => code)).toEqual([1, 3]);
  });

  test("an error that is met again after it was shown is shown again, once", async () => {
    const refused = { text: { key: "soap:1400" }, variant: "danger", uniqueMessage: "soap.1400" } as const;
    await addNotice(MINE, { ...refused, reference: "first" });
    await draw("/applications/add/2/1");
    await addNotice(MINE, { ...refused, reference: "second" });
    await addNotice(MINE, { ...refused, reference: "third" });
    expect((await draw("/applications/add/2/1")).map(({ reference }) => reference)).toEqual(["second"]);
    expect(await draw("/news")).toEqual([]);
  });

  test("three ordinary notices with the same words are three", async () => {
    await Promise.all([1, 2, 3].map(() => addNotice(MINE, SAVED)));
    expect(await draw("/news")).toHaveLength(3);
  });
});

test("another visit sees none of them", async () => {
  await addNotice(MINE, SAVED);
  expect(await draw("/news", { id: "visit-2" })).toEqual([]);
});

test("no more than twenty are kept, the oldest go", async () => {
  for (let at = 0; at < 25; at += 1) await addNotice(MINE, { ...SAVED, code: at });
  expect((await draw("/news")).map(({ code }) => code)).toEqual(Array.from({ length: 20 }, (_, at) => at + 5));
});

test("they end with the session at the latest", async () => {
  await addNotice(MINE, IDLE);
  pass(12 * 60 + 1);
  expect(await draw("/news")).toEqual([]);
});

test("F-123: of many requests at once exactly one gets to ask the back end, and notices are not lost by it", async () => {
  await addNotice(MINE, SAVED);
  const claims = await Promise.all([1, 2, 3, 4].map(() => claimGreeting(MINE)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claimGreeting(MINE)).toBe(false);
  expect(await claimGreeting({ id: "visit-2" })).toBe(true);
  expect(keys(await draw("/news"))).toEqual(["settings:saved"]);
});
