import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../support/demo-session.ts";
import { PHONE } from "../../support/demo-application.ts";
import { textOf } from "../../support/journey-texts.ts";
import { listAt, textAt } from "../../support/soap-answer.ts";
import { formNamed, pageOf, pressed } from "./form-table.ts";
import { findForm, readSeals, sealsOf, shownValue, unescapeHtml } from "./page.ts";
import { type Stage, useStage } from "./stage.ts";

let stage: Stage;
useStage(async (opened) => {
  stage = opened;
});

/** The two answers of a field on the page of a conflict, and the one that is ticked. */
function answersOf(html: string, form: string, name: string) {
  const radios = [...(findForm(html, `${form}-conflict`) ?? "").matchAll(/<input\b[^>]*type="radio"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(` name="${name}"`));
  const valueOf = (tag: string | undefined) => unescapeHtml(/ value="([^"]*)"/.exec(tag ?? "")?.[1] ?? "");
  return { values: radios.map(valueOf), ticked: valueOf(radios.find((tag) => tag.includes(" checked"))) };
}

const savedText = async (application: number): Promise<string> =>
  (await stage.author("GetContract", { ParaiskosID: application })).body;

/** No application and no contract yet. */
const NONE = { application: 0, contract: 0 };

describe("R-I8: two tabs edit one application", () => {
  test.each([
    ["credit", "ownFunds", "12,00", "73,31"],
    ["household", "workplace", "Pirma darbovietė", "Antra darbovietė"],
    ["contract-data", "address.city", "Zarasai", "Kaunas"],
    ["goods-line", "title", "Pirmas telefonas", "Kitas telefonas"],
  ])(
    "G12: %s saved late shows both values of the field, saves nothing, says who was faster, and saves what is chosen",
    async (name, field, theirs, mine) => {
      const own = { ...NONE, application: await stage.application() };
      const entry = formNamed(name);
      const seller = await stage.as("jonas.s");
      const one = await readSeals(seller, pageOf(entry, own), name);
      const other = await readSeals(seller, pageOf(entry, own), name);
      expect((await seller.post(entry.address(own), { ...one, ...pressed(entry), [field]: theirs })).status).toBe(303);
      const late = await seller.post(entry.address(own), { ...other, ...pressed(entry), [field]: mine });
      expect([late.status, answersOf(late.body, name, field)]).toEqual([
        409,
        { values: [mine, theirs], ticked: theirs },
      ]);
      expect(late.body).toContain(textOf("lt", "application:notices.conflictOwn"));
      expect(await savedText(own.application)).not.toContain(mine.replace(",", "."));
      const chosen = await seller.post(entry.address(own), {
        ...sealsOf(late.body, `${name}-conflict`),
        [entry.button]: "",
        [field]: mine,
      });
      expect(chosen.status).toBe(303);
      expect(await savedText(own.application)).toContain(mine.replace(",", "."));
    },
  );

  test("G12: the city of another tab stays when only the flat was changed here, and both are asked about", async () => {
    const own = { ...NONE, application: await stage.application() };
    const entry = formNamed("contract-data");
    const seller = await stage.as("jonas.s");
    const one = await readSeals(seller, pageOf(entry, own), "contract-data");
    const other = await readSeals(seller, pageOf(entry, own), "contract-data");
    const first = { ...one, ...pressed(entry), "address.city": "Zarasai", "address.flat": "" };
    await seller.post(entry.address(own), first);
    const late = await seller.post(entry.address(own), {
      ...other,
      ...pressed(entry),
      "address.city": "Vilnius",
      "address.flat": "77",
    });
    expect(late.status).toBe(409);
    expect(answersOf(late.body, "contract-data", "address.city").ticked).toBe("Zarasai");
    expect(answersOf(late.body, "contract-data", "address.flat").ticked).toBe("77");
  });

  test("G12: a step that another tab has left alone is saved, although the application has changed", async () => {
    const own = { ...NONE, application: await stage.application() };
    const [household, data] = [formNamed("household"), formNamed("contract-data")];
    const seller = await stage.as("jonas.s");
    const tab = await readSeals(seller, pageOf(data, own), "contract-data");
    const other = await readSeals(seller, pageOf(household, own), "household");
    await seller.post(household.address(own), { ...other, ...pressed(household), workplace: "UAB Kitas langas" });
    const saved = await seller.post(data.address(own), { ...tab, ...pressed(data), "address.city": "Zarasai" });
    expect(saved.status).toBe(303);
    expect(await savedText(own.application)).toMatch(/UAB Kitas langas[^]*Zarasai|Zarasai[^]*UAB Kitas langas/);
  });

  test("G12: a colleague who was faster is named", async () => {
    const own = { ...NONE, application: await stage.application() };
    const entry = formNamed("contract-data");
    const [seller, manager] = [await stage.as("jonas.s"), await stage.as("vadyb2")];
    const tab = await readSeals(seller, pageOf(entry, own), "contract-data");
    const other = await readSeals(manager, pageOf(entry, own), "contract-data");
    await manager.post(entry.address(own), { ...other, ...pressed(entry), "address.city": "Zarasai" });
    const late = await seller.post(entry.address(own), { ...tab, ...pressed(entry), "address.city": "Kaunas" });
    expect(late.status).toBe(409);
    expect(late.body).not.toContain(textOf("lt", "application:notices.conflictOwn"));
    const [before, after] = textOf("lt", "application:notices.conflictOther").split("{{name}}");
    expect(late.body).toMatch(new RegExp(`${before}[^<{]+${after}`));
  });

  test.each([
    ["credit", "continue"],
    ["household", "continue"],
    ["contract-data", "continue"],
  ])("F-192: %s sent after the contract was made changes nothing, and says so", async (name, button) => {
    const own = { ...NONE, application: await stage.application() };
    const entry = formNamed(name);
    const seller = await stage.as("jonas.s");
    const tab = await readSeals(seller, pageOf(entry, own), name);
    await stage.author("MakeContract", { ParaiskosID: own.application, OperacijosID: crypto.randomUUID() });
    stage.servers.proxy.forget();
    const late = await seller.post(entry.address(own), { ...tab, ...entry.fields, [button]: "" });
    expect([late.status, stage.servers.proxy.writes()]).toEqual([303, []]);
    const page = await seller.get(`/applications/edit/${own.application}/5`);
    expect(page.body).toContain(textOf("lt", "application:notices.tooLate"));
  });

  test("F-199: a step that cannot be saved any more, because another tab has removed the goods, waits as a draft", async () => {
    const own = { ...NONE, application: await stage.application() };
    const entry = formNamed("contract-data");
    const seller = await stage.as("jonas.s");
    const tab = await readSeals(seller, pageOf(entry, own), "contract-data");
    const step2 = `/applications/add/2/${own.application}`;
    await seller.post(step2, { ...(await readSeals(seller, step2, "credit")), "removeGood[0]": "" });
    const typed = { ...tab, ...pressed(entry), "address.city": "Kaunas" };
    const sent = await seller.post(entry.address(own), typed);
    expect([sent.status, sent.location]).toEqual([303, step2]);
    expect((await seller.get(step2)).body).toContain("Ką įvedėte, išsaugojome kaip juodraštį");
    await seller.post(`/applications/goods/${own.application}/new`, {
      ...(await readSeals(seller, `/applications/goods/${own.application}/new`, "goods-line")),
      ...pressed(formNamed("goods-line")),
    });
    expect(shownValue((await seller.get(pageOf(entry, own))).body, "contract-data", "address.city")).toBe("Kaunas");
  });

  test("O2: what is sent after a log-out in another tab waits for its user, and for no other", async () => {
    const own = { ...NONE, application: await stage.application() };
    const entry = formNamed("household");
    const typed = { ...pressed(entry), workplace: "UAB Kitas langas" };
    const logOutAndSend = async () => {
      const seller = await stage.logIn("jonas.s");
      const tab = await readSeals(seller, pageOf(entry, own), "household");
      await seller.post("/logout", { logout: "" });
      expect((await seller.post(entry.address(own), { ...tab, ...typed })).location).toBe("/login");
      return seller;
    };
    const workplaceOf = async (login: string) => {
      const browser = await logOutAndSend();
      await browser.post("/login", { username: login, password: DEMO_PASSWORD });
      return shownValue((await browser.get(pageOf(entry, own))).body, "household", "workplace");
    };
    expect(await workplaceOf("vadyb2")).not.toBe("UAB Kitas langas");
    expect(await workplaceOf("jonas.s")).toBe("UAB Kitas langas");
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
      expect(stale.body).toContain(textOf("lt", "application:notices.conflictOwn"));
      expect(await titles()).toEqual(["Kolonėlė"]);
      const again = sealsOf(stale.body, "credit");
      expect((await seller.post(entry.address(own), { ...again, ...entry.fields, [button]: "" })).status).toBe(303);
      expect(await titles()).toHaveLength(button === "copyGood[0]" ? 2 : 0);
    },
  );
});
