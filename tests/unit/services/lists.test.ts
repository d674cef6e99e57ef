import { describe, expect, test } from "vitest";
import { getActionLog } from "~/services/action-log.server.ts";
import { getApplication } from "~/services/applications.server.ts";
import type { Backend } from "~/services/backend.server.ts";
import { getCountries, suggestAddress } from "~/services/clients.server.ts";
import { getConditionVariants, getProposedOptions } from "~/services/conditions.server.ts";
import { listContracts } from "~/services/contracts.server.ts";
import { getCatalogue, getGuaranteeInsurancePrices } from "~/services/goods.server.ts";
import { listNews } from "~/services/news.server.ts";
import { listUsers } from "~/services/sellers.server.ts";
import { getServiceStatuses } from "~/services/service-statuses.server.ts";
import type { BackendOutcome } from "~/services/refusal.ts";
import { listRow, option, USER_ROW, VARIANT } from "../../support/soap-answers.ts";
import { backendAt } from "../../support/soap-backend.ts";
import { answer } from "../../support/soap-stub.ts";
import { useSoapStub } from "../../support/use-soap-stub.ts";

type Case = {
  name: string;
  operation: string;
  /** The list's own element and one item in it. */
  list: string;
  item: string;
  before?: string;
  count: (backend: Backend) => Promise<number>;
};

const many = <Value>(outcome: BackendOutcome<Value, string>, count: (value: Value) => number): number =>
  outcome.ok ? count(outcome.value) : Number.NaN;

const good =
  "<Preke><Pavadinimas>TV</Pavadinimas><Kiekis>1</Kiekis><Kaina>9.00</Kaina><TurtoRusiesID>1</TurtoRusiesID></Preke>";
const loadGoods = async (backend: Backend) => many(await getApplication(backend, 1), ({ goods }) => goods.length);

