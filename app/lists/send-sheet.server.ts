import { getFixedT } from "~/i18n/i18n.server.ts";
import { audit } from "~/platform/audit.server.ts";
import { portalClock } from "~/platform/clock.ts";
import { contentDisposition } from "~/platform/content-disposition.ts";
import { streamToClient } from "~/platform/stream-to-client.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { acquireExportSlot } from "~/xlsx/export-slots.server.ts";
import { exportPages, type FetchPage, type FileKind } from "~/xlsx/export-pages.server.ts";
import type { SheetColumn } from "~/xlsx/sheet-column.ts";
import { exportFileName } from "./export-file-name.ts";

const MEDIA_TYPES: Record<FileKind, string> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
};

/** What a file is called, in the page's language. */
export interface ExportNames {
  sheet: string;
  /** Without time and ending. */
  file: string;
}

interface Sheet<Row> {
  fetchPage: (clientLeft: AbortSignal) => FetchPage<Row>;
  columns: SheetColumn<Row>[];
  names: ExportNames;
  /** What is taken away, for the audit log. */
  subject: string;
  /** A workbook unless said otherwise. */
  kind?: FileKind;
}

/** Answers with rows as a file, page by page; a user makes a few at once, and each is written into the audit log. */
export async function sendSheet<Row>(
  { head, session, locale, requestId }: Portal,
  { fetchPage, columns, names, subject, kind = "xlsx" }: Sheet<Row>,
): Promise<Response> {
  const now = new Date(portalClock.now());
  const design = {
    columns,
    language: locale,
    sheetTitle: names.sheet,
    creator: getFixedT(locale, "shell")("brand"),
    createdAt: now,
  };
  const release = acquireExportSlot(session.user.id);
  const facts = { rid: requestId, uid: session.user.id };
  const source = exportPages({ fetchPage, design, kind, release, facts });
  const answer = await streamToClient(head, fileHeaders(kind, exportFileName(names.file, now, kind)), source);
  audit("export", { result: "ok", user: session.user, subject });
  return answer;
}

const fileHeaders = (kind: FileKind, name: string): HeadersInit => ({
  "Content-Type": MEDIA_TYPES[kind],
  "Content-Disposition": contentDisposition("attachment", name),
});
