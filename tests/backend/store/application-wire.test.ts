import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listGoods, toEditableColumns, toWireApplication } from "../../../backend/src/store/application-wire.ts";
import type { ApplicationRow } from "../../../backend/src/store/application-fields.ts";
import type { WireRecord } from "../../../backend/src/store/wire-record.ts";

const MADE_AT = new Date("2026-11-20T08:00:00.000Z");

/** A draft as the store would answer it. */
const EMPTY_ROW = {
  id: 1001,
  version: 1,
  companyId: 1,
  shopId: 101,
  sellerId: 1,
  status: 0,
  createdAt: MADE_AT,
  updatedAt: MADE_AT,
  contractNumber: null,
  contractDate: null,
  applicationSignature: 0,
  contractSignature: 0,
  spouseContractSignature: null,
  eCreditState: -1,
  paidOutAt: null,
  signingAllowed: 1,
  takeOverKey: null,
  listTab: 3,
  paymentTab: null,
} as const;

/** The same with the columns of a save. */
const savedRow = (wire: WireRecord): ApplicationRow => ({ ...EMPTY_ROW, ...toEditableColumns(wire) });

const roundTrip = (wire: WireRecord): WireRecord => toWireApplication(savedRow(wire));

const FULL: WireRecord = {
  AsmensKodas: "38403179912",
  Vardas: "Mantas",
  Pavarde: "Pavyzdaitis",
  SutartiesTipas: "3",
  Suma: "2657.90",
  KreditoLimitas: "100.00",
  Trukme: "36",
  SalyguVariantoID: "31",
  MokejimoDiena: "15",
  SaskaitosNr: "LT737300010012345678",
  PapildomaSaskaita: "LT947180900012345678",
  PapildomosSaskaitosKodas: "4821",
  MazesnesZiemosImokos: "1",
  IsmokejimoTipas: "3",
  PajamuTipas: "1",
  PajamuPazyma: "0",
  Komentaras: "Skambinti po pietų",
  GimimoData: "1984-03-17T00:00:00",
  SutikimasNezinomas: "1",
  Prekes: {
    Preke: [
      { Pavadinimas: "Televizorius", Kaina: "449.00" },
      { Pavadinimas: "Laikiklis", Kaina: "39.90" },
    ],
  },
};

describe("an application between the wire and the store", () => {
  test("F-537 to F-547: every element of a save comes back unchanged", () => {
    expect(roundTrip(FULL)).toMatchObject(FULL);
  });

  test("F-547: unknown elements survive, whatever they hold", () => {
    const leaf = fc.string({ unit: "grapheme", maxLength: 12 });
    const value = fc.letrec<{ value: WireRecord[string] }>((tie) => ({
      value: fc.oneof(
        { depthSize: "small" },
        leaf,
        fc.array(tie("value"), { maxLength: 3 }),
        fc.dictionary(fc.stringMatching(/^[A-Z][a-z]{0,6}$/), tie("value"), { maxKeys: 3 }),
      ),
    })).value;
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^X[a-z]{1,8}$/), value, { maxKeys: 5 }), (unknown) => {
        expect(roundTrip({ ...FULL, ...unknown })).toMatchObject(unknown);
      }),
    );
  });

  test.each([
    ["ParaiskosID", "77"],
    ["Versija", "99"],
    ["PardavejoID", "5"],
    ["ParduotuvesID", "5"],
    ["SutartiesNr", "PL26-000001"],
    ["Busena", "2"],
    ["Data", "2020-01-01T00:00:00"],
    ["SutartiesData", "2020-01-01T00:00:00"],
    ["ParaiskosPasirasymas", "11"],
    ["SutartiesPasirasymas", "11"],
    ["EKreditoBusena", "3"],
    ["InicijavimasGalimas", "3"],
    ["KatalogoAkcijosIsimtis", "1"],
    ["PratestaGarantijaGalima", "1"],
    ["SalyguVariantai", "x"],
  ])("R-D5: %s is the back end's own and cannot be sent", (element, value) => {
    expect(roundTrip({ ...FULL, [element]: value })).toEqual(roundTrip(FULL));
  });

  test("F-236: one good and many goods read alike", () => {
    expect(listGoods({ Prekes: { Preke: { Pavadinimas: "Viena" } } })).toEqual([{ Pavadinimas: "Viena" }]);
    expect(listGoods(FULL)).toHaveLength(2);
    expect(listGoods({ Prekes: "" })).toEqual([]);
    expect(listGoods({})).toEqual([]);
  });

  test("lists find an application by its goods, buyer and comment", () => {
    expect(toEditableColumns({ ...FULL, Pavarde: "Šimtaraidis", Vardas: "Ąžuolas" })).toMatchObject({
      products: "Televizorius, Laikiklis",
      productsSearch: "televizorius, laikiklis",
      buyerSearch: "simtaraidis azuolas",
      commentSearch: "skambinti po pietu",
    });
  });

  test.each(["abc", "1e3", "12.5", "99999999999"])(
    "a duration of %s is refused, not stored as something else",
    (text) => {
      expect(() => toEditableColumns({ ...FULL, Trukme: text })).toThrow(RangeError);
    },
  );

  test("an empty or missing element is nothing, never zero", () => {
    expect(toEditableColumns({ Suma: "", Trukme: "" })).toMatchObject({
      creditSumCents: null,
      durationMonths: null,
      variantId: null,
      winterPayments: false,
    });
  });
});
