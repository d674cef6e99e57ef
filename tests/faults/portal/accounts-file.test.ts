import { expect, test } from "vitest";
import { ACCOUNT_COLUMN_NAMES } from "../../../app/features/accounts/account-columns.ts";
import type { Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { openWorkbook } from "../export/export-source.ts";
import { auditLinesOf } from "./audit-lines.ts";
import { unescapeHtml } from "./page.ts";
import { type Stage, useStage } from "./stage.ts";

let stage: Stage;
useStage(async (opened) => {
  stage = opened;
});

const LIST = "/supervisor/accounts";

/** Log-ins and heads of the file: what a reader compares it with the screen by. */
async function cellsOf(bytes: Buffer) {
  const sheet = (await openWorkbook(bytes)).worksheets[0];
  const rows = Array.from({ length: sheet?.rowCount ?? 0 }, (_, at) => sheet?.getRow(at + 1).values as string[]);
  return { heads: rows[0]?.slice(1), logins: rows.slice(1).map((row) => row[3]) };
}
async function shownCells(by: Visitor, address: string) {
  const body = unescapeHtml((await by.get(address)).body);
  const login = textOf("lt", "accounts:columns.login");
  const logins = [...body.matchAll(new RegExp(`data-label="${login}"[^>]*>(?:<[^>]*>)*([^<]+)`, "g"))];
  const heads = ACCOUNT_COLUMN_NAMES.map((name) => textOf("lt", `accounts:columns.${name}`));
  return { heads, logins: logins.map(([, text = ""]) => text.trim()) };
}

test("F-394: the file has the rows of the search, and is in the audit log", async () => {
  const by = await stage.as("vadove");
  const lines = await auditLinesOf(stage, async () => {
    const file = await by.get(`${LIST}/export?search=kaunas`);
    expect(file.headers["content-type"]).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    expect(file.headers["content-disposition"]).toMatch(/paskyros_\d{8}_\d{4}\.xlsx/);
    const shown = await shownCells(by, `${LIST}?search=kaunas`);
    expect(shown.logins.length).toBeGreaterThan(0);
    expect(await cellsOf(file.bytes)).toEqual(shown);
  });
  expect(lines).toMatchObject([{ ev: "export", result: "ok", subject: "accounts" }]);
});
