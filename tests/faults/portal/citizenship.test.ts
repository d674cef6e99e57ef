import { describe, expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { textAt } from "../../support/soap-answer.ts";
import { answering } from "../../support/soap-proxy.ts";
import { raw } from "../../support/soap-stub.ts";
import { formNamed, pressed } from "./form-table.ts";
import { findForm, readSeals, rowsOf, unescapeHtml } from "./page.ts";
import { useOwnStage, useStage, HERSELF } from "./stage.ts";

const stage = useStage();
/** One whose back end has no list of countries from the start. */
const without = useOwnStage({}, async ({ servers }) => {
  servers.proxy.fault("GetCountries", answering(raw(500, "text/html", "")));
});

const STEP_1 = "/applications/add";
const SPOUSE = {
  maritalStatus: "2",
  members: "2",
  "spouse.mode": "2",
  "spouse.personalCode": "48609049922",
  "spouse.phone": "612 34568",
  "spouse.incomeType": "2",
  "spouse.monthlyIncome": "1420",
  "spouse.future.amount": "",
};

/** The choice of a citizenship: its options, and the one that is chosen. */
function choiceIn(html: string, form: string, name: string) {
  const own = findForm(html, form) ?? "";
  const select = own.split("<select").find((part) => part.includes(`name="${name}"`)) ?? "";
  const options = [...(select.split("</select>")[0] ?? "").matchAll(/<option value="(\w+)"( selected="")?>([^<]*)</g)];
  return {
    labels: options.map(([, , , label = ""]) => unescapeHtml(label)),
    chosen: options.find(([, , selected]) => selected !== undefined)?.[1],
  };
}

async function start(typed: Record<string, string>, of = stage) {
  const seller = await of().logIn("jonas.s");
  const seals = await readSeals(seller, STEP_1, "buyer");
  return seller.post(STEP_1, { ...seals, ...formNamed("buyer").fields, ...typed, continue: "" });
}

const citizenshipOf = async (location: string | null, of = stage) =>
  textAt(
    (await of().author("GetContract", { ParaiskosID: location?.split("/").at(-1) ?? "" })).fields,
    "Paraiska",
    "Pilietybe",
  );

describe("F-216: citizenship of the buyer", () => {
  test("F-420: is chosen from 249 countries in the page's language and order, Lithuania first of all", async () => {
    const seller = await stage().logIn("jonas.s");
    const lithuanian = choiceIn((await seller.get(STEP_1)).body, "buyer", "citizenship");
    expect([lithuanian.labels.length, lithuanian.chosen]).toEqual([249, "LTU"]);
    expect(lithuanian.labels).toEqual(lithuanian.labels.toSorted(new Intl.Collator("lt").compare));
    expect(lithuanian.labels).toContain("Švedija");
    const english = choiceIn((await seller.get(`${STEP_1}?lang=en`)).body, "buyer", "citizenship");
    expect([english.labels.length, english.labels.includes("Sweden")]).toEqual([249, true]);
    expect(english.labels).toEqual(english.labels.toSorted(new Intl.Collator("en").compare));
  });

  test("is saved with the buyer, corrected, and told in step 5", async () => {
    const { status, location } = await start({ citizenship: "UKR" });
    expect([status, await citizenshipOf(location)]).toEqual([303, "UKR"]);
    const seller = await stage().as("jonas.s");
    const id = await stage().application({ ...HERSELF, Pilietybe: "POL" });
    const page = `${STEP_1}?draft=${id}`;
    expect(choiceIn((await seller.get(page)).body, "buyer", "citizenship").chosen).toBe("POL");
    expect(rowsOf(await seller.get(`/applications/edit/${id}/5`)).get("Pilietybė")).toBe("Lenkija");
    const seals = await readSeals(seller, page, "buyer");
    const { fields } = formNamed("buyer");
    const corrected = await seller.post(page, { ...seals, ...fields, citizenship: "LVA", continue: "" });
    expect([corrected.status, await citizenshipOf(corrected.location)]).toEqual([303, "LVA"]);
  });

  test("a page without the field leaves what is saved", async () => {
    const id = await stage().application({ ...HERSELF, Pilietybe: "UKR" });
    const seller = await stage().as("jonas.s");
    const seals = await readSeals(seller, `${STEP_1}?draft=${id}`, "buyer");
    const sent = await seller.post(`${STEP_1}?draft=${id}`, { ...seals, ...formNamed("buyer").fields, continue: "" });
    expect([sent.status, await citizenshipOf(sent.location)]).toEqual([303, "UKR"]);
  });

  test.each(["XXX", "ltu", "Lietuva"])("F-553: %s is no country, said at the field", async (citizenship) => {
    const sent = await start({ citizenship });
    expect([sent.status, sent.body.includes('href="#buyer-citizenship"')]).toEqual([400, true]);
    const id = await stage().application(HERSELF);
    const seller = await stage().as("jonas.s");
    const seals = await readSeals(seller, `${STEP_1}?draft=${id}`, "buyer");
    const { fields } = formNamed("buyer");
    const corrected = await seller.post(`${STEP_1}?draft=${id}`, { ...seals, ...fields, citizenship, continue: "" });
    expect([corrected.status, corrected.body.includes('href="#buyer-citizenship"')]).toEqual([400, true]);
  });
});

describe("F-216, F-553: citizenship of the spouse", () => {
  const household = formNamed("household");

  async function post(id: number, typed: Record<string, string>) {
    const seller = await stage().as("jonas.s");
    const page = `/applications/edit/${id}/3`;
    const seals = await readSeals(seller, page, "household");
    return seller.post(page, { ...seals, ...pressed(household), ...SPOUSE, ...typed });
  }
  const savedOf = async (id: number) =>
    textAt((await stage().author("GetContract", { ParaiskosID: id })).fields, "Paraiska", "SutuoktinioPilietybe");

  test("is Lithuania unless another is chosen, and told in step 5", async () => {
    const id = await stage().application(HERSELF);
    const seller = await stage().as("jonas.s");
    const shown = async () =>
      choiceIn((await seller.get(`/applications/edit/${id}/3`)).body, "household", "spouse.citizenship").chosen;
    expect(await shown()).toBe("LTU");
    expect([(await post(id, {})).status, await savedOf(id)]).toEqual([303, "LTU"]);
    expect([(await post(id, { "spouse.citizenship": "EST" })).status, await savedOf(id)]).toEqual([303, "EST"]);
    expect(await shown()).toBe("EST");
    expect((await seller.get(`/applications/edit/${id}/5`)).body).toContain("<dd>Estija</dd>");
  });

  test("of no country is said at its field, and nothing is saved", async () => {
    const id = await stage().application(HERSELF);
    for (const code of ["XXX", "est"]) {
      const sent = await post(id, { "spouse.citizenship": code });
      expect([sent.status, sent.body.includes('href="#household-spouse.citizenship"')]).toEqual([400, true]);
    }
    expect(await savedOf(id)).toBe("");
  });

  test("F-225: Lithuania, which the page has chosen itself, is nothing that is typed of a spouse", async () => {
    const id = await stage().application(HERSELF);
    const alone = { maritalStatus: "1", members: "1", "spouse.mode": "0", "spouse.citizenship": "LTU" };
    const noSpouse = Object.fromEntries(Object.keys(SPOUSE).map((name) => [name, ""]));
    expect([(await post(id, { ...noSpouse, ...alone })).status, await savedOf(id)]).toEqual([303, ""]);
  });
});

test("F-216: without the list the page has Lithuania, says so, and works", async () => {
  const seller = await without().logIn("jonas.s");
  const page = await seller.get(STEP_1);
  expect(choiceIn(page.body, "buyer", "citizenship")).toEqual({ labels: ["Lietuva"], chosen: "LTU" });
  expect(page.body).toContain(textOf("lt", "application:citizenship.listMissing"));
  const sent = await start({ citizenship: "LTU" }, without);
  expect([sent.status, await citizenshipOf(sent.location, without)]).toEqual([303, "LTU"]);
  expect((await start({ citizenship: "XXX" }, without)).status).toBe(422);
});
