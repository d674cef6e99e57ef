import { describe, expect, test } from "vitest";
import { answering, stayingSilent } from "../../support/soap-proxy.ts";
import { answer } from "../../support/soap-stub.ts";
import type { Reply } from "../../support/http-client.ts";
import { useOwnStage } from "./stage.ts";

const stage = useOwnStage();

/** What the menu says beside the way to the news, as a screen reader reads it. */
const newsWayOn = ({ body }: Reply): string =>
  (/<nav class="menu fd"[^]*?<\/nav>/.exec(body)?.[0] ?? "")
    .split("<li>")
    .filter((item) => item.includes('href="/news"'))
    .join("")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]*>/g, "")
    .trim();

const asked = () =>
  stage()
    .servers.proxy.operations()
    .filter((name) => name === "GetUnreadNewsCount").length;
const badges = ({ body }: Reply, word: string) => body.split(`>${word}</span>`).length - 1;

describe("G09: how many news are unread stands in the menu", () => {
  test("it counts what the user has not seen, goes once the news were opened, and pages in between do not ask the back end", async () => {
    const browser = await stage().as("jonas.s");
    stage().servers.proxy.forget();
    const before = await browser.get("/applications");
    const count = Number(/\d+/.exec(newsWayOn(before))?.[0]);
    expect(count).toBeGreaterThan(1);
    expect(newsWayOn(before)).toMatch(/^Naujienos \d+ neskaityt(?:os naujienos|ų naujienų)$/);
    expect(newsWayOn(await browser.get("/ratings?lang=en"))).toBe(`News ${count} unread news items`);
    expect(asked()).toBe(1);
    const news = await browser.get("/news");
    expect([badges(news, "New"), newsWayOn(news)]).toEqual([count, "News"]);
    expect(newsWayOn(await browser.get("/applications?lang=lt"))).toBe("Naujienos");
    expect(badges(await browser.get("/news"), "Nauja")).toBe(0);
    expect(asked()).toBe(1);
  });

  test("another log-in of the same user finds them read, another user does not", async () => {
    expect(newsWayOn(await (await stage().as("jonas.s")).get("/applications"))).toBe("Naujienos");
    expect(newsWayOn(await (await stage().as("vadyb2")).get("/applications"))).toMatch(/^Naujienos \d+ neskaityt/);
  });

  test("one is said in the singular", async () => {
    stage().servers.proxy.faultOnce("GetUnreadNewsCount", answering(answer(0, "<Kiekis>1</Kiekis>")));
    const browser = await stage().as("vadove");
    expect(newsWayOn(await browser.get("/applications"))).toBe("Naujienos 1 neskaityta naujiena");
    expect(newsWayOn(await browser.get("/applications?lang=en"))).toBe("News 1 unread news item");
  });

  test.each([
    ["refuses", "kasa1", answering(answer(2000))],
    ["is silent", "isip.s", stayingSilent],
  ])("a back end that %s spoils no page, and is left alone for a while", async (_what, user, fault) => {
    const browser = await stage().as(user);
    stage().servers.proxy.fault("GetUnreadNewsCount", fault);
    stage().servers.proxy.forget();
    const page = await browser.get("/applications");
    expect([page.status, newsWayOn(page)]).toEqual([200, "Naujienos"]);
    await browser.get("/ratings");
    expect(asked()).toBe(1);
    stage().servers.proxy.heal();
  });
});
