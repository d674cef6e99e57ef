import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../support/demo-session.ts";
import type { Reply } from "../../support/http-client.ts";
import { answering } from "../../support/soap-proxy.ts";
import { answer } from "../../support/soap-stub.ts";
import { unescapeHtml, verdictOf } from "./page.ts";
import { sheetOf } from "./sheet.ts";
import { AUTHOR, useStage } from "./stage.ts";

const stage = useStage();

const MANAGER = "vadyb2";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const textOf = ({ body }: Reply): string => unescapeHtml(body.replace(/<[^>]*>/g, " ")).replace(/\s+/g, " ");
const read = async (user: string, path: string) => (await stage().as(user)).get(path);
const rowsOn = ({ body }: Reply): number => [...body.matchAll(/<th scope="row"/g)].length;

const EVER = "from=2000-01-01&to=2100-01-01";
const QUIET = "from=2001-01-01&to=2001-12-31";

test("F-389: a contract's number stays on one line of its table", async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((id) => read(MANAGER, `/reports?id=${id}&${EVER}`)));
  const numbers = pages.flatMap(({ body }) => [...body.matchAll(/(<span class="whole">)?\bPL\d{2}-\d{6}</g)]);
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.filter(([, whole]) => whole === undefined)).toEqual([]);
});

describe("the list of reports", () => {
  test("F-012, F-388: the menu leads to the reports that the role gets", async () => {
    const news = await read(AUTHOR, "/news");
    expect(news.body).toContain('href="/reports"');
    const own = await read(AUTHOR, "/reports");
    expect(own.body).toContain('href="/reports?id=3"');
    expect(own.body).not.toContain('href="/reports?id=6"');
    expect((await read(MANAGER, "/reports")).body).toContain('href="/reports?id=6"');
  });

  test.each(["999", "abc", "", "-1", "6"])(
    "F-456, F-388: report „%s“ is none: the text of 1500 above the list",
    async (id) => {
      const page = await read(AUTHOR, `/reports?id=${id}`);
      expect(page.status).toBe(404);
      expect(textOf(page)).toContain("Tokios ataskaitos nėra. Pasirinkite ataskaitą iš sąrašo.");
      expect(page.body).toContain('href="/reports?id=3"');
    },
  );

  test("F-456: a report that is withdrawn meanwhile (1500) leads back to the list, with the text above it", async () => {
    stage().servers.proxy.faultOnce("GetReport", answering(answer(1500)));
    const page = await read(AUTHOR, "/reports?id=3");
    expect(page.status).toBe(404);
    expect(textOf(page)).toContain("Tokios ataskaitos nėra. Pasirinkite ataskaitą iš sąrašo.");
    expect(page.body).toContain('href="/reports?id=3"');
  });

  test.each(["export", "pdf"])("F-456: a file (%s) of a report that is none is the text of 1500", async (file) => {
    const told = await read(AUTHOR, `/reports/${file}?id=999`);
    expect(told.headers["content-type"]).toContain("text/html");
    expect(textOf(told)).toContain("Tokios ataskaitos nėra.");
  });
});

describe("parameters", () => {
  test("F-388: without any the month so far is shown, and its days stand in the fields", async () => {
    const { body } = await read(MANAGER, "/reports?id=1");
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Vilnius" }).format(new Date());
    expect(body).toContain(`value="${today.slice(0, 7)}-01"`);
    expect(body).toContain(`value="${today}"`);
  });

  test.each([
    ["id=2&from=2026-02-30&to=2026-03-01", "from"],
    ["id=2&from=&to=2026-03-01", "from"],
    ["id=2&from=2026-03-02&to=2026-03-01", "from"],
    ["id=7&application=12a", "application"],
    ["id=7&application=", "application"],
    ["id=8&date=vakar", "date"],
  ])("F-388: %s is told at its field, nothing is shown, and no file is made of it", async (query, field) => {
    const page = await read(MANAGER, `/reports?${query}`);
    expect(page.body).toContain(`id="filter-${field}-error"`);
    expect(page.body).toContain("<title>Klaida: ");
    expect(textOf(page)).toContain("pataisykite pažymėtus laukus");
    expect([...page.body.matchAll(/id="filter-\w+-error"/g)].length).toBe(1);
    expect(rowsOn(page)).toBe(0);
    for (const file of ["export", "pdf"])
      expect(verdictOf(await read(MANAGER, `/reports/${file}?${query}`))).toBe(`302 /reports?${query}`);
  });

  test("F-388: the income report waits for its application, and a foreign one does not exist", async () => {
    expect(textOf(await read(AUTHOR, "/reports?id=7"))).toContain("Įrašykite, kas rodoma");
    expect(rowsOn(await read(MANAGER, "/reports?id=7&application=1022"))).toBe(8);
    expect(rowsOn(await read(MANAGER, "/reports?id=7&application=+1+022+"))).toBe(8);
    const foreign = await read(AUTHOR, "/reports?id=7&application=1004");
    expect(rowsOn(foreign)).toBe(0);
  });
});

