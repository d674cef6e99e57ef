import { paths } from "~/paths/paths.ts";
import { permissionDeniedPage, refusalPage } from "~/request/fault-pages.server.ts";
import { codeOf } from "~/services/faults.server.ts";
import { noticeOf } from "~/services/notice.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import type { FoundSeller } from "~/services/seller-types.ts";
import { listUsers } from "~/services/sellers.server.ts";
import type { BuyerStep } from "../unfinished-application.server.ts";

/** For whom an application is started; `missing`: a manager has chosen no seller yet, or none whom the back end knows (1050). */
export type ChosenSeller =
  | { state: "own"; sellerId: number }
  | { state: "chosen"; sellerId: number; seller: FoundSeller }
  | { state: "missing"; notice: BackendNotice | null };

/** As many digits as the back end's numbers have. */
const ID_SHAPE = /^\d{1,9}$/;

/** Of fourteen short fields. */
const CALCULATION_MAX_LENGTH = 1_000;

/** Sellers and supervisors sell themselves; a manager works for a chosen seller (1.3, F-187). */
const mustChoose = ({ can }: BuyerStep): boolean =>
  can("application:create", { sellerChosen: true }) && !can("application:create", { sellerChosen: false });

const namedIn = ({ url }: BuyerStep): string => url.searchParams.get("seller") ?? "";

/**
 * Whose application it is to be. Only a manager's address is read: another user who names a seller there starts an own application, and one
 * that is unfinished has its seller.
 */
export async function findChosenSeller(step: BuyerStep): Promise<ChosenSeller> {
  const { session, backend, unfinishedApplication } = step;
  if (unfinishedApplication !== null || !mustChoose(step)) return { state: "own", sellerId: Number(session.user.id) };
  if (!step.can("seller:list")) throw permissionDeniedPage();
  const named = namedIn(step);
  if (named === "") return { state: "missing", notice: null };
  if (!ID_SHAPE.test(named)) return { state: "missing", notice: noticeOf(codeOf("userNotFound")) };
  const sellerId = Number(named);
  const found = await listUsers(backend, { sellerId });
  if (!found.ok) throw refusalPage(found.notice);
  const seller = found.value.sellers.find(({ id }) => id === sellerId);
  return seller === undefined
    ? { state: "missing", notice: noticeOf(codeOf("userNotFound")) }
    : { state: "chosen", sellerId, seller };
}

/** What the calculator has handed over, as it stands in the address; cut before anything looks at it. */
export const calculationIn = ({ url }: Pick<BuyerStep, "url">): string =>
  (url.searchParams.get("calculation") ?? "").slice(0, CALCULATION_MAX_LENGTH);

/** The address of step 1 that a form was posted to, with the application that it fills, or a manager's choice and what was calculated, and nothing else. */
export function newApplicationPath(step: BuyerStep): string {
  if (step.unfinishedApplication !== null) return paths.applicationStep(step.unfinishedApplication.id, "buyer");
  const named = namedIn(step);
  return paths.newApplication(mustChoose(step) && ID_SHAPE.test(named) ? Number(named) : null, calculationIn(step));
}