const CASES: readonly Case[] = [
  {
    name: "contracts",
    operation: "ListContracts",
    list: "Sarasas",
    item: listRow(1),
    count: async (backend) => many(await listContracts(backend, { tab: 3 }), ({ rows }) => rows.length),
  },
  {
    name: "counts of the tabs",
    operation: "ListContracts",
    list: "Skirtukai",
    item: "<Kiekis><Skirtukas>3</Skirtukas><Kiekis>7</Kiekis></Kiekis>",
    count: async (backend) => many(await listContracts(backend, { tab: 3 }), ({ tabCounts }) => tabCounts.length),
  },
  {
    name: "condition variants (F-253)",
    operation: "GetConditionVariants",
    list: "SalyguVariantai",
    item: VARIANT,
    count: async (backend) => many(await getConditionVariants(backend), ({ variants }) => variants.length),
  },
  {
    name: "proposed options",
    operation: "GetProposedOptions",
    list: "SiulomiVariantai",
    item: option(12),
    count: async (backend) => many(await getProposedOptions(backend, 1), ({ options }) => options.length),
  },
  {
    name: "news",
    operation: "ListNews",
    list: "Naujienos",
    item: "<Naujiena><NaujienosID>1</NaujienosID><Pavadinimas>A</Pavadinimas><Turinys>b</Turinys><Data>2026-11-20T00:00:00</Data><Prisegta>1</Prisegta></Naujiena>",
    count: async (backend) => many(await listNews(backend), (items) => items.length),
  },
  {
    name: "service statuses (F-536)",
    operation: "GetServiceStatuses",
    list: "Sistemos",
    item: "<Sistema><SistemosID>1</SistemosID><Pavadinimas>SMS</Pavadinimas><Statusas>0</Statusas><Atnaujinta>2026-11-20T14:03:00</Atnaujinta></Sistema>",
    count: async (backend) => many(await getServiceStatuses(backend), (services) => services.length),
  },
  {
    name: "sellers (F-405)",
    operation: "ListUsers",
    list: "Sarasas",
    item: USER_ROW,
    count: async (backend) => many(await listUsers(backend, {}), ({ sellers }) => sellers.length),
  },
  {
    name: "countries",
    operation: "GetCountries",
    list: "Salys",
    item: "<Salis><Kodas>LTU</Kodas><Pavadinimas>Lietuva</Pavadinimas><PavadinimasEn>Lithuania</PavadinimasEn></Salis>",
    count: async (backend) => many(await getCountries(backend), (countries) => countries.length),
  },
  {
    name: "addresses",
    operation: "SuggestAddress",
    list: "Adresai",
    item: "<Adresas><Miestas>Vilnius</Miestas></Adresas>",
    count: async (backend) => many(await suggestAddress(backend, { city: "V" }), (addresses) => addresses.length),
  },
  {
    name: "catalogue items",
    operation: "GetCatalogue",
    list: "Prekes",
    item: "<Preke><PrekesNumeris>1</PrekesNumeris><Pavadinimas>A</Pavadinimas><Kaina>1.00</Kaina><TurtoRusiesID>1</TurtoRusiesID></Preke>",
    count: async (backend) => many(await getCatalogue(backend), ({ items }) => items.length),
  },
  {
    name: "goods groups",
    operation: "GetCatalogue",
    list: "Grupes",
    item: "<Grupe><TurtoRusiesID>1</TurtoRusiesID><Pavadinimas>A</Pavadinimas><KainaNuo>1.00</KainaNuo><KainaIki>2.00</KainaIki><Garantija>0</Garantija><Katalogas>0</Katalogas></Grupe>",
    count: async (backend) => many(await getCatalogue(backend), ({ groups }) => groups.length),
  },
  {
    name: "warranty prices",
    operation: "GetGuaranteeInsurancePrices",
    list: "Kainos",
    item: "<Kaina><Trukme>1</Trukme><Kaina>9.90</Kaina></Kaina>",
    count: async (backend) =>
      many(await getGuaranteeInsurancePrices(backend, { groupId: 1, priceCents: 100 }), (prices) => prices.length),
  },
  {
    name: "action log",
    operation: "GetActionLog",
    list: "Irasai",
    item: "<Irasas><Laikas>2026-11-20T10:00:00</Laikas><Vartotojas>a</Vartotojas><Veiksmas>b</Veiksmas></Irasas>",
    count: async (backend) => many(await getActionLog(backend, 1), ({ entries }) => entries.length),
  },
  {
    name: "goods of an application (F-236)",
    operation: "GetContract",
    list: "Prekes",
    item: good,
    before: "Paraiska",
    count: loadGoods,
  },
];

const content = ({ list, item, before }: Case, count: number): string => {
  const inner = count < 0 ? "" : `<${list}>${item.repeat(count)}</${list}>`;
  return before === undefined ? inner : `<${before}><ParaiskosID>1</ParaiskosID>${inner}</${before}>`;
};

const stub = useSoapStub();

