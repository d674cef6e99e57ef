import { formatMoney } from "~/domain/money.ts";
import { maskPersonalCode } from "~/domain/personal-code.ts";
import { toDayAndTime } from "~/i18n/clock-time.ts";
import { audit } from "~/platform/audit.server.ts";
import { notFoundPage, refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { isWithinReach } from "~/request/within-reach.ts";
import { codeOf } from "~/services/faults.server.ts";
import { getDebtReport, type DebtReportReason } from "~/services/liabilities.server.ts";
import { noticeOf } from "~/services/notice.server.ts";

type Params = Readonly<Record<string, string | undefined>>;

/** Longer numbers the back end has none of. */
const ID_SHAPE = /^\d{1,9}$/;

/** From where the page was opened, as the log says it; a link out of an e-mail says nothing. */
const REASONS: Readonly<Record<string, DebtReportReason>> = { application: "APPLICATION", rating: "RATING" };

function readSubject({ userId = "", applicationId = "" }: Params) {
  if (!ID_SHAPE.test(userId) || !ID_SHAPE.test(applicationId)) throw notFoundPage();
  return { sellerId: Number(userId), applicationId: Number(applicationId) };
}

/**
 * The debts of the persons of an application (F-386): each opening is logged by the back end and audited here. What is out of reach is refused (F-024);
 * where the register has said nothing the page says so (1900).
 */
export async function debtReportPage(portal: Portal, params: Params) {
  const subject = readSubject(params);
  const reason = REASONS[portal.url.searchParams.get("from") ?? ""] ?? "LINK";
  const found = await getDebtReport(portal.backend, { ...subject, reason });
  if (!found.ok) {
    if (found.reason !== "noRecords") throw refusalPage(found.notice);
    const { key, params: values } = found.notice;
    return {
      applicationId: subject.applicationId,
      owner: null,
      empty: { key, params: values },
      people: [] as ReturnType<typeof toShownPerson>[],
    };
  }
  const report = found.value;
  if (!isWithinReach(portal, "debtReport:view", report)) throw refusalPage(noticeOf(codeOf("notAllowed")));
  audit("debts.viewed", { result: "ok", user: portal.session.user, subject: report.applicationId });
  const { applicationId, contractNumber, sellerFullName, shopName } = report;
  return {
    applicationId,
    owner: { contractNumber, sellerFullName, shopName },
    empty: null,
    people: report.people.map((person) => toShownPerson(person, portal)),
  };
}

type Person = Extract<Awaited<ReturnType<typeof getDebtReport>>, { ok: true }>["value"]["people"][number];

/** Written on the server: the browser gets no personal code (F-171). */
function toShownPerson(person: Person, { locale }: Pick<Portal, "locale">) {
  const { ofSpouse, firstName, lastName, personalCode, askedAt, askedBy, keptUntil, debts } = person;
  const open = debts.filter(({ closedOn }) => closedOn === null);
  return {
    ofSpouse,
    name: [firstName, lastName].filter((part) => part !== null).join(" "),
    personalCode: maskPersonalCode(personalCode),
    askedAt: askedAt === null ? null : toDayAndTime(askedAt),
    askedBy,
    keptUntil,
    openCount: open.length,
    openSum: formatMoney(
      open.reduce((sum, { sumCents }) => sum + sumCents, 0),
      locale,
    ),
    debts: debts.map(({ creditor, sumCents, since, closedOn }) => ({
      creditor,
      sum: formatMoney(sumCents, locale),
      since,
      closedOn: closedOn?.slice(0, since.length) ?? null,
    })),
  };
}
