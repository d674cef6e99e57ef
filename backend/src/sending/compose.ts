import { eq } from "drizzle-orm";
import { lenderOn } from "../configuration/configuration.ts";
import { fillText } from "../documents/texts/fill-text.ts";
import { messageFiles, type MessageLanguage, type messages } from "../store/schema/messages.ts";
import { bankReports } from "../store/schema/incomes.ts";
import { users } from "../store/schema/partners.ts";
import { signings } from "../store/schema/signings.ts";
import { passwordResets, verificationCodes } from "../store/schema/verification.ts";
import type { Store } from "../store/store.ts";
import { BUSINESS_TIME_ZONE, toBusinessDay } from "../time/business-day.ts";
import type { ReadyMessage } from "./channel.ts";
import type { Secrets } from "./secrets.ts";
import en from "./texts/en.json" with { type: "json" };
import lt from "./texts/lt.json" with { type: "json" };

/** A message as it is stored. */
export type MessageRow = typeof messages.$inferSelect;

/** What composing needs besides the row. */
export interface ComposeContext {
  readonly db: Store;
  readonly secrets: Secrets;
  readonly publicOrigin: string;
}

type TextName = keyof typeof lt;

const TEXTS: Readonly<Record<MessageLanguage, Readonly<Record<TextName, string>>>> = { lt, en };

