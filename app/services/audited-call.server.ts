import { audit, type AuditEntry, type AuditEvent } from "~/platform/audit.server.ts";
import { BackendError } from "./backend-errors.ts";

/** What is audited, and about whom. */
type About = { event: AuditEvent } & Pick<AuditEntry, "user" | "subject">;

/**
 * Makes a call and writes the one line of it (R-L3): `ok`, `refused`, or `failed` when its effect is unknown.
 * @param isOk whether the answer lets go on
 */
export async function auditedCall<Value>(
  { event, ...about }: About,
  call: () => Promise<Value>,
  isOk: (value: Value) => boolean,
): Promise<Value> {
  try {
    const value = await call();
    audit(event, { ...about, result: isOk(value) ? "ok" : "refused" });
    return value;
  } catch (error) {
    if (error instanceof BackendError) audit(event, { ...about, result: "failed" });
    throw error;
  }
}
