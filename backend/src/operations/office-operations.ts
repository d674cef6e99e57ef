import type { Operation } from "./call/operation.ts";
import { changePassword } from "./session/change-password.ts";
import { checkEmailAvailability } from "./sellers/check-email-availability.ts";
import { endSession } from "./session/end-session.ts";
import { getSessionUser } from "./session/get-session-user.ts";
import { confirmWarrants } from "./sellers/confirm-warrants.ts";
import { listUsers } from "./sellers/list-users.ts";
import { unblockUser } from "./sellers/unblock-user.ts";
import { login2, login3 } from "./session/log-in.ts";
import { getUnreadNewsCount, listNews } from "./notices/news.ts";
import { listNotifications } from "./notices/notifications.ts";
import { getCountries, suggestAddress } from "./reference/places.ts";
import { getMonthOverview } from "./reports/get-month-overview.ts";
import { getReport } from "./reports/get-report.ts";
import { getReportPdf } from "./reports/get-report-pdf.ts";
import { listReports } from "./reports/list-reports.ts";
import { saveSeller } from "./sellers/save-seller.ts";
import { getServiceStatuses } from "./reference/service-statuses.ts";

/** Operations that are about no application: log-in and accounts, people, news, places, reports. */
export const officeOperations: Readonly<Record<string, Operation>> = {
  Login2: login2,
  Login3: login3,
  ChangePassword: changePassword,
  SaveSeller: saveSeller,
  CheckEmailAvailability: checkEmailAvailability,
  EndSession: endSession,
  GetSessionUser: getSessionUser,
  ListUsers: listUsers,
  UnblockUser: unblockUser,
  ConfirmWarrants: confirmWarrants,
  ListNews: listNews,
  GetUnreadNewsCount: getUnreadNewsCount,
  ListNotifications: listNotifications,
  GetServiceStatuses: getServiceStatuses,
  GetCountries: getCountries,
  SuggestAddress: suggestAddress,
  ListReports: listReports,
  GetReport: getReport,
  GetReportPdf: getReportPdf,
  GetMonthOverview: getMonthOverview,
};
