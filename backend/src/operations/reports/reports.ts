import type { Session } from "../../accounts/session.ts";
import { staffActivity } from "./activity-report.ts";
import { allContracts, applicationsOfPeriod, payouts, rejections } from "./application-reports.ts";
import { summaryOfDay } from "./day-report.ts";
import { incomesOfApplication } from "./income-report.ts";
import type { Report } from "./report-types.ts";
import { contractsBySeller } from "./seller-report.ts";

/** Every report, R1 to R8 (demo data, section 4). */
const REPORTS: readonly Report[] = [
  applicationsOfPeriod,
  contractsBySeller,
  allContracts,
  payouts,
  rejections,
  staffActivity,
  incomesOfApplication,
  summaryOfDay,
];

/** The reports that the caller gets. */
export const reportsOf = ({ role }: Session): readonly Report[] => REPORTS.filter(({ roles }) => roles.includes(role));

/** One of them, or null: unknown and another role's look the same (1500). */
export const findReport = (session: Session, id: number): Report | null =>
  reportsOf(session).find((report) => report.id === id) ?? null;
