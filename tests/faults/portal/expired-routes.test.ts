import { describe, expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { EXPIRED_ROUTES } from "../../../app/request/expired-routes.ts";
import { FORMS, pressed } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { builtRoutes } from "./manifest.ts";
import { verdictOf } from "./page.ts";
import { ROUTES } from "./route-table.ts";
import { expiredSeller, stepPath, useTimedStage, wordsOf } from "./timed-stage.ts";

const get = useTimedStage();

describe("R-A6, R-D10, F-105: what an expired session still reaches", () => {
  test("the table names exactly the pages of the specification", () => {
    expect(EXPIRED_ROUTES.map(({ pattern, subject: needs }) => `${pattern} ${needs ?? ""}`.trim())).toEqual([
      "/news",
      "/applications/add",
      "/applications/add/:step",
      "/applications/add/2/:subject current",
      "/applications/edit/:subject/3 current",
      "/applications/edit/:subject/4 opened",
      "/applications/edit/:subject/5 opened",
      "/spreadsheet",
      "/login",
      "/password-update",
      "/login/url",
      "/login/url_full",
      "/recognizer/:type/:hash",
      "/frame/login",
    ]);
  });

  test("steps 4 and 5 of what was opened in it, the new application under work, and nothing else", async () => {
    const { seller, opened, current, other } = await expiredSeller(get());
    const verdicts = async (...paths: string[]) =>
      Object.fromEntries(
        await Promise.all(paths.map(async (path) => [path, verdictOf(await seller.copy().get(path))])),
      );
    expect(
      await verdicts(stepPath(opened, 4), stepPath(opened, 5), stepPath(current, 3), stepPath(current, 4)),
    ).toEqual({
      [stepPath(opened, 4)]: "200",
      [stepPath(opened, 5)]: "200",
      [stepPath(current, 3)]: "200",
      [stepPath(current, 4)]: "200",
    });
    expect(
      await verdicts("/applications/add", "/applications/add/3", `/applications/add/2/${current}`, "/news"),
    ).toEqual({
      "/applications/add": "200",
      "/applications/add/3": `302 ${stepPath(current, 3)}`,
      [`/applications/add/2/${current}`]: "200",
      "/news": "200",
    });
    const refused = [
      stepPath(other, 4),
      stepPath(other, 5),
      stepPath(opened, 3),
      `/applications/add/2/${opened}`,
      `/applications/edit/${opened}/2`,
    ];
    for (const path of [
      ...refused,
      "/applications",
      "/applications/export",
      `/applications/load/${opened}`,
      `/applications/delete/${opened}`,
    ])
      expect([path, verdictOf(await seller.get(path))]).toEqual([path, "302 /news"]);
  });

  test("a walk over all routes, as pages and as data: only those of the table answer", async () => {
    const { seller, other } = await expiredSeller(get());
    const about = { application: other, contract: other, rating: 1 };
    const rows = ROUTES(about);
    for (const { id } of builtRoutes()) {
      const { path, get } = rows[id] ?? { path: () => "", get: { expired: "missing" } };
      const address = path(about);
      const isDraft = id === "routes/application-current-draft/route";
      const expected = isDraft ? expect.stringMatching(/^302 \/applications\/edit\/\d+\/3$/) : get.expired;
      expect([id, verdictOf(await seller.copy().get(address))]).toEqual([id, expected]);
      const data = await seller.copy().get(`${address}?_data=${encodeURIComponent(id)}`);
      expect([id, verdictOf(data).replace(/^204/, "302")]).toEqual([id, expected]);
    }
  });

  test("no form of it is taken: each is kept and leads to the log-in, and the back end hears nothing", async () => {
    const { seller, opened } = await expiredSeller(get());
    const about = { application: opened, contract: opened };
    for (const entry of FORMS.filter(({ form }) => !["login", "logout", "preferences"].includes(form))) {
      get().stage.servers.proxy.forget();
      expect([entry.form, verdictOf(await seller.post(entry.address(about), pressed(entry)))]).toEqual([
        entry.form,
        "303 /login",
      ]);
      expect([entry.form, get().stage.servers.proxy.operations()]).toEqual([entry.form, []]);
    }
  });

  test("F-106: an address that is none leads to the news, which say so; the way out stays", async () => {
    const { seller } = await expiredSeller(get());
    for (const path of ["/nothing/of/the/kind", "/404", "/search", "/applications/add/2/x/y"]) {
      expect([path, verdictOf(await seller.get(path))]).toEqual([path, "302 /news"]);
      for (const language of ["lt", "en"] as const) {
        await seller.get(path);
        expect(wordsOf(await seller.get(`/news?lang=${language}`))).toContain(
          textOf(language, "shell:session.logInFirst"),
        );
      }
    }
    expect(verdictOf(await seller.get("/password-remind"))).toBe("200");
    expect(verdictOf(await seller.get("/logout", { "Sec-Fetch-Site": "none" }))).toBe("302 /login");
  });

  test("opening pages while it is expired does not make them its own", async () => {
    const { seller, opened, current } = await expiredSeller(get());
    await seller.get(stepPath(opened, 4));
    expect(verdictOf(await seller.get("/applications/add/3"))).toBe(`302 ${stepPath(current, 3)}`);
  });
});

testForLeaks(() => get().stage);
