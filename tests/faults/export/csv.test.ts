import { describe, expect, test } from "vitest";
import { csvSerializer, streamCsv } from "../../../app/xlsx/csv.ts";
import type { CellFormat, CellValue, SheetColumn } from "../../../app/xlsx/sheet-column.ts";
import { streamToClient } from "../../../app/platform/stream-to-client.server.ts";
import { bytesOf, exportOf, manyRows, pagesOf } from "./export-source.ts";

/** The line of one cell. */
function lineOf(cell: CellValue, format: CellFormat = "text"): string {
  const column: SheetColumn<CellValue> = { header: "A", format, width: 10, value: (row) => row };
  return csvSerializer([column])([cell]).toString();
}

describe("F-389: a report as CSV", () => {
  test.each(["=1+1", "+37060000000", "-1", "@SUM(A1)", "  =1+1", "\t=1+1", "＝1+1", "＠A1"])(
    "R-H5: %j stays a text: no spreadsheet computes it",
    (text) => {
      expect(lineOf(text).replace(/^"/, "").startsWith("'")).toBe(true);
      expect(lineOf(text)).toContain(text.trim());
    },
  );

  test("a sum, even a negative one, is a number with a comma, days and moments are written as pages write them", () => {
    expect(lineOf(-1234.5, "money")).toBe("-1234,50\r\n");
    expect(lineOf(46_346, "day")).toBe("2026-11-20\r\n");
    expect(lineOf(46_346 + 14.1 / 24, "moment")).toBe("2026-11-20 14:06\r\n");
    expect(lineOf(1002, "integer")).toBe("1002\r\n");
    expect(lineOf(null)).toBe("\r\n");
  });

  test("an English file is written as English spreadsheets read it: a point in sums, commas between fields", async () => {
    const columns: SheetColumn<CellValue>[] = ["A", "B"].map((header) => ({
      header,
      format: header === "A" ? ("money" as const) : ("text" as const),
      width: 10,
      value: (row) => (header === "A" ? 37970.3 : row),
    }));
    expect(csvSerializer(columns, "en")(["Smith, John"]).toString()).toBe('37970.30,"Smith, John"\r\n');
    const none = (async function* (): AsyncGenerator<Uint8Array> {})();
    const file = await bytesOf(streamCsv([{ header: "Sum" }, { header: "Buyer" }], none, "en"));
    expect(file.subarray(3).toString()).toBe("Sum,Buyer\r\n");
  });

  test.each([
    ["UAB „Baldai; ir ko“", '"UAB „Baldai; ir ko“"'],
    ['Televizorius 55"', '"Televizorius 55"""'],
    ["dvi\r\neilutės", '"dvi\neilutės"'],
    [" su tarpu", '" su tarpu"'],
    ["be\u0000valdymo\uD800", "bevaldymo"],
    ["Ąžuolė, Šiauliai", "Ąžuolė, Šiauliai"],
  ])("%j is one field: %s", (text, field) => expect(lineOf(text)).toBe(`${field}\r\n`));

  test("the file begins with the mark of UTF-8 and its head", async () => {
    const none = (async function* (): AsyncGenerator<Uint8Array> {})();
    const file = await bytesOf(streamCsv([{ header: "Paraiška" }, { header: "=Suma" }], none));
    expect(file.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(file.subarray(3).toString()).toBe("Paraiška;'=Suma\r\n");
  });

  test("R-H7: rows are read only as the reader takes them, and each is in the file once", async () => {
    const rows = manyRows(40_000);
    const { fetchPage, asked } = pagesOf(rows);
    const answer = await streamToClient(
      new Request("http://portal.example/"),
      {},
      exportOf(fetchPage, { kind: "csv" }),
    );
    const reader = answer.body?.getReader();
    const read = async () => Buffer.from((await reader?.read())?.value ?? []).toString();
    let file = (await read()) + (await read());
    expect(asked.pages).toBeLessThan(6);
    for (let part = await read(); part !== ""; part = await read()) file += part;
    const lines = file.split("\r\n");
    expect(asked.pages).toBe(80);
    expect(lines.length).toBe(rows.length + 2);
    expect(lines[40_000]?.startsWith("40000;")).toBe(true);
  });

  test("a back end that refuses the first page is known before the first byte", async () => {
    const refused = new Error("refused");
    const source = exportOf(() => Promise.reject(refused), { kind: "csv" });
    await expect(streamToClient(new Request("http://portal.example/"), {}, source)).rejects.toBe(refused);
  });
});
