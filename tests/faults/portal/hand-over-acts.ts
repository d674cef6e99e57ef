import { expect } from "vitest";
import { BUYER_ANSWERS } from "../../support/buyer-answers.ts";
import type { Visitor } from "../../support/http-client.ts";
import { formNamed } from "./form-table.ts";
import { readSeals, verdictOf } from "./page.ts";
import { AUTHOR, type Stage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const STEP = formNamed("contract-data");

const ANSWERS = {
  ...BUYER_ANSWERS,
  email: "pirkeja@pavyzdys.example",
  account: "LT73 7300 0100 1234 5678",
  "consents.directMarketing": "on",
};

/** What a seller and a buyer do of a hand-over on a stage. */
export function handOverActs(get: () => Stage) {
  const press = async (by: Visitor, step: string, typed: Record<string, string>, button: string) =>
    by.post(step, { ...typed, ...(await readSeals(by, step, STEP.form)), [button]: "" });

  const wordsAt = async (visitor: Visitor, address: string) => wordsOf(await visitor.get(address));

  /** A seller in step 4 hands the application over. */
  async function handOver(typed: Record<string, string> = {}) {
    const application = await get().application();
    const seller = await get().as(AUTHOR);
    const step = `/applications/edit/${application}/4`;
    const form = { ...STEP.fields, ...typed };
    expect(verdictOf(await press(seller, step, form, "handOver"))).toBe(`303 ${step}#hand-over`);
    const address = /\/hand-over\/[a-z0-9]{26}/.exec((await seller.get(step)).body)?.[0] ?? "";
    return { application, seller, step, form, address };
  }

  async function answer(buyer: Visitor, address: string, change: Record<string, string> = {}) {
    const seals = await readSeals(buyer, `${address}?correct=1`, "hand-over");
    return buyer.post(address, { ...seals, ...ANSWERS, ...change, sendAnswers: "" });
  }

  async function makeContract({
    application,
    seller,
    step,
    form,
  }: Omit<Awaited<ReturnType<typeof handOver>>, "address">) {
    await press(seller, step, form, "useHandOver");
    await press(seller, step, form, "continue");
    const contract = `/applications/edit/${application}/5`;
    await seller.post(contract, { ...(await readSeals(seller, contract, "makeContract")), makeContract: "" });
  }

  return { press, wordsAt, handOver, answer, makeContract };
}

/** Where the buyer's page leads to photograph the document; what is typed is taken along. */
export async function cameraOf(buyer: Visitor, address: string, typed: Record<string, string> = {}) {
  const seals = await readSeals(buyer, address, "hand-over");
  return (await buyer.post(address, { ...seals, ...typed, toPhoto: "" })).location ?? "";
}
