import { describe, expect, test } from "vitest";
import contract from "../../../backend/contract/portal.wsdl?raw";
import { getApplication, saveApplication } from "~/services/applications.server.ts";
import { OPERATIONS, type OperationName } from "~/services/transport/operations.ts";
import { elementsOf, good, paraiska, variant } from "../../support/contract-samples.ts";
import { checkRequest } from "../../support/contract-schema.ts";
import { readByLocalName, type IndependentTree } from "../../support/independent-xml.ts";
import { GOOD_ANSWERS } from "../../support/soap-answers.ts";
import { backendAt } from "../../support/soap-backend.ts";
import { OPERATION_CALLS } from "../../support/soap-operations.ts";
import { answer, answerFrom } from "../../support/soap-stub.ts";
import { useSoapStub } from "../../support/use-soap-stub.ts";

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Copied from the specification: document 1, section 3 “Application”; `Sutuoktinio…` and `…2` written out. */
const APPLICATION = words(`
  ParaiskosID PardavejoID SutartiesNr AsmensKodas Vardas Pavarde Busena Data
  Suma Trukme SalyguVariantoID Avansas AvansoTipas MokejimoDiena SaskaitosNr Valiuta
  Pajamos MazesPajamos BusimosPajamos Darboviete PajamuTipas PajamuPazyma
  SutuoktinioTelefonas SutuoktinioVardas SutuoktinioPavarde SutuoktinioAsmensKodas SutuoktinioElPastas
  SutuoktinioPajamos SutuoktinioDarboviete SutuoktinioPajamuTipas SutuoktinioPajamuPazyma
  SutuoktinioMazesPajamos SutuoktinioBusimosPajamos Sutuoktinis
  DokumentoTipoID DokumentoNr DokumentoGaliojimoData
  Gatve Namas Butas Miestas Indeksas Gatve2 Namas2 Butas2 Miestas2 Indeksas2
  Telefonas Telefonas2 ElPastas
  DraudimoID DraudimoImoka PatikslintaDraudimoImoka DraudimoPolisas
  Refinansavimas DuomenuPolitikosGavimas
  KlientoVartojimoPaskola KlientoBustoPaskola KlientoKitaPaskola KlientoLizingoPaskola
  SeimyninePadetis SeimosNariuSkaicius Prekes
  SutartiesTipas SutartiesPasirasymas InicijavimasGalimas KatalogoTipas KatalogoAkcijosIsimtis
  PratestaGarantijaGalima SalyguVariantai`);

/** Document 1, section 3: what the named parts of an application and of an answer hold. */
const PARTS: Record<string, string[]> = {
  SalyguVariantas: words("SalyguVariantoID SutartiesTipoID Nebegalioja Akcijinis"),
  SiulomasVariantas2: words("Trukme"),
  Preke: words(`PrekesID Pavadinimas Kiekis Kaina Apdrausta TurtoRusiesID SerijosNr GarantijosTrukme GamintojoGarantija
    GarantijosKaina Apribojimai`),
  PardavejoVartotojas:
    words(`Vardas Pavarde Emailas EmailasPatvirtintas MobilusTelefonas TelefonasPatvirtintas Telefonas
    Loginas PardavejoID ParduotuvesID Aktyvus Autentifikacija VardasPavarde MatoIeskoti`),
  PapildomaInformacija: words("DviejuFaktoriuPrisijungimas ParduotuvesVartotojas NeprivalomiDokumentai"),
};

/** Document 2, section 7.3: what single requests and answers hold besides. */
const REQUESTS: Partial<Record<OperationName, string[]>> = {
  Login2: words("user password ip"),
  Login3: words("user password ip"),
  GetNewApplication: words("sesija sellerId"),
  SaveClientEmail: words("sesija applicationId email spouse"),
  SaveSeller: words("sesija password PardavejoVartotojas"),
};
const LOGIN_ANSWER = words("Sesija Tokenas KlaidosKodas KlaidosPranesimas LikeBandymai PardavejoVartotojas");

/** Every name that the specification spells, by its lower case: no element may differ from it in case alone. */
const SPELLED = new Map<string, Set<string>>();
for (const name of [
  ...APPLICATION,
  ...Object.values(PARTS),
  ...Object.values(REQUESTS),
  LOGIN_ANSWER,
  "sesija",
].flat()) {
  SPELLED.set(name.toLowerCase(), (SPELLED.get(name.toLowerCase()) ?? new Set()).add(name));
}

const misspelled = (names: Iterable<string>): string[] =>
  [...names].filter((name) => SPELLED.get(name.toLowerCase())?.has(name) === false);

/** Names of all elements of a tree, however deep. */
function namesIn(tree: IndependentTree | IndependentTree[]): Set<string> {
  if (typeof tree === "string") return new Set();
  if (Array.isArray(tree)) return new Set(tree.flatMap((one) => [...namesIn(one)]));
  return new Set(Object.entries(tree).flatMap(([name, content]) => [name, ...namesIn(content)]));
}

