import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { textAt } from "../../support/soap-answer.ts";
import { formNamed, NEW_CLIENT, pressed } from "./form-table.ts";
import { readSeals, shownValue } from "./page.ts";
import { type Stage, useStage } from "./stage.ts";

let stage: Stage;
useStage(async (opened) => {
  stage = opened;
});

const FORM = "buyer";
const address = (id: number) => `/applications/add?draft=${id}`;
const NEW = { AsmensKodas: NEW_CLIENT, Vardas: "Njus", Pavarde: "Pirkėjas" };
const TYPED = {
  firstName: "Naujus",
  lastName: "Pirkėjas",
  phone: "612 99999",
  email: "",
  productType: "3",
  continue: "",
};

const savedOf = async (id: number) => {
  const { fields } = await stage.author("GetContract", { ParaiskosID: id });
  return (element: string) => textAt(fields, "Paraiska", element);
};

test("F-203: name and phone of a new client can be corrected until the contract", async () => {
  const id = await stage.application(NEW);
  const seller = await stage.as("jonas.s");
  const page = await seller.get(address(id));
  expect([page.status, shownValue(page.body, FORM, "firstName")]).toEqual([200, "Njus"]);
  const seals = await readSeals(seller, address(id), FORM);
  const sent = await seller.post(address(id), { ...seals, ...TYPED });
  expect([sent.status, sent.location]).toEqual([303, `/applications/add/2/${id}`]);
  const saved = await savedOf(id);
  expect([saved("Vardas"), saved("Telefonas"), saved("AsmensKodas")]).toEqual(["Naujus", "+37061299999", NEW_CLIENT]);
});

test("F-203: a manager corrects the data of a seller's application as well", async () => {
  const id = await stage.application(NEW);
  const manager = await stage.as("vadyb2");
  const seals = await readSeals(manager, address(id), FORM);
  expect((await manager.post(address(id), { ...seals, ...TYPED })).location).toBe(`/applications/add/2/${id}`);
  expect((await savedOf(id))("Vardas")).toBe("Naujus");
});

test("F-204: the name of a client that the register knows is shown, and stays whatever is posted", async () => {
  const id = await stage.application();
  const seller = await stage.as("jonas.s");
  const page = await seller.get(address(id));
  expect([page.body.includes("Emilija"), shownValue(page.body, FORM, "firstName")]).toEqual([true, null]);
  const sent = await seller.post(address(id), { ...(await readSeals(seller, address(id), FORM)), ...TYPED });
  expect(sent.status).toBe(303);
  const saved = await savedOf(id);
  expect([saved("Vardas"), saved("Telefonas")]).toEqual(["Emilija", "+37061299999"]);
});

test.each([
  ["step 1", address, FORM, TYPED],
  ["step 4", (id: number) => `/applications/edit/${id}/4`, "contract-data", pressed(formNamed("contract-data"))],
])(
  "F-195: a forged personal code on %s is refused in words, and nothing is saved",
  async (_step, page, form, typed) => {
    const id = await stage.application(NEW);
    const seller = await stage.as("jonas.s");
    const seals = await readSeals(seller, page(id), form);
    const sent = await seller.post(page(id), { ...seals, ...typed, personalCode: "60302149977" });
    expect([sent.status, sent.body.includes(textOf("lt", "validation:personalCode.unchangeable"))]).toEqual([
      422,
      true,
    ]);
    const saved = await savedOf(id);
    expect([saved("Vardas"), saved("AsmensKodas")]).toEqual(["Njus", NEW_CLIENT]);
  },
);

test("F-213: a name that loses its digits is told as it was saved", async () => {
  const id = await stage.application(NEW);
  const seller = await stage.as("jonas.s");
  const seals = await readSeals(seller, address(id), FORM);
  await seller.post(address(id), { ...seals, ...TYPED, firstName: "N0jus" });
  const page = await seller.get(`/applications/add/2/${id}`);
  const [told] = textOf("lt", "application:notices.nameCleaned").split("{{name}}");
  expect(page.body).toContain(`${told}Njus Pirkėjas`);
});

test("F-237: a product without goods is refused while there are goods", async () => {
  const id = await stage.application(NEW);
  const seller = await stage.as("jonas.s");
  const seals = await readSeals(seller, address(id), FORM);
  const sent = await seller.post(address(id), { ...seals, ...TYPED, productType: "5" });
  expect([sent.status, sent.body.includes(textOf("lt", "validation:goods.productWithoutGoods"))]).toEqual([422, true]);
});

test("F-199: the buyer's step is a link in the step bar of an application, and none of a contract", async () => {
  const [id, contract] = [await stage.application(), await stage.contract()];
  const seller = await stage.as("jonas.s");
  const linkTo = (page: number) => `href="/applications/add?draft=${page}"`;
  expect((await seller.get(`/applications/edit/${id}/4`)).body).toContain(linkTo(id));
  expect((await seller.get(`/applications/edit/${contract}/5`)).body).not.toContain(linkTo(contract));
  const page = await seller.get(address(contract));
  expect([page.status, page.location]).toEqual([302, `/applications/load/${contract}`]);
});
