import { describe, expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { dropAnswer } from "../../support/soap-proxy.ts";
import { listAt, textAt, valueAt } from "../../support/soap-answer.ts";
import { auditLinesOf } from "./audit-lines.ts";
import { formNamed, pressed } from "./form-table.ts";
import { readSeals, unescapeHtml } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";

const stage = useStage();

const { fields: GOOD } = formNamed("goods-line");
const INSURED = { ...GOOD, groupId: "1", priceCents: "900", insured: "on", warrantyYears: "2" };

/** Sends a new good of an application without any. */
async function send(values: Record<string, string>, user = AUTHOR) {
  const browser = await stage().as(user);
  const id = await stage().application({ Prekes: {} });
  const address = `/applications/goods/${id}/new`;
  const seals = await readSeals(browser, address, "goods-line");
  const answer = await browser.post(address, { ...seals, ...values });
  const { fields } = await stage().author("GetContract", { ParaiskosID: id });
  return { answer, lines: listAt(valueAt(fields, "Paraiska"), "Prekes", "Preke"), id };
}

describe("G15: a good that is typed", () => {
  test("F-233, F-235, F-249: is saved under its names, with its warranties", async () => {
    const { answer, lines, id } = await send({ ...INSURED, continue: "" });
    expect([answer.status, answer.location]).toEqual([303, `/applications/add/2/${id}#credit-goods`]);
    expect(lines).toHaveLength(1);
    expect(textAt(lines[0], "PrekesID")).not.toBe("");
    const saved = Object.fromEntries(
      ["Pavadinimas", "Kiekis", "Kaina", "TurtoRusiesID", "SerijosNr", "PrekesNumeris"]
        .concat("GarantijosTrukme", "GamintojoGarantija", "GarantijosKaina")
        .map((name) => [name, textAt(lines[0], name)]),
    );
    expect(saved).toEqual({
      Pavadinimas: GOOD["title"],
      Kiekis: "1",
      Kaina: "900.00",
      TurtoRusiesID: "1",
      SerijosNr: GOOD["serialNumber"],
      PrekesNumeris: GOOD["productNumber"],
      GarantijosTrukme: "2",
      GamintojoGarantija: "24",
      GarantijosKaina: "79.90",
    });
    expect(Number(textAt(lines[0], "Apdrausta"))).toBeGreaterThan(0);
  });

  test("F-188, O2: a good whose save arrived without an answer is told as saved, and another try adds no second one", async () => {
    const browser = await stage().as(AUTHOR);
    const id = await stage().application({ Prekes: {} });
    const address = `/applications/goods/${id}/new`;
    const linesNow = async () =>
      listAt(valueAt((await stage().author("GetContract", { ParaiskosID: id })).fields, "Paraiska"), "Prekes", "Preke");
    const posted = { ...(await readSeals(browser, address, "goods-line")), ...GOOD, continue: "" };
    stage().servers.proxy.faultOnce("SaveApplication", dropAnswer);
    expect((await browser.post(address, posted)).status).toBeGreaterThanOrEqual(500);
    expect(await linesNow()).toHaveLength(1);
    const again = await browser.post(address, posted);
    expect([again.status, await linesNow()]).toEqual([303, expect.objectContaining({ length: 1 })]);
    stage().servers.proxy.faultOnce("SaveApplication", dropAnswer);
    const other = { ...(await readSeals(browser, address, "goods-line")), ...GOOD, title: "Kita prekė", continue: "" };
    await browser.post(address, other);
    const back = await browser.get(address);
    expect([back.status, back.location]).toEqual([303, `/applications/add/2/${id}#credit-goods`]);
    const list = await browser.get(`/applications/add/2/${id}`);
    expect(unescapeHtml(list.body)).toContain(textOf("lt", "application:notices.goodLanded", { title: "Kita prekė" }));
    expect(await linesNow()).toHaveLength(2);
  });

  test.each([
    ["F-240: a price below a euro", { priceCents: "0,99" }, "priceCents"],
    ["F-240: a price above 15 000 €", { priceCents: "15000,01" }, "priceCents"],
    ["F-241: two pieces with an extended warranty", { quantity: "2" }, "quantity"],
    ["F-241: an extended warranty without a serial number", { serialNumber: "" }, "serialNumber"],
    ["F-241: an extended warranty without its duration", { warrantyYears: "" }, "warrantyYears"],
    ["F-242: a product number of two characters", { productNumber: "AB" }, "productNumber"],
    ["F-234: a group that the shop does not have", { groupId: "77" }, "groupId"],
  ])("%s is said at its field, and nothing is saved", async (_case, typed, field) => {
    const { answer, lines } = await send({ ...INSURED, ...typed, continue: "" });
    expect([answer.status, answer.body.includes(`id="goods-line-${field}-error"`), lines.length]).toEqual([
      400,
      true,
      0,
    ]);
  });

  test.each(["77", "99999999999999999999", "x"])(
    "F-250: a group that there is not, %s, has no prices of a warranty, and no page of an error",
    async (groupId) => {
      const { answer } = await send({ ...INSURED, groupId, warrantyPrices: "" });
      const said = groupId === "77" ? "application:good.pricesNone" : "application:good.pricesNeed";
      expect([answer.status, unescapeHtml(answer.body).includes(textOf("lt", said))]).toEqual([200, true]);
    },
  );
});

test("F-251: a manager's word that a change of goods is agreed stands in the audit log, once for an application", async () => {
  const id = await stage().application();
  const manager = await stage().as("vadyb2");
  const post = async () => {
    const address = `/applications/goods/${id}/0`;
    const seals = await readSeals(manager, address, "goods-line");
    return manager.post(address, { ...seals, ...GOOD, agreedWithSeller: "on", continue: "" });
  };
  const agreed = async () => (await auditLinesOf(stage(), post)).filter(({ ev }) => ev === "goods.agreed");
  expect(await agreed()).toEqual([expect.objectContaining({ result: "ok", subject: String(id) })]);
  expect(await agreed()).toEqual([]);
});

test("F-251, F-410, C21: the application's own log says that the manager's change was agreed, and only for a change", async () => {
  const id = await stage().application();
  const manager = await stage().as("vadyb2");
  const change = async (address: string, form: string, more: Record<string, string>) =>
    manager.post(address, { ...(await readSeals(manager, address, form)), ...more, continue: "" });
  const linesOf = async () => {
    const { fields } = await stage().author("GetActionLog", { ParaiskosID: id });
    const actions = listAt(fields, "Irasai", "Irasas").map((line) => textAt(line, "Veiksmas"));
    return actions.filter((action) => action === textOf("lt", "action-log:actions.goodsAgreed")).length;
  };
  const address = `/applications/goods/${id}/0`;
  expect((await change(address, "goods-line", { ...GOOD, agreedWithSeller: "on" })).status).toBe(303);
  expect(await linesOf()).toBe(1);
  // The same once more, and another step: the goods stay as they are.
  expect((await change(address, "goods-line", GOOD)).status).toBe(303);
  const household = formNamed("household");
  await change(`/applications/edit/${id}/3`, "household", pressed(household));
  expect(await linesOf()).toBe(1);
});
