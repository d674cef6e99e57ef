import { eq } from "drizzle-orm";
import type { ContractRequestStatus, contractRequests, valuations } from "../../store/schema/application-records.ts";
import { applications } from "../../store/schema/applications.ts";
import type { Store } from "../../store/store.ts";
import type { DemoTime } from "../demo-time.ts";

type NewRequest = typeof contractRequests.$inferInsert;
type Assessed = Pick<typeof valuations.$inferSelect, "id" | "applicationId">;

const FIRST_MANAGER = 90001;
const SECOND_MANAGER = 90002;

/** A request of the demo (demo-data 7); the last digits of the special ones name the code that they provoke. */
interface DemoRequest {
  readonly id: number;
  readonly application: number;
  readonly status: ContractRequestStatus;
  readonly sequence: 0 | 1;
  readonly hoursAgo: number;
  readonly note: string;
  readonly closedBy?: number;
  readonly firstApprover?: number;
  /** 2402: there is no evaluation. */
  readonly withoutValuation?: true;
  /** 2405: the sum was changed after the evaluation, by so many cents. */
  readonly changedByCents?: number;
}

const REQUESTS: readonly DemoRequest[] = [
  { id: 900_101, application: 1031, status: "WAITING", sequence: 0, hoursAgo: 5, note: "Nuolatinė pirkėja" },
  {
    id: 900_102,
    application: 1059,
    status: "CONFIRMED",
    sequence: 0,
    hoursAgo: 90,
    note: "Pajamos patikrintos",
    closedBy: FIRST_MANAGER,
  },
  {
    id: 900_103,
    application: 1046,
    status: "REJECTED",
    sequence: 0,
    hoursAgo: 380,
    note: "Per dideli įsipareigojimai",
    closedBy: FIRST_MANAGER,
  },
  { id: 900_104, application: 1021, status: "ESCALATED", sequence: 0, hoursAgo: 30, note: "Vėluota 34 dienas" },
  { id: 900_105, application: 1029, status: "EXPIRED", sequence: 0, hoursAgo: 130, note: "Laukiama pažymos" },
  { id: 900_106, application: 1057, status: "WAITING_EXTRA", sequence: 0, hoursAgo: 20, note: "Trūksta pažymos" },
  { id: 900_111, application: 1058, status: "WAITING", sequence: 1, hoursAgo: 12, note: "Didesnė suma" },
  {
    id: 900_112,
    application: 1005,
    status: "CONFIRMED",
    sequence: 1,
    hoursAgo: 190,
    note: "Du leidimai gauti",
    firstApprover: FIRST_MANAGER,
    closedBy: SECOND_MANAGER,
  },
  {
    id: 900_113,
    application: 1014,
    status: "REJECTED",
    sequence: 1,
    hoursAgo: 490,
    note: "Antrojo leidimo nėra",
    firstApprover: SECOND_MANAGER,
    closedBy: FIRST_MANAGER,
  },
  { id: 900_114, application: 1027, status: "ESCALATED", sequence: 1, hoursAgo: 40, note: "Perduota vadovui" },
  { id: 900_115, application: 1042, status: "EXPIRED", sequence: 1, hoursAgo: 75, note: "Neatsakyta per 72 val." },
  {
    id: 900_116,
    application: 1032,
    status: "WAITING_EXTRA",
    sequence: 1,
    hoursAgo: 18,
    note: "Suma viršija 10 000 €",
    firstApprover: FIRST_MANAGER,
  },
  { id: 900_117, application: 1020, status: "WAITING", sequence: 0, hoursAgo: 3, note: "Naujas darbas" },
  { id: 901_600, application: 1034, status: "WAITING", sequence: 0, hoursAgo: 6, note: "Tvirtinimas nepavyks (1600)" },
  {
    id: 902_401,
    application: 1030,
    status: "REJECTED",
    sequence: 0,
    hoursAgo: 60,
    note: "Prašymas jau atšauktas (2401)",
    closedBy: SECOND_MANAGER,
  },
  {
    id: 902_402,
    application: 1038,
    status: "WAITING",
    sequence: 0,
    hoursAgo: 9,
    note: "Vertinimo nėra (2402)",
    withoutValuation: true,
  },
  { id: 902_404, application: 1025, status: "WAITING", sequence: 0, hoursAgo: 15, note: "Prašymas jau yra (2404)" },
  {
    id: 902_405,
    application: 1047,
    status: "WAITING",
    sequence: 0,
    hoursAgo: 10,
    note: "Suma pakeista po vertinimo (2405)",
    changedByCents: 10_000,
  },
];

const HOUR_MS = 3_600_000;
const HOURS_TO_ANSWER = 4;

async function toRow(
  tx: Store,
  request: DemoRequest,
  assessed: readonly Assessed[],
  time: DemoTime,
): Promise<NewRequest> {
  const [application] = await tx.select().from(applications).where(eq(applications.id, request.application));
  if (application === undefined) throw new RangeError(`Request ${request.id} has no application.`);
  const createdAt = new Date(time.now.getTime() - request.hoursAgo * HOUR_MS);
  const valuation = assessed.find(({ applicationId }) => applicationId === request.application);
  return {
    id: request.id,
    applicationId: application.id,
    createdAt,
    sumCents: (application.creditSumCents ?? 0) + (request.changedByCents ?? 0),
    durationMonths: application.durationMonths ?? 0,
    variantId: application.variantId ?? 0,
    creditType: application.spouseContractSignature === null ? 1 : 2,
    status: request.status,
    sequence: request.sequence,
    initiatorId: application.sellerId,
    firstApproverId: request.firstApprover ?? null,
    closerId: request.closedBy ?? null,
    closedAt: request.closedBy === undefined ? null : new Date(createdAt.getTime() + HOURS_TO_ANSWER * HOUR_MS),
    note: request.note,
    valuationId: request.withoutValuation === true ? null : (valuation?.id ?? null),
  };
}

/** Contract requests of the demo (demo-data 7): every status with both sequences, and the special ones. */
export async function toRequestRows(tx: Store, assessed: readonly Assessed[], time: DemoTime): Promise<NewRequest[]> {
  const rows: NewRequest[] = [];
  for (const request of REQUESTS) rows.push(await toRow(tx, request, assessed, time));
  return rows;
}
