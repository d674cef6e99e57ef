import { describe, expect, test } from "vitest";
import { refuse } from "../../support/soap-proxy.ts";
import { FAULTS, SILENCE } from "./fault-table.ts";
import { testForLeaks } from "./leaks.ts";
import { type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
useOwnStage({ limits: { soapReadSeconds: 4, parallelReads: 500, retryBudgetPercent: 100 } }, async (opened) => {
  stage = opened;
  // Second tries are a share of the calls so far.
  const seller = await stage.as("jonas.s");
  for (let calls = 0; calls < 3; calls += 1) await seller.get("/applications");
});

describe("R-G8: who is asked again", () => {
  test.each([...FAULTS, SILENCE])("a read after $fault: $retried", async ({ make, retried }) => {
    const seller = await stage.as("jonas.s");
    stage.servers.proxy.forget();
    stage.servers.proxy.fault("ListContracts", make);
    await seller.get("/applications");
    stage.servers.proxy.heal();
    expect(stage.servers.proxy.operations()).toEqual(retried ? ["ListContracts", "ListContracts"] : ["ListContracts"]);
  });

  test("a read that fails once is not noticed", async () => {
    stage.servers.proxy.faultOnce("ListContracts", refuse);
    expect((await (await stage.as("jonas.s")).get("/applications")).status).toBe(200);
  });

  test("R-G12: a reader who has left is not read for", async () => {
    const seller = await stage.as("jonas.s");
    let closed = 0;
    stage.servers.proxy.forget();
    stage.servers.proxy.fault("ListContracts", (response) => {
      response.once("close", () => (closed += 1));
    });
    const controller = new AbortController();
    const cookie = [...seller.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const leaving = fetch(`${stage.servers.portal.origin}/applications`, {
      headers: { cookie },
      signal: controller.signal,
    });
    await expect
      .poll(() => stage.servers.proxy.operations().filter((name) => name === "ListContracts").length)
      .toBeGreaterThan(0);
    controller.abort();
    await leaving.catch(() => undefined);
    await expect.poll(() => closed, { timeout: 3_000 }).toBe(1);
    stage.servers.proxy.heal();
  });
});

testForLeaks(() => stage);