describe("F-479, R-G16: a list is a list, however many items it has", () => {
  test.each(CASES)("$name: missing, empty, one, two, fifty", async (each) => {
    const backend = backendAt(stub.url);
    for (const [items, expected] of [
      [-1, 0],
      [0, 0],
      [1, 1],
      [2, 2],
      [50, 50],
    ] as const) {
      stub.reply(each.operation, answer(0, content(each, items)));
      expect([items, await each.count(backend)]).toEqual([items, expected]);
    }
  });

  test("F-479: reasons of a decision are texts in a list as well", async () => {
    const decision = (reasons: string) =>
      `<Sprendimas><Rezultatas>REJECTED</Rezultatas><AtmetimoPriezastys>${reasons}</AtmetimoPriezastys><TvariosPajamos>0.00</TvariosPajamos>` +
      "<Isipareigojimai>0.00</Isipareigojimai><MinimalusPoreikiai>0.00</MinimalusPoreikiai><DstiRiba>40.00</DstiRiba>" +
      "<DidziausiaImoka>0.00</DidziausiaImoka><DidziausiaSuma>0.00</DidziausiaSuma></Sprendimas>";
    for (const reasons of [[], ["UNDER_AGE"], ["UNDER_AGE", "ZERO_INCOME"]]) {
      stub.reply(
        "GetProposedOptions",
        answer(0, decision(reasons.map((one) => `<Priezastis>${one}</Priezastis>`).join(""))),
      );
      expect(await getProposedOptions(backendAt(stub.url), 1)).toMatchObject({
        value: { decision: { rejectionReasons: reasons } },
      });
    }
  });

  test.each([
    [1310, "1310"],
    [1900, "1900"],
  ])("F-179, F-454, F-461: %i is an empty page with a text", async (code, key) => {
    stub.reply("ListContracts", answer(code));
    expect(await listContracts(backendAt(stub.url), { tab: 5 })).toMatchObject({
      ok: true,
      value: { rows: [], empty: { key } },
    });
  });

  test("F-453: an empty action log is a text", async () => {
    stub.reply("GetActionLog", answer(1300));
    expect(await getActionLog(backendAt(stub.url), 1)).toMatchObject({
      ok: true,
      value: { entries: [], empty: { key: "1300" } },
    });
  });

  test("F-256: options are sorted by months as numbers", async () => {
    stub.reply(
      "GetProposedOptions",
      answer(0, `<SiulomiVariantai>${[24, 6, 12, 9].map(option).join("")}</SiulomiVariantai>`),
    );
    const outcome = await getProposedOptions(backendAt(stub.url), 1);
    expect(outcome.ok && outcome.value.options.map((one) => one.durationMonths)).toEqual([6, 9, 12, 24]);
  });

  test("F-551: a row with every optional field empty is a row", async () => {
    stub.reply(
      "ListContracts",
      answer(0, `<Sarasas>${listRow(7)}</Sarasas><KitasRaktas>k2</KitasRaktas><Nuo>1</Nuo><Viso>1</Viso>`),
    );
    const outcome = await listContracts(backendAt(stub.url), { tab: 3 });
    expect(outcome).toMatchObject({
      value: {
        rows: [
          {
            applicationId: 7,
            createdOn: "2026-11-20",
            creditSumCents: 123_456,
            contractNumber: null,
            conditionVariant: null,
            lowerWinterPayments: null,
          },
        ],
        nextKey: "k2",
        previousKey: null,
        from: 1,
        total: 1,
      },
    });
  });

  test("the filter of a list goes out under the contract's names", async () => {
    stub.reply("ListContracts", answer(0));
    await listContracts(backendAt(stub.url), {
      tab: 6,
      number: "GI",
      personalCode: "384",
      from: "2026-10-21",
      to: "2026-11-20",
      status: -1,
      category: "rejected",
      buyer: "Ž",
      seller: "J",
      shopId: 101,
      contractType: 3,
      signatureType: 11,
      eCreditState: -1,
      sumFromCents: 100,
      sumToCents: 999_999,
      goods: "TV",
      hasIncomeCertificate: true,
      lowerWinterPayments: false,
      comment: "k",
      sortBy: "createdOn",
      direction: "desc",
      key: "a",
      limit: 25,
      withCounts: true,
    });
    expect(stub.calls[0]?.body).toContain(
      "<Skirtukas>6</Skirtukas><Numeris>GI</Numeris><AsmensKodas>384</AsmensKodas><DataNuo>2026-10-21T00:00:00</DataNuo>" +
        "<DataIki>2026-11-20T00:00:00</DataIki><Busena>-1</Busena><Kategorija>rejected</Kategorija><Pirkejas>Ž</Pirkejas>" +
        "<Pardavejas>J</Pardavejas><ParduotuvesID>101</ParduotuvesID><SutartiesTipas>3</SutartiesTipas>" +
        "<PasirasymoTipas>11</PasirasymoTipas><EKreditoBusena>-1</EKreditoBusena><SumaNuo>1.00</SumaNuo><SumaIki>9999.99</SumaIki>" +
        "<Prekes>TV</Prekes><PajamuPazyma>1</PajamuPazyma><ZiemosImokos>0</ZiemosImokos><Komentaras>k</Komentaras>" +
        "<Rikiavimas>Data</Rikiavimas><Kryptis>desc</Kryptis><Raktas>a</Raktas><Kiekis>25</Kiekis><SuKiekiais>1</SuKiekiais>",
    );
  });
});
