import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { lastSealOf, toAuditLine, type AuditRecord } from "./audit-chain.ts";
import { errorFields, log, type LogFields } from "./log.server.ts";
import { maskAddress } from "./mask-address.ts";
import { processWide } from "./process-wide.ts";
import { findRequestScope } from "./raw-response.server.ts";

/** Everything that is worth an audit line (R-L3). One event, one line, whatever became of it stands in `result`. */
export type AuditEvent =
  | "login"
  | "login.locked"
  | "code.sent"
  | "code.checked"
  | "password.reset"
  | "password.changed"
  | "account.changed"
  | "account.created"
  | "account.edited"
  | "account.deactivated"
  | "account.activated"
  | "account.unblocked"
  | "warrants.confirmed"
  | "device.withdrawn"
  | "session.ended"
  | "role.refused"
  | "csrf.refused"
  | "upload.refused"
  | "document.uploaded"
  | "document.opened"
  | "document.deleted"
  | "document.passed"
  | "documents.sent"
  | "authorization.protested"
  | "export"
  | "person.named"
  | "debts.asked"
  | "debts.viewed"
  | "buyer.answered"
  | "buyer.handedOver"
  | "buyer.texted"
  | "document.photographed"
  | "document.recognised"
  | "client.offered"
  | "goods.agreed"
  | "contract.made"
  | "contract.signed"
  | "signing.started"
  | "signing.cancelled"
  | "contract.rejected"
  | "contract.archived"
  | "contract.takenOver"
  | "contract.transferred"
  | "permit.asked"
  | "permit.answered"
  | "config.changed"
  | "process.start"
  | "process.stop";

export type AuditEntry = {
  result: "ok" | "refused" | "failed";
  /** Who, when the request does not know it yet (a log-in) or any more; else the user whom the guards have let in. */
  user?: { id: string; shopId: string } | null;
  /** Which application, contract or form: a number or a word of ours, never content. */
  subject?: string | number;
  /** KlaidosKodas, status. */
  code?: number;
  /** The request, where the event happens outside of the application (the guard). */
  request?: { requestId: string; address: string };
};

type AuditSink = { file: number; seal: string };

const FILE = /^audit-[\w-]+\.jsonl$/;
const SUBJECT = /^[\w.-]{1,40}$/;
const DAY_MS = 24 * 60 * 60_000;

const holder = processWide("audit", (): { sink: AuditSink | null } => ({ sink: null }));

/**
 * Writes one line of the audit log: UTC time, request, user, shop, masked address, result (R-L3). The same event told
 * twice in one request is one line. Never throws: what cannot be written goes to the ordinary log and raises the alarm there.
 * A process without the guard (development server, unit tests) has no audit log.
 */
export function audit(event: AuditEvent, entry: AuditEntry): void {
  const { sink } = holder;
  if (sink === null) return;
  const scope = findRequestScope();
  const { requestId = "", address = "" } = entry.request ?? scope ?? {};
  const { uid, shop } = userOf(entry) ?? scope?.user ?? { uid: null, shop: null };
  const { result, code = null } = entry;
  const record = {
    ev: event,
    result,
    rid: requestId,
    uid,
    shop,
    ip: maskAddress(address),
    code,
    subject: subjectOf(entry),
  };
  const identity = JSON.stringify(record);
  if (scope?.audited.has(identity) === true) return;
  scope?.audited.add(identity);
  append(sink, { ts: new Date().toISOString(), ...record });
}

/**
 * Begins this process's own file of the audit log, `audit-<time>-<pid>.jsonl`. Its first line is sealed with the end of the
 * newest file before it, so that a file that is taken away is missed; files past their time are removed, every day.
 * @param configuration a digest of the configuration: another one than at the last start is an event of its own
 */
export function openAudit(dataDir: string, { months, configuration }: { months: number; configuration: string }): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const earlier = filesOf(dataDir).at(-1);
  const text = earlier === undefined ? "" : readFileSync(join(dataDir, earlier), "utf8");
  const name = `audit-${new Date().toISOString().replace(/\W/g, "-")}-${process.pid}.jsonl`;
  holder.sink = { file: openSync(join(dataDir, name), "a", 0o600), seal: lastSealOf(text) };
  removeOldFiles(dataDir, months);
  setInterval(() => removeOldFiles(dataDir, months), DAY_MS).unref();
  audit("process.start", { result: "ok", subject: configuration });
  const before = configurationOf(text);
  if (before !== null && before !== configuration) audit("config.changed", { result: "ok", subject: configuration });
}

/** Ends the file with its last line. */
export function closeAudit(code: number): void {
  audit("process.stop", { result: code === 0 ? "ok" : "failed", code });
  if (holder.sink !== null) closeSync(holder.sink.file);
  holder.sink = null;
}

/** The digest in the first line of a file, null when there is none to read. */
function configurationOf(text: string): string | null {
  try {
    const { subject } = JSON.parse(text.split("\n", 1)[0] ?? "") as { subject?: unknown };
    return typeof subject === "string" ? subject : null;
  } catch {
    return null;
  }
}

const userOf = ({ user }: AuditEntry): { uid: string; shop: string } | null =>
  user === undefined || user === null ? null : { uid: user.id, shop: user.shopId };

function subjectOf({ subject }: AuditEntry): string | null {
  const text = String(subject ?? "");
  return SUBJECT.test(text) ? text : null;
}

function append(sink: AuditSink, record: AuditRecord): void {
  try {
    const { line, seal } = toAuditLine(record, sink.seal);
    writeLine(sink.file, `${line}\n`);
    sink.seal = seal;
  } catch (error) {
    log("error", "audit.notWritten", { ...errorFields(error), ...toLogFields(record) });
  }
}

/** A line whole or not at all: on a full disk a write may stop in the middle without an error, and half a line looks like one that was tampered with. */
function writeLine(file: number, line: string): void {
  const bytes = Buffer.from(line);
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(file, bytes, written);
  } catch (error) {
    if (written > 0) ftruncateSync(file, fstatSync(file).size - written);
    throw error;
  }
}

/** The alarm has the whole record, so that the line can be rebuilt from the ordinary log. */
function toLogFields(record: AuditRecord): LogFields {
  const { ts, ev, result, rid, uid, shop, ip, code, subject } = record;
  const text = (value: AuditRecord[string] | undefined) => (typeof value === "string" ? value : undefined);
  const known = { time: ts, op: ev, reason: result, rid, uid, shop, ip, subject };
  const fields = Object.entries(known).map(([name, value]) => [name, text(value)] as const);
  return { ...Object.fromEntries(fields), ...(typeof code === "number" ? { code } : {}) };
}

/** Oldest first: their names begin with their time. */
const filesOf = (dataDir: string): string[] =>
  readdirSync(dataDir)
    .filter((name) => FILE.test(name))
    .sort();

function removeOldFiles(dataDir: string, months: number): void {
  const oldest = new Date();
  oldest.setUTCMonth(oldest.getUTCMonth() - months);
  for (const name of filesOf(dataDir)) {
    const path = join(dataDir, name);
    if (statSync(path).mtimeMs < oldest.getTime()) rmSync(path, { force: true });
  }
}
