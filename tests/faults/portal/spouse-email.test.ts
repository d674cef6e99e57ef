import { expect, test } from "vitest";
import { MANTAS_BORROWS_TOO } from "../../support/demo-application.ts";
import { textOf } from "../../support/journey-texts.ts";
import { textAt } from "../../support/soap-answer.ts";
import { argumentsOf, refuse } from "../../support/soap-proxy.ts";
import { testForLeaks } from "./leaks.ts";
import { findForm, readSeals, sealsOf, shownValue, verdictOf } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const get = useStage();
const FORM = "contract-spouse-email";
const step5 = (id: number) => `/applications/edit/${id}/5`;

/** A credit of Emilija and her husband. */
const ofBoth = () => get().application(MANTAS_BORROWS_TOO);

async function send(id: number, spouseEmail: string) {
  const seller = await get().as(AUTHOR);
  const seals = sealsOf((await seller.get(step5(id))).body, FORM);
  get().servers.proxy.forget();
  const answer = await seller.post(step5(id), { ...seals, spouseEmail, saveSpouseEmail: "" });
  return { seller, answer };
}

const emailsOf = async (id: number) => {
  const { fields } = await get().author("GetContract", { ParaiskosID: id });
  return ["ElPastas", "SutuoktinioElPastas"].map((element) => textAt(fields, "Paraiska", element));
};

test("F-230: the spouse's e-mail is saved with the flag of the spouse, and the buyer's stays", async () => {
  const id = await ofBoth();
  const [buyers = ""] = await emailsOf(id);
  const { answer, seller } = await send(id, "naujas@pavyzdys.example");
  expect(verdictOf(answer)).toBe(`303 ${step5(id)}`);
  const call = get().servers.proxy.calls.find(({ operation }) => operation === "SaveClientEmail");
  expect(call && argumentsOf(call)).toMatchObject({ email: "naujas@pavyzdys.example", spouse: "1" });
  expect(await emailsOf(id)).toEqual([buyers, "naujas@pavyzdys.example"]);
  const page = (await seller.get(step5(id))).body;
  expect([shownValue(page, FORM, "spouseEmail"), shownValue(page, "contract-email", "email")]).toEqual([
    "naujas@pavyzdys.example",
    buyers,
  ]);
});

test.each([
  ["contract-email", "email", "saveEmail"],
  [FORM, "spouseEmail", "saveSpouseEmail"],
] as const)(
  "F-191, F-230: an e-mail that another tab has saved meanwhile is told before it is saved over (%s)",
  async (form, field, button) => {
    const id = await ofBoth();
    const at = field === "email" ? 0 : 1;
    const seller = await get().as(AUTHOR);
    const press = (seals: Record<string, string>, email: string) =>
      seller.post(step5(id), { ...seals, [field]: email, [button]: "" });
    const [first, second] = [await readSeals(seller, step5(id), form), await readSeals(seller, step5(id), form)];
    await press(first, "pirmas@pavyzdys.example");
    expect(verdictOf(await press(second, "antras@pavyzdys.example"))).toBe(`303 ${step5(id)}`);
    expect((await emailsOf(id))[at]).toBe("pirmas@pavyzdys.example");
    const told = await seller.get(step5(id));
    expect(wordsOf(told)).toContain(
      textOf("lt", "application:contract.emailStale", { email: "pirmas@pavyzdys.example" }),
    );
    expect(shownValue(told.body, form, field)).toBe("antras@pavyzdys.example");
    await press(sealsOf(told.body, form), "antras@pavyzdys.example");
    expect((await emailsOf(id))[at]).toBe("antras@pavyzdys.example");
  },
);

test("F-191, F-203: an e-mail is no must: each of both can be taken away", async () => {
  const id = await ofBoth();
  const { seller, answer } = await send(id, "");
  expect(verdictOf(answer)).toBe(`303 ${step5(id)}`);
  const seals = sealsOf((await seller.get(step5(id))).body, "contract-email");
  expect((await seller.post(step5(id), { ...seals, email: "", saveEmail: "" })).status).toBe(303);
  expect(await emailsOf(id)).toEqual(["", ""]);
});

test("F-230: a wrong one is told at its own field, stays typed, and calls nothing", async () => {
  const id = await ofBoth();
  const { answer } = await send(id, "mantas(at)pavyzdys");
  expect(answer.status).toBe(400);
  expect(answer.body).toContain(`id="${FORM}-spouseEmail-error"`);
  expect(answer.body).not.toContain('id="contract-email-email-error"');
  expect(shownValue(answer.body, FORM, "spouseEmail")).toBe("mantas(at)pavyzdys");
  expect(get().servers.proxy.writes()).toEqual([]);
});

test("F-230: a back end that refuses loses nothing that was typed", async () => {
  const id = await ofBoth();
  get().servers.proxy.fault("SaveClientEmail", refuse);
  const { seller } = await send(id, "naujas@pavyzdys.example");
  get().servers.proxy.heal();
  expect((await emailsOf(id))[1]).toBe("mantas@pavyzdys.example");
  expect((await seller.get(step5(id))).status).toBe(200);
});

test("F-230: who borrows alone has no spouse to write to", async () => {
  const id = await get().application();
  const seller = await get().as(AUTHOR);
  const page = (await seller.get(step5(id))).body;
  expect(findForm(page, FORM)).toBeNull();
  await seller.post(step5(id), { spouseEmail: "naujas@pavyzdys.example", saveSpouseEmail: "" });
  expect((await emailsOf(id))[1]).toBe("");
});

test("F-302: step 5 leads to the liabilities of the application, and only who may see them", async () => {
  const id = await get().application();
  const address = `/applications/liabilities/${id}`;
  const page = (await (await get().as("vadyb2")).get(step5(id))).body;
  expect(page).toContain(`href="${address}"`);
  expect(page).toContain(textOf("lt", "application:offers.liabilities"));
  expect((await (await get().as(AUTHOR)).get(step5(id))).body).not.toContain(address);
});

testForLeaks(get);