const timeFormat = new Intl.DateTimeFormat("lt-LT", {
  timeZone: BUSINESS_TIME_ZONE,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** The hour as a clock in Lithuania shows it: 14:05. */
export const formatClockTime = (instant: Date): string => timeFormat.format(instant);

const withSignature = ({ language, createdAt }: MessageRow, text: string): string => {
  const { name, phone, email } = lenderOn(toBusinessDay(createdAt));
  return `${text}\n\n${fillText(TEXTS[language].signature, { lender: name, phone, email })}\n`;
};

const mail = (row: MessageRow, kind: Exclude<MessageRow["kind"], "hand-over">, values: Record<string, string>) => {
  const texts = TEXTS[row.language];
  const text = withSignature(row, fillText(texts[`${kind}.email`], values));
  return { requestId: row.requestId, recipient: row.recipient, subject: texts[`${kind}.subject`], text };
};

/** The address of a page for the reader of a message: of an English one in English, since a browser that is new here is shown Lithuanian (F-416). */
const linkOf = ({ publicOrigin }: ComposeContext, { language }: MessageRow, path: string): string =>
  `${publicOrigin}${path}${language === "en" ? "?lang=en" : ""}`;

/** The documents of a contract for its buyer (F-347). */
async function composeDocuments({ db }: ComposeContext, row: MessageRow): Promise<ReadyMessage> {
  const files = await db.select().from(messageFiles).where(eq(messageFiles.messageId, row.id)).orderBy(messageFiles.id);
  const list = files.map(({ name }) => `– ${name}`).join("\n");
  return { ...mail(row, "documents", { list }), files };
}

async function composeCode({ db, secrets }: ComposeContext, row: MessageRow): Promise<ReadyMessage | null> {
  const [code] = await db
    .select()
    .from(verificationCodes)
    .where(eq(verificationCodes.id, row.codeId ?? 0));
  if (code === undefined) return null;
  const values = { code: secrets.codeOf(code.nonce), time: formatClockTime(code.expiresAt) };
  if (row.channel === "email") return mail(row, "code", values);
  const text = fillText(TEXTS[row.language]["code.sms"], values);
  return { requestId: row.requestId, recipient: row.recipient, subject: "", text };
}

async function composeReset(
  context: ComposeContext,
  row: MessageRow,
  kind: "password-reset" | "first-password",
): Promise<ReadyMessage | null> {
  const { db, secrets } = context;
  const [found] = await db
    .select({ reset: passwordResets, user: { login: users.login } })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(eq(passwordResets.id, row.resetId ?? 0));
  // A newer link has replaced this one before it was sent.
  if (found === undefined || found.reset.closedAt !== null) return null;
  const { reset, user } = found;
  const path = `/reset-password/${secrets.linkTokenOf(reset.nonce)}/${secrets.linkCodeOf(reset.nonce)}`;
  return mail(row, kind, {
    link: linkOf(context, row, `${path}${reset.asksLogin ? "/login" : ""}`),
    time: formatClockTime(reset.expiresAt),
    day: toBusinessDay(reset.expiresAt),
    name: user.login,
    login: reset.asksLogin ? TEXTS[row.language]["password-reset.login"] : "",
  });
}

async function composeBankReport(context: ComposeContext, row: MessageRow): Promise<ReadyMessage | null> {
  const { db, secrets } = context;
  const [report] = await db
    .select()
    .from(bankReports)
    .where(eq(bankReports.id, row.bankReportId ?? 0));
  if (report === undefined || report.answeredAt !== null) return null;
  const values = {
    link: linkOf(context, row, `/bank-report/${secrets.linkTokenOf(report.nonce)}`),
    day: toBusinessDay(report.expiresAt),
    lender: lenderOn(toBusinessDay(row.createdAt)).name,
  };
  if (row.channel === "email") return mail(row, "bank-report", values);
  const text = fillText(TEXTS[row.language]["bank-report.sms"], values);
  return { requestId: row.requestId, recipient: row.recipient, subject: "", text };
}

/** The link, the code, or how to transfer a cent; nothing once the signing is over (G24). */
async function composeSigning(
  context: ComposeContext,
  row: MessageRow,
  kind: "signing" | "signing-code" | "cent-transfer",
): Promise<ReadyMessage | null> {
  const { db, secrets } = context;
  const [signing] = await db
    .select()
    .from(signings)
    .where(eq(signings.id, row.signingId ?? 0));
  if (signing === undefined || signing.state !== "pending") return null;
  const { name, accountNumber } = lenderOn(toBusinessDay(row.createdAt));
  const values = {
    link: linkOf(context, row, `/sign/${secrets.linkTokenOf(signing.nonce)}`),
    code: secrets.codeOf(signing.nonce),
    day: toBusinessDay(signing.expiresAt),
    time: formatClockTime(signing.expiresAt),
    lender: name,
    account: accountNumber,
    number: String(signing.applicationId),
  };
  if (row.channel === "email") return mail(row, kind, values);
  const text = fillText(TEXTS[row.language][`${kind}.sms`], values);
  return { requestId: row.requestId, recipient: row.recipient, subject: "", text };
}

/** The address of the buyer's own page (O2); a message that has left has none any more. */
function composeHandOver(context: ComposeContext, row: MessageRow): ReadyMessage | null {
  if (row.handOverKey === null) return null;
  const values = {
    link: linkOf(context, row, `/hand-over/${row.handOverKey}`),
    time: formatClockTime(row.deadline),
    lender: lenderOn(toBusinessDay(row.createdAt)).name,
  };
  const text = fillText(TEXTS[row.language]["hand-over.sms"], values);
  return { requestId: row.requestId, recipient: row.recipient, subject: "", text };
}

/** Writes a message with its secrets; null when what it was about is over. */
export async function composeMessage(context: ComposeContext, row: MessageRow): Promise<ReadyMessage | null> {
  switch (row.kind) {
    case "code":
      return composeCode(context, row);
    case "password-reset":
    case "first-password":
      return composeReset(context, row, row.kind);
    case "password-changed":
      return mail(row, "password-changed", { time: formatClockTime(row.createdAt) });
    case "bank-report":
      return composeBankReport(context, row);
    case "hand-over":
      return composeHandOver(context, row);
    case "documents":
      return composeDocuments(context, row);
    case "signing":
    case "signing-code":
    case "cent-transfer":
      return composeSigning(context, row, row.kind);
  }
}