const inside = (tree: IndependentTree | IndependentTree[] | undefined, name: string): IndependentTree =>
  typeof tree === "object" && !Array.isArray(tree) ? ((tree[name] ?? {}) as IndependentTree) : {};

const stub = useSoapStub(answerFrom(GOOD_ANSWERS));

/** The envelope of an operation as it goes out; of a save with everything that an application can hold. */
async function sentBy(operation: OperationName): Promise<string> {
  const backend = backendAt(stub.url);
  if (operation === "SaveApplication") {
    stub.reply("GetContract", answer(0, `<Paraiska>${paraiska(good + good, variant)}</Paraiska>`));
    const loaded = await getApplication(backend, 9_000_001);
    if (!loaded.ok) throw new Error(loaded.reason);
    await saveApplication(backend, loaded.value, { operationId: "op-1", version: "v1" });
  } else await OPERATION_CALLS[operation](backend);
  return stub.calls.at(-1)?.body ?? "";
}

/** The operation's own element, as text and as tree. */
async function requestOf(operation: OperationName): Promise<{ xml: string; tree: IndependentTree }> {
  const envelope = await sentBy(operation);
  const [xml = ""] = new RegExp(`<${operation}[ >].*</${operation}>`, "s").exec(envelope) ?? [];
  return { xml, tree: inside(inside(inside(readByLocalName(envelope), "Envelope"), "Body"), operation) };
}

const operations = Object.keys(OPERATIONS) as OperationName[];

describe("F-417: names on the wire are spelled as the server spells them", () => {
  test.each(operations)("%s names every element as the contract does", async (operation) => {
    const { xml, tree } = await requestOf(operation);
    expect(() => checkRequest(xml, operation)).not.toThrow();
    expect(misspelled(namesIn(tree))).toEqual([]);
  });

  test("the check sees a wrong letter", async () => {
    const { xml } = await requestOf("SaveApplication");
    for (const [right, wrong] of [
      ["Telefonas2", "telefonas2"],
      ["TurtoRusiesID", "TurtoRusiesId"],
      ["Vardas", "Vardai"],
    ] as const) {
      expect(() => checkRequest(xml.replaceAll(`${right}>`, `${wrong}>`), "SaveApplication")).toThrow();
    }
    expect(misspelled(["telefonas2", "Telefonas2", "Kaina", "KAINA", "Sesija", "sesija", "Papildomas"])).toEqual([
      "telefonas2",
      "KAINA",
    ]);
  });

  test.each(Object.entries(REQUESTS))("%s holds what the specification names: %j", async (operation, names) => {
    const { tree } = await requestOf(operation as OperationName);
    expect(Object.keys(tree)).toEqual(expect.arrayContaining(names));
  });

  test("a saved application holds all of its names, and so do its goods and variants", async () => {
    const application = inside((await requestOf("SaveApplication")).tree, "Paraiska");
    expect(Object.keys(application)).toEqual(expect.arrayContaining(APPLICATION));
    const [line] = inside(inside(application, "Prekes"), "Preke") as unknown as IndependentTree[];
    expect(Object.keys(line ?? {})).toEqual(expect.arrayContaining(PARTS["Preke"] ?? []));
    const offered = inside(inside(application, "SalyguVariantai"), "SalyguVariantas");
    expect(Object.keys(offered)).toEqual(expect.arrayContaining(PARTS["SalyguVariantas"] ?? []));
    expect(Object.keys(application).filter((name) => name.startsWith("Sutikimas")).length).toBeGreaterThan(2);
  });

  test("F-144: a saved seller holds names, ids, log-in, contacts, flags, and its password beside it", async () => {
    const seller = inside((await requestOf("SaveSeller")).tree, "PardavejoVartotojas");
    expect(Object.keys(seller)).toEqual(expect.arrayContaining(PARTS["PardavejoVartotojas"] ?? []));
  });

  test.each(Object.entries(PARTS))("the contract's %s has what the specification names", (type, names) => {
    expect(elementsOf(type).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  test.each(["Login2", "Login3"])("the answer of %s has what the specification names", (operation) => {
    const [, content = ""] = contract.split(`<xsd:element name="${operation}Response">`);
    const names = [...(content.split("</xsd:complexType>")[0] ?? "").matchAll(/name="(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(LOGIN_ANSWER));
  });

  test("no element of the whole contract differs from a name of the specification in case alone", () => {
    const names = new Set([...contract.matchAll(/<xsd:element name="(\w+)"/g)].map(([, name = ""]) => name));
    expect(names.size).toBeGreaterThan(200);
    expect(misspelled(names)).toEqual([]);
  });
});
