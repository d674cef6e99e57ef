import { describe, expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { answering } from "../../support/soap-proxy.ts";
import { answer } from "../../support/soap-stub.ts";
import { formNamed, pageOf, pressed } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { readSeals, shownValue, unescapeHtml, verdictOf } from "./page.ts";
import { AUTHOR } from "./stage.ts";
import { EXPIRED_TEXT, expiredSeller, logInAgain, stepPath, timesIn, useTimedStage, wordsOf } from "./timed-stage.ts";

const get = useTimedStage();
const REFUSED = textOf("lt", "shell:session.logInFirst");

describe("what the user is told", () => {
  test("F-098, F-099, F-110, F-158: the notice with the minutes stands once on every page until it is dismissed, with a way back", async () => {
    const { seller, opened } = await expiredSeller(get());
    for (const path of ["/news", stepPath(opened, 4), "/news", "/applications/add"]) {
      const page = await seller.get(path);
      expect([path, timesIn(wordsOf(page), EXPIRED_TEXT)]).toEqual([path, 1]);
      const from = path === "/news" ? "/login" : `/login?from=${encodeURIComponent(path)}`;
      expect(page.body).toContain(`href="${from}"`);
    }
    expect(wordsOf(await seller.get("/news?lang=en"))).toContain(textOf("en", "shell:session.expired", { n: 30 }));
    const seals = await readSeals(seller, "/news?lang=lt", "dismiss");
    await seller.post("/preferences", { ...seals, dismiss: "" });
    for (const path of ["/news", stepPath(opened, 4)])
      expect(wordsOf(await seller.get(path))).not.toContain(EXPIRED_TEXT);
  });

  test("F-105, F-392: the ways that are left stand in the frame, and each of them opens", async () => {
    const { seller } = await expiredSeller(get());
    const { body } = await seller.get("/news");
    const menu = /<nav class="menu.*?<\/nav>/s.exec(body)?.[0] ?? "";
    const ways = [...menu.matchAll(/href="([^"]+)"/g)].map(([, way = ""]) => way);
    expect(ways).toEqual(["/applications/add", "/spreadsheet", "/news"]);
    for (const way of ways) expect([way, (await seller.get(way)).status]).toEqual([way, 200]);
  });

  test("F-100, F-106, F-116, F-158: what was refused is said on the news once, and is gone on the next page", async () => {
    const { seller } = await expiredSeller(get());
    for (const path of ["/applications", "/applications/export"])
      expect(verdictOf(await seller.get(path))).toBe("302 /news");
    expect(wordsOf(await seller.get("/news"))).toContain(REFUSED);
    expect(wordsOf(await seller.get("/news"))).not.toContain(REFUSED);
  });

  test("F-157: the news then hold no user's name, and the back end is not asked in the expired session", async () => {
    const { seller } = await expiredSeller(get());
    const before = wordsOf(await (await get().stage.logIn(AUTHOR)).get("/news"));
    expect(before).toContain("Jonas");
    get().stage.servers.proxy.forget();
    const page = await seller.get("/news");
    for (const answer of [
      page,
      await seller.get("/news?_data=root"),
      await seller.get("/news?_data=routes%2Fnews%2Froute"),
    ])
      expect(answer.body).not.toMatch(/Jonas|jonas\.s/);
    expect(get().stage.servers.proxy.operations()).toEqual([]);
    expect(wordsOf(page)).toContain(textOf("lt", "news:title"));
    expect(wordsOf(page)).toContain(textOf("lt", "shell:session.logInAgain"));
  });

  test("F-099: the button leads to the log-in with the name filled in, and back to the page", async () => {
    const { seller, opened } = await expiredSeller(get());
    const page = await seller.get(stepPath(opened, 4));
    const [, way = ""] = /href="(\/login\?from=[^"]+)"/.exec(page.body) ?? [];
    const login = await seller.get(unescapeHtml(way));
    expect(shownValue(login.body, "login", "username")).toBe(AUTHOR);
    expect(wordsOf(login)).toContain(EXPIRED_TEXT);
    const back = await logInAgain(seller, AUTHOR, unescapeHtml(way));
    expect(verdictOf(back)).toBe(`303 ${stepPath(opened, 4)}`);
    expect(wordsOf(await seller.get(stepPath(opened, 4)))).not.toContain(EXPIRED_TEXT);
  });

  test("F-099: the way back holds the page's query", async () => {
    const { seller, opened } = await expiredSeller(get());
    const path = `${stepPath(opened, 4)}?part=2`;
    expect((await seller.get(path)).body).toContain(`href="/login?from=${encodeURIComponent(path)}"`);
  });

  test("F-099: a page that was refused is gone to after the log-in", async () => {
    const { seller } = await expiredSeller(get());
    await seller.get("/applications");
    await seller.get("/news");
    await seller.get("/login");
    const back = await logInAgain(seller);
    expect(verdictOf(back)).toBe("303 /applications");
  });

  test.each(["//evil.test", "https://evil.test/", "/\\evil", "/news?x=1", "/nowhere", "javascript:alert(1)"])(
    "R-B12: a way back such as %s is not believed",
    async (from) => {
      const { seller } = await expiredSeller(get());
      await seller.get(`/login?from=${encodeURIComponent(from)}`);
      const back = await logInAgain(seller);
      expect(verdictOf(back)).toBe("303 /news");
    },
  );
});

