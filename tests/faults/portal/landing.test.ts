import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../support/demo-session.ts";
import { verdictOf } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";

const stage = useStage();

/** A guest who opens a link and logs in. */
async function logInAt(link: string, username: string) {
  const guest = stage().guest();
  expect(verdictOf(await guest.get(link))).toBe("302 /login");
  const entered = await guest.post("/login", { username, password: DEMO_PASSWORD });
  return { guest, page: entered.location ?? "" };
}

describe("F-068: a page that was wanted before the log-in and is not open to the role", () => {
  test.each([
    ["/supervisor/accounts", AUTHOR],
    ["/supervisor/accounts/create", AUTHOR],
    ["/manager", "vadove"],
  ])("%s of %s ends on the news", async (link, user) => {
    const { guest, page } = await logInAt(link, user);
    expect(verdictOf(await guest.get(page))).toBe("302 /news");
    expect((await guest.get(link)).status).toBe(403);
  });

  test("it is opened for the role that may", async () => {
    const { guest, page } = await logInAt("/supervisor/accounts?search=rasa", "vadove");
    const shown = await guest.get(page);
    expect([page, shown.status]).toEqual(["/supervisor/accounts?search=rasa", 200]);
  });
});

describe("F-389, F-162: a file that was wanted before the log-in comes once, beside its page", () => {
  test.each([
    ["/ratings/export", "/ratings"],
    ["/permits/export", "/permits"],
    ["/applications/export?tab=3", "/applications?tab=3"],
    ["/reports/export?id=3", "/reports?id=3"],
  ])("%s beside %s, whose address does not ask for it again", async (link, list) => {
    const { guest, page } = await logInAt(link, "vadyb2");
    expect(page).toBe(list);
    const shown = await guest.get(page);
    expect([shown.status, shown.headers["refresh"]]).toEqual([200, `0; url=${link}`]);
    expect((await guest.get(link)).status).toBe(200);
    expect((await guest.get(page)).headers["refresh"] ?? "").not.toContain(link);
  });

  test("a document of an application comes beside its step", async () => {
    const application = await stage().application();
    const link = `/applications/documents/${application}/draft`;
    const { guest, page } = await logInAt(link, AUTHOR);
    const step = (await guest.get(page)).location ?? "";
    const shown = await guest.get(step);
    expect([shown.status, shown.headers["refresh"]]).toEqual([200, `0; url=${link}`]);
    expect((await guest.get(link)).headers["content-type"]).toBe("application/pdf");
  });

  test("a file of a list that the role may not open is forgotten with its page", async () => {
    const { guest, page } = await logInAt("/supervisor/accounts/export", AUTHOR);
    expect(verdictOf(await guest.get(page))).toBe("302 /news");
    expect((await guest.get("/news")).headers["refresh"] ?? "").not.toContain("export");
  });
});
