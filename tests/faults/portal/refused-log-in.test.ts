import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../support/demo-session.ts";
import type { Reply } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { testForLeaks } from "./leaks.ts";
import { shownValue } from "./page.ts";
import { givePassword } from "./second-factor.ts";
import { useStage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const get = useStage();
const titleOf = ({ body }: Reply) => /<title>([^<]*)<\/title>/.exec(body)?.[1];
const brand = (language: "lt" | "en", key: string) => `${textOf(language, key)} – ${textOf(language, "shell:brand")}`;

describe("access 21: a log-in that is refused begins its page's title with “Error:”", () => {
  test.each([
    ["/login", "lt", "login:title"],
    ["/login", "en", "login:title"],
    ["/frame/login", "lt", "auto-login:frame.title"],
  ] as const)("%s in %s, for a wrong password as for an empty one", async (path, language, key) => {
    const guest = get().guest();
    const title = brand(language, key);
    expect(titleOf(await guest.get(`${path}?lang=${language}`))).toBe(title);
    for (const [password, status] of [
      ["ne tas", 422],
      ["", 400],
    ] as const) {
      const refused = await guest.post(`${path}?lang=${language}`, { username: "nera.tokio", password, login: "" });
      expect([refused.status, titleOf(refused)]).toEqual([status, textOf(language, "ui:error.title", { title })]);
    }
  });
});

describe("F-070: a log-in that waits for something has one primary button, the way on", () => {
  const primaries = (body: string) =>
    [...(body.split("<main")[1] ?? "").matchAll(/<(a|button)[^>]* class="btn primary"/g)].map(([, name]) => name);

  test("nauja.s, who has no way to get codes, is led to the settings", async () => {
    const guest = get().guest();
    expect(primaries((await guest.get("/login")).body)).toEqual(["button"]);
    await givePassword(guest, "nauja.s");
    const page = await guest.get("/login");
    expect(page.body).toMatch(/<a class="btn primary"[^>]* href="\/settings"/);
    expect(primaries(page.body)).toEqual(["a"]);
    expect(wordsOf(page)).toContain(textOf("lt", "login:otherUser"));
  });

  test("F-070: the form for another name does not show the name that waits", async () => {
    const guest = get().guest();
    await givePassword(guest, "nauja.s");
    const page = await guest.get("/login");
    expect(shownValue(page.body, "login", "username") ?? "").toBe("");
    expect(page.body).not.toContain('value="nauja.s"');
  });

  test("another user's refused log-in has the form as its primary again", async () => {
    const guest = get().guest();
    await givePassword(guest, "nauja.s");
    const refused = await guest.post("/login", { username: "jonas.s", password: `${DEMO_PASSWORD}x`, login: "" });
    expect([refused.status, primaries(refused.body)]).toEqual([422, ["button"]]);
  });
});

testForLeaks(get);