describe("O2: what was typed when the session had expired", () => {
  const TYPED: [form: string, field: string, text: string][] = [
    ["buyer", "email", "o2@pavyzdys.example"],
    ["credit", "ownFunds", "88,80"],
    ["goods-line", "title", "Prekė O2"],
    ["household", "workplace", "Darbovietė O2"],
    ["contract-data", "address.city", "Klaipėda"],
  ];

  test.each(TYPED)("%s: kept, and offered back to the same user after the log-in", async (form, field, text) => {
    const own = { application: await get().stage.application(), contract: 0 };
    const entry = formNamed(form);
    const seller = await get().stage.logIn(AUTHOR);
    await seller.get(pageOf(entry, own));
    await get().pass(31);
    expect(verdictOf(await seller.post(entry.address(own), { ...pressed(entry), [field]: text }))).toBe("303 /login");
    const login = await seller.get("/login");
    expect(shownValue(login.body, "login", "username")).toBe(AUTHOR);
    const back = await logInAgain(seller);
    expect(verdictOf(back)).toBe(`303 ${entry.address(own)}`);
    expect(shownValue((await seller.get(pageOf(entry, own))).body, form, field)).toBe(text);
    await seller.post(entry.address(own), { discardDraft: "" });
  });

  test("another user who logs in there gets neither the page nor the data", async () => {
    const own = { application: await get().stage.application(), contract: 0 };
    const entry = formNamed("household");
    const browser = await get().stage.logIn(AUTHOR);
    await get().pass(31);
    await browser.post(entry.address(own), { ...pressed(entry), workplace: "Tik Jono" });
    const other = await logInAgain(browser, "sms.blogas");
    expect(verdictOf(other)).toBe("303 /news");
    expect((await browser.get(entry.address(own))).body).not.toContain("Tik Jono");
    expect(
      shownValue((await (await get().stage.logIn(AUTHOR)).get(entry.address(own))).body, "household", "workplace"),
    ).toBe("Tik Jono");
  });

  test("a form from a second tab, whose session the back end has ended meanwhile, is kept too", async () => {
    const own = { application: await get().stage.application(), contract: 0 };
    const entry = formNamed("household");
    const seller = await get().stage.logIn(AUTHOR);
    const tab = seller.copy();
    get().stage.servers.proxy.faultOnce("ListContracts", answering(answer(1020)));
    expect((await seller.get("/applications")).status).toBe(401);
    expect(verdictOf(await tab.post(entry.address(own), { ...pressed(entry), workplace: "Iš kito lango" }))).toBe(
      "303 /login",
    );
    expect(shownValue((await tab.get("/login")).body, "login", "username")).toBe(AUTHOR);
    const back = await logInAgain(tab);
    expect(verdictOf(back)).toBe(`303 ${entry.address(own)}`);
    expect(shownValue((await tab.get(entry.address(own))).body, "household", "workplace")).toBe("Iš kito lango");
  });
});

testForLeaks(() => get().stage);
