import { describe, expect, test } from "vitest";
import type { Visitor } from "../../support/http-client.ts";
import { heldBack } from "../../support/soap-proxy.ts";
import { formNamed, pressed } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { readSeals, verdictOf } from "./page.ts";
import { AUTHOR, useOwnStage } from "./stage.ts";

const LEASE_SECONDS = 2;
const get = useOwnStage({ limits: { operationLeaseSeconds: LEASE_SECONDS, operationWaitSeconds: 1 } });
const STEP_1 = "/applications/add";
const fields = pressed(formNamed("buyer"));

async function listed(seller: Visitor): Promise<string[]> {
  const { body } = await seller.get("/applications?size=100");
  return [...body.matchAll(/href="\/applications\/load\/(\d+)"/g)].map(([, id = ""]) => id);
}

describe("R-I3: the portal is killed in the middle of a start, after the back end has saved", () => {
  test.each([
    ["the same form", true],
    ["a fresh form", false],
  ])("%s sent after the restart finds the application and makes no second", async (_which, isSame) => {
    const seller = await get().logIn(AUTHOR);
    const before = await listed(seller);
    const { proxy } = get().servers;
    const form = await readSeals(seller, STEP_1, "buyer");
    proxy.forget();
    proxy.faultOnce("SaveApplication", heldBack(new Promise(() => undefined)));
    const lost = seller.post(STEP_1, { ...form, ...fields }).catch(() => null);
    await expect.poll(() => proxy.writes(), { timeout: 20_000 }).toEqual(["GetNewApplication", "SaveApplication"]);
    await get().servers.restart("SIGKILL");
    expect(await lost).toBeNull();
    proxy.heal();
    const press = async () => {
      const now = isSame ? form : await readSeals(seller, STEP_1, "buyer");
      return verdictOf(await seller.post(STEP_1, { ...now, ...fields }));
    };
    await expect.poll(press, { timeout: 30_000, interval: 500 }).toMatch(/^303 /);
    const added = (await listed(seller)).filter((id) => !before.includes(id));
    expect(added).toHaveLength(1);
    expect((await seller.get(`/applications/add/2/${added[0]}`)).status).toBe(200);
  });
});

testForLeaks(get);
