import { afterAll, beforeAll, expect, test } from "vitest";
import { variantsNotForGoods } from "~/features/application/steps/credit-findings.ts";
import { getApplication } from "~/services/applications.server.ts";
import type { Application } from "~/services/application-types.ts";
import type { Backend } from "~/services/backend.server.ts";
import { login3 } from "~/services/session.server.ts";
import { startBackEnd, type RunningBackEnd } from "../support/back-end.ts";
import { createApplication, EMILIJA, JONAS_ID } from "../support/demo-application.ts";
import { callerOf, DEMO_PASSWORD } from "../support/demo-session.ts";
import { backendAt } from "../support/soap-backend.ts";
import { listAt, textAt, valueAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";

let backEnd: RunningBackEnd;

beforeAll(async () => {
  backEnd = await startBackEnd();
}, 240_000);

afterAll(() => backEnd.stop());

const KASA1_ID = 20201;
const SELLERS = { "jonas.s": JONAS_ID, kasa1: KASA1_ID } as const;
type Login = keyof typeof SELLERS;

const good = (title: string, groupId: number, euros: string, productNumber = ""): RequestElements => ({
  Pavadinimas: title,
  Kiekis: 1,
  Kaina: euros,
  TurtoRusiesID: groupId,
  ...(productNumber !== "" && { PrekesNumeris: productNumber }),
});

/** The portal's own way to the back end. */
async function backendOf(login: Login): Promise<Backend> {
  const connection = backendAt(`${backEnd.url}/soap`);
  const question = { username: login, password: { plain: DEMO_PASSWORD }, ip: "", language: "lt" } as const;
  const outcome = await login3(connection, question);
  if (!outcome.ok) throw new Error(`${login} was not let in: ${outcome.reason}`);
  return { ...connection, soapSession: outcome.value.soapSession };
}

/** Promotions of goods credit that the portal lets a seller choose for an application. */
function selectable(application: Application): number[] {
  const excluded = variantsNotForGoods(application);
  return application.shopConditions.variants
    .filter(({ id, promotional, contractType }) => promotional && contractType === 3 && !excluded.includes(id))
    .map(({ id }) => id);
}

/** Promotions that the portal lets choose, and those that the back end offers, for one good of a shop. */
async function promotionsOf(login: Login, line: RequestElements): Promise<{ chosen: number[]; offered: number[] }> {
  const call = await callerOf(backEnd.url, login);
  const { id } = await createApplication(call, { ...EMILIJA, Prekes: { Preke: [line] } }, SELLERS[login]);
  const application = await getApplication(await backendOf(login), id);
  if (!application.ok) throw new Error(`The application was not read: ${application.reason}`);
  const promotional = application.value.shopConditions.variants.filter((variant) => variant.promotional);
  const options = listAt(
    (await call("GetProposedOptions", { ParaiskosID: id })).fields,
    "SiulomiVariantai",
    "SiulomasVariantas2",
  );
  const ids = new Set(options.map((option) => Number(textAt(option, "SalyguVariantoID"))));
  return {
    chosen: selectable(application.value),
    offered: promotional.map((variant) => variant.id).filter((variantId) => ids.has(variantId)),
  };
}

test.each<[string, Login, RequestElements, number[]]>([
  [
    "F-246: a television typed by hand carries the promotions of its group",
    "jonas.s",
    good("Televizorius", 1, "600.00"),
    [13, 14],
  ],
  ["F-246: a phone typed by hand carries the one of its group", "jonas.s", good("Telefonas", 2, "600.00"), [13]],
  ["F-247: a mattress typed by hand carries the promotion of its group", "kasa1", good("Čiužinys", 6, "900.00"), [18]],
  [
    "F-247, F-255: (c) a sofa, of a group without promotions, may have the one that no good lists",
    "kasa1",
    good("Sofa", 7, "900.00"),
    [18],
  ],
  ["F-247: a mattress whose own list is empty carries none", "kasa1", good("Čiužinys", 6, "1490.00", "CIU-180-12"), []],
])("%s, in step 2 as in the offers", async (_case, login, line, promotions) => {
  expect(await promotionsOf(login, line)).toEqual({ chosen: promotions, offered: promotions });
});

test("F-246: promotions that a caller sends with a good are not saved", async () => {
  const call = await callerOf(backEnd.url, "jonas.s");
  const line = { ...good("Skalbyklė", 4, "600.00"), Akcijos: { SalyguVariantoID: ["14"] } };
  const { id } = await createApplication(call, { ...EMILIJA, Prekes: { Preke: [line] } });
  const { fields } = await call("GetContract", { ParaiskosID: id });
  const [saved] = listAt(fields, "Paraiska", "Prekes", "Preke");
  expect([textAt(saved, "Pavadinimas"), valueAt(saved, "Akcijos")]).toEqual(["Skalbyklė", undefined]);
});

/** What becomes of a contract for 18 in shop 201, whose catalogue is of type B: its goods come by hand or from the catalogue. */
const contractsOfShopB: [string, RequestElements[], number][] = [
  ["(c) a sofa alone: no good to which a promotion applies, so none is missed", [good("Sofa", 7, "900.00")], 0],
  ["(d) a mattress that does not list it", [good("Čiužinys", 6, "1490.00", "CIU-180-12")], 5],
  ["a mattress that lists it", [good("Čiužinys", 6, "900.00")], 0],
];

test.each(contractsOfShopB)(
  "F-247: a contract for the promotion of catalogue B with %s",
  async (_case, lines, code) => {
    const call = await callerOf(backEnd.url, "kasa1");
    const chosen = { ...EMILIJA, SalyguVariantoID: 18, Trukme: 12, Prekes: { Preke: lines } };
    const { id } = await createApplication(call, chosen, KASA1_ID);
    expect((await call("MakeContract", { ParaiskosID: id, OperacijosID: crypto.randomUUID() })).code).toBe(code);
  },
);
