import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applicationInput } from "../../../../backend/src/operations/applications/application-input.ts";
import { APPLICATION_FORMATS, GOODS_FORMATS } from "../../../../backend/src/applications/element-formats.ts";
import { EARLIER_CONTRACT } from "../../../../backend/src/applications/earlier-contract.ts";
import { toStoredValue } from "../../../../backend/src/applications/unknown-element.ts";
import { REJECTION_ELEMENTS } from "../../../../backend/src/applications/rejection-elements.ts";
import { SIGNATURE_ELEMENTS } from "../../../../backend/src/applications/signature-elements.ts";
import { elementNamesOf, inContractOrder } from "../../../../backend/src/wire/contract-order.ts";
import { OTHER_ELEMENTS } from "../../../../backend/src/wire/other-elements.ts";
import { COMPUTED_GOODS_ELEMENTS } from "../../../../backend/src/credit/goods-lines.ts";
import { COMPUTED_ELEMENTS } from "../../../../backend/src/credit/computed-terms.ts";
import { OWN_FIELDS, SHOP_ELEMENTS } from "../../../../backend/src/store/application-fields.ts";

describe("every element of the contract's application has one owner", () => {
  const owners = {
    caller: [...APPLICATION_FORMATS.keys(), "Prekes"],
    backEnd: OWN_FIELDS.map(({ element }) => element),
    shop: SHOP_ELEMENTS,
    computed: COMPUTED_ELEMENTS,
    signature: SIGNATURE_ELEMENTS,
    rejection: REJECTION_ELEMENTS,
    earlier: [EARLIER_CONTRACT],
  };

  test("F-537 to F-546: the caller, the back end, the shop, or the computation", () => {
    const all = [...Object.values(owners).flat(), OTHER_ELEMENTS];
    expect([...all].sort()).toEqual([...elementNamesOf("Paraiska")].sort());
    expect(new Set(all).size).toBe(all.length);
  });

  test("F-549: and every element of a goods line is the caller's or computed", () => {
    const all = [...GOODS_FORMATS.keys(), ...COMPUTED_GOODS_ELEMENTS, OTHER_ELEMENTS];
    expect(all.sort()).toEqual([...elementNamesOf("Preke")].sort());
  });
});

const read = (elements: Record<string, unknown>) => applicationInput.safeParse({ ParaiskosID: "1002", ...elements });

describe("R-E9, R-E10: numbers, money and days are read exactly or refused", () => {
  test.each(["1e5", "1,5", "0x1", "NaN", "Infinity", "0.005", "9999999999.00", "-0.01", " ", "1 000.00"])(
    "money %s is refused",
    (text) => {
      expect(read({ Suma: "1.00", Pajamos: text }).success).toBe(false);
    },
  );

  test.each([
    ["5", "5.00"],
    ["1.", "1.00"],
    [".5", "0.50"],
    ["5.5", "5.50"],
    ["0012.30", "12.30"],
    ["999999999.99", "999999999.99"],
  ])("money %s is kept as %s", (text, kept) => {
    expect(read({ Pajamos: text }).data?.elements["Pajamos"]).toBe(kept);
  });

  test("any amount of cents survives", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const digits = String(cents).padStart(3, "0");
        const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
        return read({ Pajamos: text }).data?.elements["Pajamos"] === text;
      }),
    );
  });

  test.each(["2026-02-30", "0000-00-00", "30/01/2026", "2026-1-1", "rytoj"])("day %s is refused", (day) => {
    expect(read({ DokumentoGaliojimoData: `${day}T00:00:00` }).success).toBe(false);
  });

  test("a time and a zone of a day mean nothing", () => {
    for (const text of ["2026-02-28", "2026-02-28T23:59:59", "2026-02-28T00:00:00.000Z", "2026-02-28T00:00:00+02:00"]) {
      expect(read({ DokumentoGaliojimoData: text }).data?.elements["DokumentoGaliojimoData"]).toBe(
        "2026-02-28T00:00:00",
      );
    }
  });
});

describe("F-354: elements that the contract does not name", () => {
  const tree = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, fc.string(), tie("children")),
    children: fc.dictionary(fc.stringMatching(/^[A-Za-z_]\w{0,8}$/), tie("value"), { minKeys: 1, maxKeys: 4 }),
  }));

  test("any tree of them is kept as it came", () => {
    fc.assert(
      fc.property(tree.value, (value) => {
        expect(toStoredValue(value)).toEqual(value);
      }),
    );
  });

  test("too deep, too many or too long ones are refused", () => {
    const deep = Array.from({ length: 12 }).reduce<unknown>((inner) => ({ a: inner }), "x");
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`N${index}`, "1"]));
    for (const elements of [{ Nezinomas: deep }, many, { Nezinomas: "x".repeat(100_001) }]) {
      expect(read(elements).success).toBe(false);
    }
  });

  test("the order of a stored record does not matter: the contract's comes out", () => {
    const record = {
      Vardas: "A",
      Nezinomas: "x",
      ParaiskosID: "1",
      Prekes: { Preke: [{ Kaina: "1.00", Pavadinimas: "P" }] },
    };
    const ordered = inContractOrder("Paraiska", record);
    expect(Object.keys(ordered)).toEqual(["ParaiskosID", "Vardas", "Prekes", "KitiElementai"]);
    expect(ordered["KitiElementai"]).toEqual({ Nezinomas: "x" });
    expect(JSON.stringify(ordered["Prekes"])).toBe('{"Preke":[{"Pavadinimas":"P","Kaina":"1.00"}]}');
  });
});
