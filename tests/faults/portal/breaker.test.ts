import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { answering } from "../../support/soap-proxy.ts";
import { raw } from "../../support/soap-stub.ts";
import { formNamed, pressed, type Subject } from "./form-table.ts";
import { isPage } from "./page.ts";
import { AUTHOR, type Stage, useOwnStage } from "./stage.ts";

/** The figures of the table of limits; the other suites have their circuit breakers out of the way. */
const BREAKER = { breakerCalls: 20, breakerOpenSeconds: 5, breakerConnectionFailures: 1000 };

let stage: Stage;
let subject: Subject;
useOwnStage({ limits: BREAKER }, async (opened) => {
  stage = opened;
  subject = await stage.subject();
  await (await stage.as(AUTHOR)).get("/news");
});

const FAILING = answering(raw(500, "text/html", "down"));

/** Pages whose one read fails, until the portal stops asking. @returns how many it took */
async function failReads(seller: Visitor): Promise<number> {
  stage.servers.proxy.fault("ListContracts", FAILING);
  let failures = 0;
  while ((await seller.get("/applications")).status === 502) failures += 1;
  return failures;
}

describe("R-G10: a back end that fails is left alone for a while", () => {
  test("after 20 failed reads pages fail at once with the degraded page, without asking; the portal itself goes on", async () => {
    const seller = await stage.as(AUTHOR);
    const failures = await failReads(seller);
    // Good calls of the last ten seconds count as well: 20 calls, half of them failed.
    expect([failures >= 10, failures <= 20]).toEqual([true, true]);
    stage.servers.proxy.forget();
    for (let time = 0; time < 10; time += 1) {
      const page = await seller.get("/applications");
      expect([page.status, isPage(page), page.body.includes(textOf("lt", "soap:noAnswer"))]).toEqual([503, true, true]);
      expect(Number(page.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect(stage.servers.proxy.operations()).toEqual([]);
    const email = formNamed("contract-email");
    expect((await stage.guest().get("/login")).status).toBe(200);
    // The form of the contract reads its application first: the read policy is open, the write is never tried.
    expect((await seller.post(email.address(subject), pressed(email))).status).toBe(503);
    expect(stage.servers.proxy.operations()).toEqual([]);
    stage.servers.proxy.heal();
  });

  test("after 5 seconds one trial goes through: it fails and the circuit stays open, it succeeds and everything is back", async () => {
    const seller = await stage.as(AUTHOR);
    stage.servers.proxy.fault("ListContracts", FAILING);
    await pause(5_000);
    stage.servers.proxy.forget();
    expect((await seller.get("/applications")).status).toBe(502);
    expect((await seller.get("/applications")).status).toBe(503);
    expect(stage.servers.proxy.operations()).toEqual(["ListContracts"]);
    stage.servers.proxy.heal();
    await pause(5_000);
    expect((await seller.get("/applications")).status).toBe(200);
    expect((await seller.get(`/applications/edit/${subject.application}/4`)).status).toBe(200);
  });

  test("writes that fail open their own circuit and leave the reads alone", async () => {
    const seller = await stage.as(AUTHOR);
    const credit = formNamed("credit");
    stage.servers.proxy.fault("SaveApplication", FAILING);
    const save = () => seller.post(credit.address(subject), { ...pressed(credit), _op: crypto.randomUUID() });
    for (let time = 0; time < 20; time += 1) expect((await save()).status).toBe(502);
    stage.servers.proxy.heal();
    stage.servers.proxy.forget();
    expect([(await save()).status, stage.servers.proxy.writes()]).toEqual([503, []]);
    expect((await seller.get("/applications")).status).toBe(200);
    const document = await seller.get(`/applications/documents/${subject.application}/draft`);
    expect(document.headers["content-type"]).toBe("application/pdf");
    await pause(5_000);
    expect((await save()).status).toBe(303);
  });
});
