import { createHash } from "node:crypto";
import { refused, type Outcome, accepted } from "~/domain/outcome.ts";
import { getApplication, getNewApplication, saveApplication } from "~/services/applications.server.ts";
import type { Application } from "~/services/application-types.ts";
import type { Backend } from "~/services/backend.server.ts";
import { checkPersonalData } from "~/services/clients.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import type { BuyerValues } from "./steps/buyer-step.ts";

/**
 * Why no draft was made: names to be asked for, or what the back end said. `spent`: the numbered application has been
 * filled or deleted since, or was another seller's, so repeating the attempt could only be refused again.
 */
export type StartRefusal = "namesNeeded" | "backEnd" | "spent";

export type Started = Outcome<{ applicationId: number }, StartRefusal> & { notice?: BackendNotice };

type Name = { firstName: string; lastName: string };

/**
 * Makes the draft of a new application (F-187, F-203 to F-207): asks the back end for the buyer's name, lets it number a
 * new application, saves the buyer into it. Repeated with the same operation id it finds the same draft; one that is
 * there already (`draft`) is filled instead.
 */
export async function startApplication(
  backend: Backend,
  values: BuyerValues,
  start: { sellerId: number; operationId: string; draft: Application | null },
): Promise<Started> {
  const name = await findName(backend, values);
  if (!name.ok) return name;
  const created = start.draft === null ? await getNewApplication(backend, start) : accepted(start.draft);
  if (!created.ok)
    return { ...refused(created.reason === "operationReused" ? "spent" : "backEnd"), notice: created.notice };
  const application = applyBuyer(created.value, values, name.value);
  const saved = await saveApplication(backend, application, {
    operationId: followingId(start.operationId, application),
    version: application.version,
  });
  if (saved.ok) return accepted({ applicationId: application.id });
  const isEmpty = await isStillEmpty(backend, application.id);
  return { ...refused(isEmpty ? "backEnd" : "spent"), notice: saved.notice };
}

/** The register's name; a client that it does not know (1030) is called as typed. */
async function findName(
  backend: Backend,
  values: BuyerValues,
): Promise<Outcome<Name, StartRefusal> & { notice?: BackendNotice }> {
  const known = await checkPersonalData(backend, values.personalCode);
  if (known.ok) return accepted(known.value);
  if (known.reason !== "newClient") return { ...refused("backEnd"), notice: known.notice };
  const { firstName, lastName } = values;
  return firstName === null || lastName === null
    ? { ...refused("namesNeeded"), notice: known.notice }
    : accepted({ firstName, lastName });
}

/** Whether a numbered application still waits for its buyer. */
async function isStillEmpty(backend: Backend, applicationId: number): Promise<boolean> {
  const found = await getApplication(backend, applicationId);
  return found.ok && found.value.buyer.personalCode === null;
}

function applyBuyer(application: Application, values: BuyerValues, name: Name): Application {
  const { personalCode, phone, email, productType } = values;
  return {
    ...application,
    contractType: productType,
    buyer: { ...application.buyer, ...name, personalCode, phone, email },
    consents: { ...application.consents, dataPolicyReceived: true, dataCheck: true },
  };
}

/** The second write has an id of its own: the same for the same content, as the back end wants it (1102), when it is repeated. */
function followingId(operationId: string, application: Application): string {
  const hash = createHash("sha256")
    .update(`${operationId}/save/${JSON.stringify(application)}`)
    .digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
