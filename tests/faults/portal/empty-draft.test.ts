import { describe, expect, test } from "vitest";
import type { Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { startApplication } from "../../support/demo-application.ts";
import { stageScenario } from "../../support/scenarios.ts";
import { argumentsOf, dropAnswer } from "../../support/soap-proxy.ts";
import { formNamed, pressed } from "./form-table.ts";
import { readSeals, verdictOf } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const get = useStage();
const STEP_1 = "/applications/add";
const buyer = formNamed("buyer");

/** Sends step 1 as the page shows it now. */
const press = async (seller: Visitor, changes: Record<string, string> = {}, path = STEP_1) =>
  seller.post(path, { ...(await readSeals(seller, path, "buyer")), ...pressed(buyer), ...changes });

/** Numbers of the applications in the seller's list. */
async function listed(seller: Visitor): Promise<string[]> {
  const { body } = await seller.get("/applications?size=100&sort=number");
  return [...body.matchAll(/href="\/applications\/load\/(\d+)"/g)].map(([, id = ""]) => id);
}

/** What is in the list now and was not there before. */
async function addedSince(seller: Visitor, before: readonly string[]): Promise<string[]> {
  return (await listed(seller)).filter((id) => !before.includes(id));
}

describe("F-187: step 1 whose second write fails", () => {
  test.each(["2000", "1031", "1063", "1101"])(
    "SaveApplication answers %s once: the retry fills the same application, with the same numbers of the writes",
    async (code) => {
      const seller = await get().logIn(AUTHOR);
      const before = await listed(seller);
      const { proxy, backEnd } = get().servers;
      proxy.forget();
      await stageScenario(backEnd, "answer", { operation: "SaveApplication", code });
      expect((await press(seller)).status).toBe(422);
      const again = await press(seller);
      const added = await addedSince(seller, before);
      expect([verdictOf(again), added.length]).toEqual([`303 /applications/add/2/${added[0]}`, 1]);
      for (const operation of ["GetNewApplication", "SaveApplication"]) {
        const writes = proxy.calls.filter((call) => call.operation === operation);
        const [first, second] = writes.map((call) => argumentsOf(call)["OperacijosID"]);
        expect([writes.length, second]).toEqual([2, first]);
      }
    },
  );

  test("an application that has been deleted since is not asked for again", async () => {
    const seller = await get().logIn(AUTHOR);
    const before = await listed(seller);
    await stageScenario(get().servers.backEnd, "answer", { operation: "SaveApplication", code: "2000" });
    await press(seller);
    const [id] = await addedSince(seller, before);
    await seller.post(`/applications/delete/${id}`, { deleteApplication: "" });
    const answers = [await press(seller), await press(seller)];
    expect(answers.map(({ status }) => status)).toEqual([422, 303]);
    expect(await addedSince(seller, before)).toHaveLength(1);
  });

  test.each(["GetNewApplication", "SaveApplication"])(
    "the answer of %s is lost: the retry makes no second application",
    async (operation) => {
      const seller = await get().logIn(AUTHOR);
      const before = await listed(seller);
      get().servers.proxy.faultOnce(operation, dropAnswer);
      expect((await press(seller)).status).toBe(503);
      const again = await press(seller);
      const added = await addedSince(seller, before);
      expect([verdictOf(again), added.length]).toEqual([`303 /applications/add/2/${added[0]}`, 1]);
    },
  );

  test("a retry with other data fills the same application, and the one after it is new", async () => {
    const seller = await get().logIn(AUTHOR);
    const before = await listed(seller);
    await stageScenario(get().servers.backEnd, "answer", { operation: "SaveApplication", code: "2000" });
    await press(seller);
    const [first, second] = [await press(seller, { email: "kita@pavyzdys.example" }), await press(seller)];
    expect([first.status, second.status, first.location === second.location]).toEqual([303, 303, false]);
    expect(await addedSince(seller, before)).toHaveLength(2);
  });
});

describe("F-009: an application without a buyer", () => {
  test("its row in the list opens step 1, which fills this very application", async () => {
    const id = await startApplication(get().author);
    const seller = await get().logIn(AUTHOR);
    expect(await listed(seller)).toContain(String(id));
    const opened = await seller.get(`/applications/load/${id}`);
    expect(verdictOf(opened)).toBe(`302 ${STEP_1}?draft=${id}`);
    const page = await seller.get(opened.location ?? "");
    expect(page.status).toBe(200);
    expect(wordsOf(page)).toContain(textOf("lt", "application:buyer.emptyDraft"));
    expect(page.body).toContain(`href="/applications/delete/${id}"`);
    expect(page.body).toContain(`action="${STEP_1}?draft=${id}"`);
    const before = await listed(seller);
    expect(verdictOf(await press(seller, {}, `${STEP_1}?draft=${id}`))).toBe(`303 /applications/add/2/${id}`);
    expect(await addedSince(seller, before)).toEqual([]);
    // Filled, it is corrected there.
    const filled = await seller.get(`${STEP_1}?draft=${id}`);
    expect([filled.status, wordsOf(filled).includes(textOf("lt", "application:buyer.emptyDraft"))]).toEqual([
      200,
      false,
    ]);
  });

  test.each([
    ["/applications/add/2", "302 /applications/add/2/ID"],
    ["/applications/add/2/ID", "302 /applications/add?draft=ID"],
    ["/applications/edit/ID/3", "302 /applications/add?draft=ID"],
    ["/applications/edit/ID/5", "302 /applications/add?draft=ID"],
  ])("F-006, F-199: %s leads to a page that is there", async (path, verdict) => {
    const id = String(await startApplication(get().author));
    const seller = await get().logIn(AUTHOR);
    await seller.get(`/applications/load/${id}`);
    expect(verdictOf(await seller.get(path.replace("ID", id)))).toBe(verdict.replace("ID", id));
  });

  test("it can be deleted from its page", async () => {
    const id = await startApplication(get().author);
    const seller = await get().logIn(AUTHOR);
    const page = await seller.get(`/applications/delete/${id}`);
    expect(wordsOf(page)).toContain(textOf("lt", "application:deletion.noBuyer"));
    expect(verdictOf(await seller.post(`/applications/delete/${id}`, { deleteApplication: "" }))).toBe(
      "303 /applications",
    );
    expect((await seller.get(`${STEP_1}?draft=${id}`)).status).toBe(404);
  });

  test.each(["abc", "", "99999999999"])("%j is no application: 404", async (draft) => {
    const seller = await get().as(AUTHOR);
    expect((await seller.get(`${STEP_1}?draft=${draft}`)).status).toBe(404);
  });

  test("another shop's seller does not learn that it is there", async () => {
    const id = await startApplication(get().author);
    const stranger = await get().as("kasa1");
    expect((await stranger.get(`${STEP_1}?draft=${id}`)).status).toBe(404);
    expect((await stranger.post(`${STEP_1}?draft=${id}`, pressed(buyer))).status).toBe(404);
  });
});
