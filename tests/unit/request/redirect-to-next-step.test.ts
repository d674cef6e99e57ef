import { describe, expect, test } from "vitest";
import { toLimited } from "../../../app/flows/log-in/to-limited.ts";
import { stageAfterCode } from "../../../app/flows/verification/device/second-factor.ts";
import { redirectToNextStep } from "../../../app/request/redirect-to-next-step.server.ts";
import { startSession } from "../../../app/session/session.server.ts";
import { takeWantedPath } from "../../../app/request/visitor.server.ts";
import { cookiesOf, JONAS, request, usePortal } from "../session/portal-environment.ts";

usePortal();
const WANTED = { path: "/applications", role: null };

describe("F-069, F-070, F-093: where a log-in leads, whichever door it came through, by how far it has come", () => {
  test.each([
    ["full", "/applications"],
    ["limited", "/login/url"],
    ["passwordExpired", "/password-update"],
    ["unverified", "/verify-device"],
    ["dataUpdate", "/login"],
  ] as const)("%s: %s", async (stage, place) => {
    const opened = await startSession(request("/login"), { ...JONAS, stage });
    const answer = await redirectToNextStep(opened, WANTED);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, place]);
  });

  test("what was wanted waits for the end of the log-in", async () => {
    const opened = await startSession(request("/login"), { ...JONAS, stage: "unverified" });
    await redirectToNextStep(opened, WANTED);
    expect((await takeWantedPath(request("/verify-device", { cookie: cookiesOf(opened.headers) })))?.path).toBe(
      "/applications",
    );
  });
});

describe("F-086: a partner's link to the limited page", () => {
  test.each([
    ["full", "limited"],
    ["unverified", "unverified"],
    ["passwordExpired", "passwordExpired"],
    ["limited", "limited"],
  ] as const)("%s becomes %s, and no code makes more of it than limited", (stage, becomes) => {
    const limited = toLimited({ ...JONAS, stage });
    expect([limited.stage, stageAfterCode(limited)]).toEqual([becomes, "limited"]);
  });
});
