import { afterEach, describe, expect, test } from "vitest";
import { exportRefused } from "../../../app/lists/export-refused.server.ts";
import { paths } from "../../../app/paths/paths.ts";
import { answerRefusedFile } from "../../../app/request/define-file-loader.server.ts";
import { acquireExportSlot } from "../../../app/xlsx/export-slots.server.ts";
import { refusalPage, permissionDeniedPage } from "../../../app/request/fault-pages.server.ts";
import { errorResponse } from "../../../app/platform/error-response.server.ts";

const refusedWith = (thrown: unknown, cookie = "lang=lt") => {
  const request = new Request("http://portal.example/applications/export?tab=6&buyer=Jonas", { headers: { cookie } });
  return answerRefusedFile({ request, params: {} }, thrown, exportRefused(paths.applications));
};

function caught(work: () => unknown): Response {
  try {
    work();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
  }
  throw new Error("nothing was refused");
}

describe("reliability 3: exports at once", () => {
  const places: (() => void)[] = [];
  const take = (user: string) => places.push(acquireExportSlot(user));
  afterEach(() => places.splice(0).forEach((giveBack) => giveBack()));

  test("R-K14: a user has two, a third is refused with a time to come back", () => {
    take("1");
    take("1");
    const third = caught(() => take("1"));
    expect([third.status, third.headers.get("Retry-After")]).toEqual([429, "30"]);
    take("2");
  });

  test("R-H7: the process has four, a fifth is refused to any user", () => {
    for (const user of ["1", "2", "3", "4"]) take(user);
    const fifth = caught(() => take("5"));
    expect([fifth.status, fifth.headers.get("Retry-After")]).toEqual([503, "30"]);
  });

  test("a place is given back once, however often", () => {
    take("1");
    take("1");
    places[0]?.();
    places[0]?.();
    take("1");
    expect(caught(() => take("1")).status).toBe(429);
  });
});

describe("a file that cannot be made is answered with a page", () => {
  test("it says why, leads back to the list with its filter, and keeps status and Retry-After", async () => {
    const page = await refusedWith(errorResponse(503, "busy", 30));
    const html = await page.text();
    expect([page.status, page.headers.get("Retry-After"), page.headers.get("Content-Type")]).toEqual([
      503,
      "30",
      "text/html; charset=utf-8",
    ]);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="lt">/);
    expect(html).toContain("Šiuo metu rengiama daug failų.");
    expect(html).toContain('href="/applications?tab=6&amp;buyer=Jonas"');
  });

  test("F-416: in English, too", async () => {
    const html = await (await refusedWith(errorResponse(429, "too-many", 30), "lang=en")).text();
    expect(html).toContain("Two of your files are already being prepared.");
  });

  test("the back end's refusal has the words of its code", async () => {
    const notice = { code: 1021, key: "1021", params: {}, markup: false, html: null, variant: "danger" } as const;
    const page = await refusedWith(refusalPage(notice));
    expect(page.status).toBe(403);
    expect(await page.text()).toContain("Šio veiksmo atlikti negalite.");
  });

  test("a user without the right is told so, a redirect stays a redirect, a fault stays a fault", async () => {
    expect((await refusedWith(permissionDeniedPage())).status).toBe(403);
    const redirect = new Response(null, { status: 302, headers: { Location: "/login" } });
    await expect(refusedWith(redirect)).rejects.toBe(redirect);
    await expect(refusedWith(new Error("unknown"))).rejects.toThrow("unknown");
  });
});