describe("nothing found", () => {
  test.each([
    [MANAGER, `id=1&${QUIET}`, "Duomenų nerasta."],
    ["tuscias.s", "id=3", "Sąrašas tuščias."],
    [MANAGER, "id=8&date=2000-01-01", "Negavome duomenų iš duomenų bazės."],
  ])(
    "F-390, F-454, F-461, F-463: %s with %s reads “%s”, on the page and in place of both files",
    async (user, query, text) => {
      const page = await read(user, `/reports?${query}`);
      expect([page.status, textOf(page).includes(text)]).toEqual([200, true]);
      expect(page.body).not.toContain("/reports/export?");
      for (const file of ["export", "pdf"]) {
        const told = await read(user, `/reports/${file}?${query}`);
        expect(told.headers["content-type"]).toContain("text/html");
        expect(textOf(told)).toContain(text);
      }
    },
  );
});

describe("preview and files", () => {
  test("F-389: the file has every row, read page by page, in the order of the page", async () => {
    const page = await read(MANAGER, "/reports?id=3");
    const shown = rowsOn(page);
    expect(shown).toBeGreaterThan(50);
    const file = await read(MANAGER, "/reports/export?id=3");
    expect(file.headers["content-type"]).toBe(XLSX);
    expect(file.headers["content-disposition"]).toMatch(/visos-sutartys_\d{8}_\d{4}\.xlsx/);
    const [head, ...rows] = await sheetOf(file);
    expect(head?.[0]).toBe("Paraiška");
    expect(rows.map(([number]) => number)).toEqual(
      [...page.body.matchAll(/load\/(\d+)">/g)].map(([, number]) => number),
    );
    expect(rows.length).toBe(shown);
  });

  test("F-389: at most 200 rows are asked for and shown, and the page says how many there are", async () => {
    const { proxy } = stage().servers;
    const rows = "<Eilute><Reiksme>1002</Reiksme></Eilute>".repeat(200);
    const content = `<Eilutes>${rows}</Eilutes><KitasRaktas>1</KitasRaktas><Viso>6000</Viso>`;
    proxy.faultOnce("GetReport", answering(answer(0, content)));
    proxy.forget();
    const page = await read(MANAGER, "/reports?id=3");
    expect(proxy.calls.find(({ operation }) => operation === "GetReport")?.body).toContain("<Kiekis>200</Kiekis>");
    expect(rowsOn(page)).toBe(200);
    expect(textOf(page)).toContain("Rodomos pirmosios 200 eilučių iš 6000. Visas eilutes rasite faile.");
    // A paper of 6,000 rows is none.
    expect(page.body).toContain("/reports/export?");
    expect(page.body).not.toContain("/reports/pdf?");
  });

  test("F-389: the paper is a PDF", async () => {
    const paper = await read(MANAGER, `/reports/pdf?id=2&${EVER}`);
    expect([paper.status, paper.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(paper.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("F-389: an English page has English titles, in the file as well", async () => {
    const page = await read(MANAGER, `/reports?id=2&${EVER}&lang=en`);
    expect(page.body).toContain("Contracts by seller");
  });
});

describe("F-389: a report as CSV", () => {
  const CSV_OF = (query: string) => `/reports/export?${query}&as=csv`;
  const linesOf = ({ body }: Reply): string[] =>
    body
      .replace(/^\uFEFF/, "")
      .split("\r\n")
      .slice(0, -1);

  test("the page leads to it with the parameters that it shows, and it has every row of the workbook", async () => {
    const page = await read(MANAGER, `/reports?id=2&${EVER}`);
    const href = unescapeHtml(/href="(\/reports\/export[^"]*as=csv)"/.exec(page.body)?.[1] ?? "");
    const file = await read(MANAGER, href);
    expect([file.status, file.headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(file.headers["content-disposition"]).toMatch(/^attachment; .*sutartys-pagal-pardavejus_\d{8}_\d{4}\.csv/);
    expect(file.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const lines = linesOf(file);
    expect(lines[0]).toBe("Pardavėjas;Parduotuvė;Sutartys;Suma, €;Vidutinė suma, €");
    expect(lines[1]).toMatch(/;\d+;\d+,\d\d;\d+,\d\d$/);
    const sheet = await sheetOf(await read(MANAGER, `/reports/export?id=2&${EVER}`));
    expect(lines.map((line) => line.split(";")[2])).toEqual(sheet.map((row) => row[2]));
  });

  test("a name that a spreadsheet would compute stays a text", async () => {
    const rows = "<Eilute><Reiksme>1002</Reiksme><Reiksme>=cmd|' /C calc'!A0</Reiksme></Eilute>";
    stage().servers.proxy.faultOnce("GetReport", answering(answer(0, `<Eilutes>${rows}</Eilutes><Viso>1</Viso>`)));
    const [, line] = linesOf(await read(MANAGER, CSV_OF("id=3")));
    expect(line).toMatch(/^1002;'=cmd\|' \/C calc'!A0;/);
  });

  test("F-388: the same rights, parameters and words as the workbook", async () => {
    expect((await read(AUTHOR, CSV_OF("id=6"))).body).toContain("Tokios ataskaitos nėra.");
    expect(verdictOf(await read(MANAGER, CSV_OF("id=2&from=&to=2026-03-01")))).toBe(
      "302 /reports?id=2&from=&to=2026-03-01",
    );
    const none = await read(MANAGER, CSV_OF(`id=1&${QUIET}`));
    expect([none.headers["content-type"], textOf(none).includes("Duomenų nerasta.")]).toEqual([
      "text/html; charset=utf-8",
      true,
    ]);
    expect(none.body).toContain(`href="/reports?id=1&amp;${QUIET.replace("&", "&amp;")}"`);
  });
});

/** Where a guest who opens a link lands after the log-in. */
async function logInAt(link: string, username = MANAGER) {
  const guest = stage().guest();
  expect(verdictOf(await guest.get(link))).toBe("302 /login");
  const entered = await guest.post("/login", { username, password: DEMO_PASSWORD });
  expect(entered.status).toBe(303);
  const page = entered.location ?? "";
  return { page, shown: await guest.get(page), guest };
}

test("F-388: a report opened from an e-mail is gone to after the log-in, with its parameters", async () => {
  const link = `/reports?id=2&${EVER}`;
  const { page, shown } = await logInAt(link);
  expect([page, shown.status, shown.headers["refresh"]]).toEqual([link, 200, undefined]);
});

// Pages of a session that can expire are loaded again by themselves: the file comes first.
test.each([
  [MANAGER, "/reports/export?id=3"],
  ["vadove", "/reports/export?id=3"],
  [MANAGER, `/reports/export?id=2&${EVER}&as=csv`],
  ["vadove", `/reports/pdf?id=2&${EVER}`],
])(
  "F-389: for %s the file %s opened from an e-mail is downloaded after the log-in, beside its page",
  async (user, link) => {
    const { page, shown, guest } = await logInAt(link, user);
    expect(page.startsWith("/reports?")).toBe(true);
    expect(shown.headers["content-type"]).toContain("text/html");
    expect(shown.headers["refresh"]).toBe(`0; url=${link}`);
    expect((await guest.get(link)).status).toBe(200);
  },
);

describe("the month", () => {
  /** Links of the table's numbers, with the numbers. */
  const countsOn = ({ body }: Reply) =>
    [...body.matchAll(/href="(\/applications\?[^"]+)">(\d+)</g)].map(([, href = "", count]) => ({
      href: unescapeHtml(href),
      count: Number(count),
    }));

  test("F-389: its numbers lead to lists with as many rows, by shop and by seller", async () => {
    const page = await read(MANAGER, "/reports/month");
    expect(page.body).toContain("<svg");
    const counts = countsOn(page).filter(({ count }) => count > 0 && count <= 25);
    expect(counts.some(({ href }) => href.includes("seller="))).toBe(true);
    for (const { href, count } of counts.slice(0, 12)) {
      const list = await read(MANAGER, href);
      expect([href, rowsOn(list)]).toEqual([href, count]);
    }
  });

  test("F-390: a month without applications says so, one that is none is told at its field", async () => {
    const { proxy } = stage().servers;
    proxy.faultOnce("GetMonthOverview", answering(answer(1900)));
    expect(textOf(await read(MANAGER, "/reports/month"))).toContain("Duomenų nerasta.");
    proxy.forget();
    const none = await read(MANAGER, "/reports/month?month=2026-13");
    expect(none.body).toContain('id="month-error"');
    expect(none.body).toContain("<title>Klaida: ");
    expect(proxy.operations()).not.toContain("GetMonthOverview");
  });

  test("1.3: it is for supervisors and managers, who find it on the page of reports", async () => {
    expect((await read("vadove", "/reports")).body).toContain('href="/reports/month"');
    expect((await read(AUTHOR, "/reports")).body).not.toContain('href="/reports/month"');
    expect((await read(AUTHOR, "/reports/month")).status).toBe(403);
  });
});

test("F-380: the queue of contract requests is a file as well, with the rows of its filter", async () => {
  const page = await read(MANAGER, "/permits?size=100");
  expect(page.body).toContain('href="/permits/export');
  const file = await read(MANAGER, "/permits/export");
  expect([file.status, file.headers["content-type"]]).toEqual([200, XLSX]);
  const [head, ...rows] = await sheetOf(file);
  expect(head?.length).toBe(16);
  expect(rows.length).toBe(rowsOn(page));
});
