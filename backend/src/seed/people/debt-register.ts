import { z } from "zod";
import type { DebtRegister } from "../../store/schema/clients.ts";
import type { DemoTime } from "../demo-time.ts";
import { readSeedData } from "../read-data.ts";
import { clientKey } from "./demo-clients.ts";

/** A debt of the story; its amount in euros. Without `closedDaysAgo` it is open. */
const debtSchema = z.strictObject({
  creditor: z.string(),
  amount: z.number(),
  sinceDaysAgo: z.int(),
  closedDaysAgo: z.int().exactOptional(),
});

const registerSchema = z.strictObject({
  debts: z.array(debtSchema),
  service: z.enum(["slow", "failing"]).exactOptional(),
});

const DEBT_REGISTER = readSeedData("debt-register.json", z.partialRecord(clientKey, registerSchema));

/** What the debt register knows of a demo person; nothing for one without a story (F-305). */
export function debtRegisterOf(key: string, time: DemoTime): { debtRegister?: DebtRegister } {
  const story = DEBT_REGISTER[key];
  if (story === undefined) return {};
  const debts = story.debts.map(({ creditor, amount, sinceDaysAgo, closedDaysAgo }) => ({
    creditor,
    cents: Math.round(amount * 100),
    since: time.dayBefore(sinceDaysAgo),
    closedOn: closedDaysAgo === undefined ? null : time.dayBefore(closedDaysAgo),
  }));
  return { debtRegister: { debts, service: story.service ?? "quick" } };
}
