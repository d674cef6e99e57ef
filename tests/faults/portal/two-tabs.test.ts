import { describe, expect, test } from "vitest";
import { PHONE } from "../../support/demo-application.ts";
import { textOf } from "../../support/journey-texts.ts";
import { listAt, textAt } from "../../support/soap-answer.ts";
import { formNamed, pageOf, pressed } from "./form-table.ts";
import { readSeals, sealsOf, shownValue } from "./page.ts";
import { useStage, type Stage } from "./stage.ts";

let stage: Stage;
useStage({}, async (opened) => {
  stage = opened;
});

/** No application and no contract yet. */
const NONE = { application: 0, contract: 0 };

describe("I8: two tabs edit one application", () => {
  test.each([
    ["credit", "ownFunds", "73,31"],
    ["household", "workplace", "Antra darbovietė"],
    ["contract-data", "address.city", "Kaunas"],
    ["goods-line", "title", "Kitas telefonas"],
  ])("%s: the second save is a conflict that keeps what was typed and changes nothing", async (name, field, value) => {
    const own = { ...NONE, application: await stage.application() };
    const entry = formNamed(name);
    const seller = await stage.as("jonas.s");
    const one = await readSeals(seller, pageOf(entry, own), name);
    const other = await readSeals(seller, pageOf(entry, own), name);
    expect((await seller.post(entry.address(own), { ...one, ...pressed(entry) })).status).toBe(303);
    const conflict = await seller.post(entry.address(own), { ...other, ...pressed(entry), [field]: value });
    expect([conflict.status, shownValue(conflict.body, name, field)]).toEqual([409, value]);
    expect(conflict.body).toContain(textOf("lt", "application:notices.conflict"));
    const { body } = await stage.author("GetContract", { ParaiskosID: own.application });
    expect(body).not.toContain(value.replace(",", "."));
  });

  test("F-232: a line of goods that another tab has removed comes back as a new one with what was typed", async () => {
    const id = await stage.application();
    const own = { ...NONE, application: id };
    const entry = formNamed("goods-line");
    const seller = await stage.as("jonas.s");
    const tab = await readSeals(seller, pageOf(entry, own), "goods-line");
    const credit = await readSeals(seller, `/applications/add/2/${id}`, "credit");
    await seller.post(`/applications/add/2/${id}`, { ...credit, "removeGood[0]": "" });
    const gone = await seller.post(entry.address(own), { ...tab, ...pressed(entry), title: "Kitas telefonas" });
    expect([gone.status, gone.location]).toEqual([303, `/applications/add/2/${id}#credit-goods`]);
    const list = await seller.get(`/applications/add/2/${id}`);
    expect(list.body).toContain(textOf("lt", "application:notices.goodGone"));
    const form = await seller.get(`/applications/goods/${id}/new`);
    expect(shownValue(form.body, "goods-line", "title")).toBe("Kitas telefonas");
  });

  test.each(["removeGood[0]", "copyGood[0]"])(
    "F-188: %s of a page that is out of date touches no other row; the page comes again as it is now, with what was typed",
    async (button) => {
      const id = await stage.application({ Prekes: { Preke: [PHONE, { ...PHONE, Pavadinimas: "Kolonėlė" }] } });
      const titles = async () => {
        const { fields } = await stage.author("GetContract", { ParaiskosID: id });
        return listAt(fields, "Paraiska", "Prekes", "Preke").map((line) => textAt(line, "Pavadinimas"));
      };
      const own = { ...NONE, application: id };
      const entry = formNamed("credit");
      const seller = await stage.as("jonas.s");
      const tab = await readSeals(seller, pageOf(entry, own), "credit");
      const other = await readSeals(seller, pageOf(entry, own), "credit");
      const removed = await seller.post(entry.address(own), { ...other, ...entry.fields, "removeGood[0]": "" });
      expect([removed.status, removed.location]).toEqual([303, `/applications/add/2/${id}#credit-goods`]);
      const stale = await seller.post(entry.address(own), { ...tab, ...entry.fields, ownFunds: "73,31", [button]: "" });
      expect([stale.status, shownValue(stale.body, "credit", "ownFunds")]).toEqual([409, "73,31"]);
      expect(stale.body).toContain(textOf("lt", "application:notices.conflict"));
      expect(await titles()).toEqual(["Kolonėlė"]);
      const again = sealsOf(stale.body, "credit");
      expect((await seller.post(entry.address(own), { ...again, ...entry.fields, [button]: "" })).status).toBe(303);
      expect(await titles()).toHaveLength(button === "copyGood[0]" ? 2 : 0);
    },
  );
});
