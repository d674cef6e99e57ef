import { describe, expect, test } from "vitest";
import { openPortal, openPublicPortal } from "~/request/portal.server.ts";
import { findSession, startSession } from "~/session/session.server.ts";
import { loader as exportLoader } from "~/routes/applications-export/route.ts";
import { cookiesOf, JONAS, request, usePortal } from "../session/portal-environment.ts";

usePortal();

async function cookieOf(role: number): Promise<string> {
  return cookiesOf((await startSession(request("/login"), { ...JONAS, user: { ...JONAS.user, role } })).headers);
}

describe("1.3: who may see the list and take it away", () => {
  test.each([
    [0, true],
    [1, true],
    [3, true],
    [7, false],
  ])("F-182: role %d: %s", async (role, may) => {
    const head = request("/applications", { cookie: await cookieOf(role) });
    const session = await findSession(head);
    if (session === null) throw new Error("nobody is logged in");
    const portal = openPortal(await openPublicPortal(head), session);
    expect([portal.can("application:list"), portal.can("application:export")]).toEqual([may, may]);
  });

  test("F-414: an unknown role is refused the file with a page, 403", async () => {
    const asked = request("/applications/export?tab=6", { cookie: await cookieOf(7) });
    const answer = await exportLoader({ request: asked, params: {}, context: {} });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('href="/applications?tab=6"');
  });
});
