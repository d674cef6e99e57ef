import { and, asc, count, countDistinct, desc, eq, max, sql } from "drizzle-orm";
import { fullNameOf } from "../../accounts/session.ts";
import type { LoggedAction } from "../../applications/action-log.ts";
import { visibleApplications } from "../../applications/scope.ts";
import { betweenDays } from "../../store/between-days.ts";
import { actionLog } from "../../store/schema/application-records.ts";
import { applications } from "../../store/schema/applications.ts";
import { users } from "../../store/schema/partners.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { toNumber } from "../../wire/wire-output.ts";
import { LEADERS } from "./report-roles.ts";
import { column, defineReport, pageOf, type ReportQuery } from "./report-types.ts";

const countOf = (action: LoggedAction) => sql<number>`(count(*) filter (where ${actionLog.action} = ${action}))::int`;

/** What the action log has of each person in the period, over the applications within reach. */
const findPeople = ({ context: { db }, session, values: { DataNuo: from, DataIki: to } }: ReportQuery) =>
  db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      login: users.login,
      actions: count(),
      applications: countDistinct(actionLog.applicationId),
      created: countOf("Paraiška sukurta"),
      concluded: countOf("Sutartis sudaryta"),
      lastAt: max(actionLog.at),
    })
    .from(actionLog)
    .innerJoin(users, eq(users.id, actionLog.userId))
    .innerJoin(applications, eq(applications.id, actionLog.applicationId))
    .where(and(visibleApplications(session), betweenDays(actionLog.at, from, to)))
    .groupBy(users.id)
    .orderBy(desc(count()), asc(users.id));

type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

/** R6. */
export const staffActivity = defineReport<PersonRow>({
  id: 6,
  roles: LEADERS,
  title: { lt: "Darbuotojų veikla", en: "Staff activity" },
  summary: {
    lt:
      "Kas ir kiek per laikotarpį dirbo su paraiškomis: veiksmų žurnalo suvestinė. Skaičiuojami paties darbuotojo veiksmai, taip pat su sutartimis, " +
      "kurios vėliau atmestos ar perduotos. Todėl skaičiai gali skirtis nuo ataskaitos „Sutartys pagal pardavėjus“.",
    en:
      "Who worked with applications in the period, and how much: the action log summed up. Counted is what the person did, with contracts that were " +
      "later rejected or transferred as well. So the numbers may differ from the report “Contracts by seller”.",
  },
  parameters: ["DataNuo", "DataIki"],
  columns: [
    column("Darbuotojas", "Person", "TEKSTAS", (row) => fullNameOf(row)),
    column("Prisijungimo vardas", "Username", "TEKSTAS", ({ login }) => login),
    column("Veiksmai", "Actions", "SKAICIUS", ({ actions }) => toNumber(actions)),
    column("Paraiškos, su kuriomis dirbta", "Applications worked on", "SKAICIUS", (row) => toNumber(row.applications)),
    column("Sukurtos paraiškos", "Applications created", "SKAICIUS", ({ created }) => toNumber(created)),
    column("Sudarytos sutartys", "Contracts made", "SKAICIUS", ({ concluded }) => toNumber(concluded)),
    column("Paskutinis veiksmas", "Last action", "DATA", ({ lastAt }) => lastAt && toBusinessDay(lastAt)),
  ],
  find: async (query) => pageOf(await findPeople(query), query),
});
