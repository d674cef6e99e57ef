import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { readSeals } from "./page.ts";
import { type Stage, useStage } from "./stage.ts";

/** Of the demo story: 1013 is archived, 1010 signed. */
const ARCHIVED = 1013;

let stage: Stage;
useStage(async (opened) => {
  stage = opened;
});

const step5 = (id: number) => `/applications/edit/${id}/5`;
const lt = (key: string) => textOf("lt", key as never);

test.each(["set", "standard-information", "schedule", "valuation"])(
  "F-163: %s of an archived contract is not printed and says why (2200)",
  async (document) => {
    const manager = await stage.as("vadyb2");
    const sent = await manager.get(`/applications/documents/${ARCHIVED}/${document}`);
    expect([sent.status, sent.location]).toEqual([302, `/applications/load/${ARCHIVED}`]);
    expect((await manager.get(step5(ARCHIVED))).body).toContain(lt("soap:2200"));
  },
);

test("F-163: an archived contract offers nothing to print", async () => {
  const manager = await stage.as("vadyb2");
  const pages = await Promise.all(
    [step5(ARCHIVED), `/applications/schedule/${ARCHIVED}`].map((path) => manager.get(path)),
  );
  expect(pages.map(({ status, body }) => [status, body.includes("/applications/documents/")])).toEqual([
    [200, false],
    [200, false],
  ]);
});

test("F-336: a credit that needs a manager says so and why in step 5, and has no button that must fail", async () => {
  const id = await stage.application({
    Prekes: { Preke: [{ Pavadinimas: "Televizorius", Kiekis: 6, Kaina: "1000.00", TurtoRusiesID: 2 }] },
    Trukme: 60,
    Pajamos: "9000.00",
  });
  const seller = await stage.as("jonas.s");
  const { body } = await seller.get(step5(id));
  expect([body.includes('name="makeContract"'), body.includes(lt("application:offers.changeCredit"))]).toEqual([
    false,
    true,
  ]);
});

test("G24: after signing the contract says how, when and before whom, and no step is current", async () => {
  const contract = await stage.contract();
  const seller = await stage.as("jonas.s");
  const unsigned = await seller.get(step5(contract));
  expect(unsigned.body).toContain('aria-current="step"');
  const seals = await readSeals(seller, step5(contract), "contract-signature");
  const today = /name="signedOn"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="signedOn"/.exec(unsigned.body);
  const signedOn = today?.[1] ?? today?.[2] ?? "";
  const signed = await seller.post(step5(contract), { ...seals, signedOn, confirmed: "on", confirmSignature: "" });
  expect(signed.status).toBe(303);
  const { body } = await seller.get(step5(contract));
  expect([body.includes(lt("application:contract.signedBefore")), body.includes(`<dd>${signedOn}</dd>`)]).toEqual([
    true,
    true,
  ]);
  expect(body).not.toContain('aria-current="step"');
});

test("F-190: the delete question of a contract is refused at once (1065)", async () => {
  const seller = await stage.as("jonas.s");
  const { body } = await seller.get(`/applications/delete/${await stage.contract()}`);
  expect(body).toContain(lt("soap:1065"));
  expect(body).not.toContain('name="deleteApplication"');
});

test.each([1012, 1014])(
  "F-192: %i, with faulty documents or rejected, is headed as an application, not as a contract",
  async (id) => {
    const { body } = await (await stage.as("vadyb2")).get(step5(id));
    const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body)?.[1];
    expect(heading).toContain(lt("application:title.application"));
    expect(heading).not.toContain(lt("application:title.contract"));
  },
);
