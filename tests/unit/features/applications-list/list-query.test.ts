import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { APPLICATIONS_LIST } from "~/features/applications-list/applications-list.ts";
import { parseListQuery } from "~/lists/list-query.ts";

const TODAY = "2026-11-20";
const read = (search: string, context: { unbounded?: boolean } = {}) =>
  parseListQuery(APPLICATIONS_LIST, new URLSearchParams(search), { today: TODAY, ...context });

describe("the address of the list", () => {
  test("F-004: without parameters it is the applications of the last 30 days, 25 a page, newest first", () => {
    const { view, filled, typed, errors } = read("");
    expect(view).toEqual({ tab: 3, sort: "createdOn", direction: "desc", size: 25, columns: "main", key: null });
    expect(filled).toEqual({ from: "2026-10-21", to: TODAY });
    expect(typed).toEqual({ from: "2026-10-21", to: TODAY });
    expect(errors).toEqual({});
  });

  test.each([
    ["tab=9", 3],
    ["tab=1", 3],
    ["tab=", 3],
    ["tab=4", 4],
    ["tab=5", 5],
    ["tab=6", 6],
    ["tab=6&tab=4", 6],
  ])("F-164: %s opens tab %d", (search, tab) => {
    expect(read(search).view.tab).toBe(tab);
  });

  test("a value that no user types falls back silently", () => {
    const { view, errors } = read("sort=__proto__&dir=up&size=1000000&columns=some&key=");
    expect(view).toEqual({ tab: 3, sort: "createdOn", direction: "desc", size: 25, columns: "main", key: null });
    expect(errors).toEqual({});
  });

  test("F-181: a sort without direction takes the column's first one", () => {
    expect(read("sort=buyerLastName").view.direction).toBe("asc");
    expect(read("sort=creditSum").view.direction).toBe("desc");
    expect(read("sort=creditSum&dir=asc").view.direction).toBe("asc");
  });
});

describe("the filter", () => {
  test("every field reaches the back end in the units of the services", () => {
    const search =
      "tab=6&number=PL26 001882&personalCode=603 0214 9977&from=2026-01-01&to=31.10.2026&status=-1&category=signedContract&buyer=Jonas" +
      "&seller=Rasa&shop=102&contractType=7&signatureType=31&eCreditState=-1&sumFrom=1 000,50&sumTo=2000&goods=tele&certificate=yes&winter=no&comment=skambinti";
    const query = read(search);
    expect(query.errors).toEqual({});
    expect(APPLICATIONS_LIST.ask(query)).toEqual({
      tab: 6,
      number: "PL26-001882",
      personalCode: "60302149977",
      from: undefined,
      to: undefined,
      status: -1,
      category: "signedContract",
      buyer: "Jonas",
      seller: "Rasa",
      shopId: 102,
      contractType: 7,
      signatureType: 31,
      eCreditState: -1,
      sumFromCents: 100_050,
      sumToCents: 200_000,
      goods: "tele",
      hasIncomeCertificate: true,
      lowerWinterPayments: false,
      comment: "skambinti",
      sortBy: "createdOn",
      direction: "desc",
    });
  });

  test.each([
    ["personalCode", "123", "personalCode.length"],
    ["personalCode", "6030214997a", "personalCode.format"],
    ["from", "2026-02-30", "date.impossible"],
    ["to", "rytoj", "date.format"],
    ["status", "5", "choice.unknown"],
    ["category", "toString", "choice.unknown"],
    ["shop", "1.5", "number.integer"],
    ["sumFrom", "daug", "money.format"],
    ["certificate", "maybe", "choice.unknown"],
    ["number", "abc", "search.format"],
    ["number", "1".repeat(21), "text.max|count=20"],
    ["buyer", "a\u0000b", "text.characters"],
  ])("F-159: a wrong %s (%s) is left out, kept in its field and reported there", (name, value, message) => {
    const query = read(new URLSearchParams({ [name]: value, goods: "sofa" }).toString());
    expect(query.errors).toEqual({ [name]: [message] });
    expect(query.typed).toMatchObject({ [name]: value, goods: "sofa" });
    expect(query.given).toEqual({ goods: "sofa" });
    expect(APPLICATIONS_LIST.ask(query)).toMatchObject({ goods: "sofa", ...read("").filled });
  });

  test("a period backwards is reported, and the last 30 days until its end are shown", () => {
    const query = read("from=2026-11-10&to=2026-11-01");
    expect(query.errors).toEqual({ from: ["date.order"] });
    expect(query.filled).toEqual({ from: "2026-10-02", to: "2026-11-01" });
    expect(query.typed.from).toBe("2026-11-10");
  });

  test.each(["number=1013", "personalCode=60302149977", "number=PL24-000113&from=2001-01-01&to=2001-01-02"])(
    "F-159: %s is looked for in every day, whatever period the address names",
    (search) => {
      const query = read(search);
      expect(query.errors).toEqual({});
      expect(APPLICATIONS_LIST.ask(query)).toMatchObject({ from: undefined, to: undefined });
    },
  );

  test.each([
    ["number=1013", "2026-10-21", TODAY],
    ["status=3&from=2026-03-01&to=2026-03-31", "2026-03-01", "2026-03-31"],
  ])(
    "F-159, F-163: what %s looks for in every day leaves the period in its fields, for the next filter",
    (search, from, to) => {
      expect(read(search).typed).toMatchObject({ from, to });
      expect(APPLICATIONS_LIST.ask(read(search))).toMatchObject({ from: undefined, to: undefined });
    },
  );

  test("F-159: the period of the address reaches the back end where no row is named", () => {
    const asked = APPLICATIONS_LIST.ask(read("from=2026-01-01&to=31.10.2026"));
    expect(asked).toMatchObject({ from: "2026-01-01", to: "2026-10-31" });
  });

  test("one day is a period", () => {
    expect(read("from=2026-11-01&to=2026-11-01")).toMatchObject({
      errors: {},
      filled: { from: "2026-11-01", to: "2026-11-01" },
    });
  });

  test("G10: the screen shows at most 366 days, the export any number", () => {
    expect(read("from=2025-11-19").errors).toEqual({});
    expect(read("from=2025-11-18").errors).toEqual({ from: ["date.span|days=366"] });
    const exported = read("from=2001-01-01", { unbounded: true });
    expect(exported).toMatchObject({ errors: {}, filled: { from: "2001-01-01", to: TODAY } });
  });

  test("an emptied first day reaches back as far as the screen goes", () => {
    expect(read("from=&to=").filled).toEqual({ from: "2025-11-19", to: TODAY });
  });

  test("an upper sum below the lower one is reported at the upper one", () => {
    expect(read("sumFrom=500&sumTo=100").errors).toEqual({ sumTo: ["money.min|min=500.00"] });
  });

  test("several wrong values are all reported at once", () => {
    expect(Object.keys(read("personalCode=1&status=x&sumFrom=5&sumTo=1&from=2001-01-01").errors).sort()).toEqual([
      "from",
      "personalCode",
      "status",
      "sumTo",
    ]);
  });

  test("no address breaks the page", () => {
    const params = fc.array(
      fc.tuple(
        fc.constantFrom("tab", "from", "to", "sumTo", "sumFrom", "key", "buyer", "size", "x"),
        fc.string({ unit: "binary" }),
      ),
    );
    fc.assert(
      fc.property(params, (pairs) => {
        const { filled: period, view } = parseListQuery(APPLICATIONS_LIST, new URLSearchParams(pairs), {
          today: TODAY,
        });
        return period.from <= period.to && [3, 4, 5, 6].includes(view.tab) && view.size <= 100;
      }),
    );
  });
});
