import { createHash } from "node:crypto";
import { HOME_COUNTRY } from "~/domain/home-country.ts";
import { rejected, type Outcome, accepted } from "~/domain/outcome.ts";
import { getApplication, getNewApplication, saveApplication } from "~/services/applications.server.ts";
import type { Application } from "~/services/application-types.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Backend } from "~/services/backend.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { saveDraft } from "~/store/drafts.server.ts";
import { applyCarried, findCarried, toGoodsDraft, type CarriedCalculation } from "./carried-calculation.ts";
import { goodsDraftKey } from "./goods/goods-page.server.ts";
import { nameBuyer, type NameRefusal } from "./name-buyer.server.ts";
import type { BuyerName } from "./named-buyer.server.ts";
import type { BuyerValues } from "./steps/buyer-step.ts";

/**
 * Why no draft was made: the buyer has no name yet, or what the back end said. `alreadyUsed`: the numbered application has been
 * filled or deleted since, or was another seller's, so repeating the attempt could only be refused again.
 */
export type StartRefusal = NameRefusal | "alreadyUsed";

interface StartOf {
  sellerId: number;
  operationId: string;
  unfinishedApplication: Application | null;
  /** What the calculator has handed over, as it stands in the address; empty for nothing (F-391). */
  calculation: string;
}

export type Started = Outcome<{ applicationId: number }, StartRefusal> & {
  notice?: BackendNotice;
  retryAfterSeconds?: number;
};

/**
 * Makes the draft of a new application (F-187, F-203 to F-207): asks the back end for the buyer's name, lets it number a
 * new application, saves the buyer into it. Repeated with the same operation id it finds the same draft; one that is
 * there already (`unfinishedApplication`) is filled instead.
 */
export async function startApplication(
  portal: Pick<Portal, "session" | "backend">,
  values: BuyerValues,
  start: StartOf,
): Promise<Started> {
  const { backend } = portal;
  const name = await nameBuyer(portal, values);
  if (!name.ok) return name;
  const created =
    start.unfinishedApplication === null
      ? await getNewApplication(backend, start)
      : accepted(start.unfinishedApplication);
  if (!created.ok)
    return { ...rejected(created.reason === "operationReused" ? "alreadyUsed" : "backEnd"), notice: created.notice };
  const carried = findCarriedFor(values.productType, start.calculation, created.value);
  const withBuyer = applyBuyer(created.value, values, name.value);
  const application = carried === null ? withBuyer : applyCarried(withBuyer, carried);
  const saved = await saveApplication(backend, application, {
    operationId: followingId(start.operationId, application),
    version: application.version,
  });
  if (saved.ok) {
    await keepGoods(portal, application, carried);
    return accepted({ applicationId: application.id });
  }
  const isEmpty = await isStillEmpty(backend, application.id);
  return { ...rejected(isEmpty ? "backEnd" : "alreadyUsed"), notice: saved.notice };
}

/** Nothing of a calculation is taken where another product was chosen in step 1. */
function findCarriedFor(
  productType: number,
  query: string,
  { shopConditions }: Application,
): CarriedCalculation | null {
  const carried = findCarried(query, shopConditions.variants);
  return carried?.variant.contractType === productType ? carried : null;
}

/** The price that was calculated waits in the form of the first row of goods. */
async function keepGoods(
  { session }: Pick<Portal, "session">,
  application: Application,
  carried: CarriedCalculation | null,
): Promise<void> {
  const goods = carried === null ? null : toGoodsDraft(carried);
  if (goods !== null) await saveDraft(goodsDraftKey({ session, application, index: null }), Object.entries(goods));
}

/** Whether a numbered application still waits for its buyer. */
async function isStillEmpty(backend: Backend, applicationId: number): Promise<boolean> {
  const found = await getApplication(backend, applicationId);
  return found.ok && found.value.buyer.personalCode === null;
}

function applyBuyer(application: Application, values: BuyerValues, name: BuyerName): Application {
  const { personalCode, phone, email, productType } = values;
  const citizenship = values.citizenship ?? application.buyer.citizenship ?? HOME_COUNTRY;
  return {
    ...application,
    contractType: productType,
    buyer: { ...application.buyer, ...name, personalCode, citizenship, phone, email },
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
