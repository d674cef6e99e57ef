import { redirect } from "@remix-run/node";
import { ListTab } from "~/domain/enumerations/list-tab.ts";
import { issueMessage } from "~/domain/issue.ts";
import {
  parseSearchedNumber,
  SEARCHED_MAX_LENGTH,
  SEARCHED_MIN_LENGTH,
  type SearchedNumberRefusal,
} from "~/domain/searched-number.ts";
import { paths } from "~/paths/paths.ts";
import { environment } from "~/platform/env.server.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { ContractListRow } from "~/services/contract-types.ts";
import { listContracts } from "~/services/contracts.server.ts";
import { requireAttempt } from "~/store/rate-limit.server.ts";

const MINUTE_SECONDS = 60;
/** A page of what has one number: two at most, as numbers go. */
const MOST_FOUND = 10;
/** Each application is in one of them: made into a contract or not. */
const EVERY_TAB = [ListTab.applications, ListTab.contracts] as const;

/** The row of a number that two applications have. */
export type FoundApplication = { id: number; contractNumber: string | null; buyer: string; shopName: string };

/**
 * Searches for the number of an application or a contract that stands in the address (F-183). The one that is found is opened; what is wrong with the
 * number is told at its field, and nothing is asked.
 * @throws a redirect to the application
 */
export async function searchPage(portal: Portal) {
  const typed = portal.url.searchParams.get("number");
  const page = { number: typed ?? "", errors: [] as string[], rows: [] as FoundApplication[], isMissing: false };
  if (typed === null) return page;
  const read = parseSearchedNumber(typed);
  if (!read.ok) return { ...page, errors: [toMessage(read.reason)] };
  await countSearch(portal);
  const found = await findByNumber(portal, read.value);
  const [only] = found;
  if (only !== undefined && found.length === 1) throw redirect(paths.loadApplication(only.id));
  return { ...page, rows: found, isMissing: found.length === 0 };
}

/** Numbers follow each other: a user may not walk through them. */
const countSearch = ({ session }: Portal): Promise<void> =>
  requireAttempt(
    {
      purpose: "search",
      key: session.user.id,
      limit: environment().limits.searchesPerMinute,
      windowSeconds: MINUTE_SECONDS,
    },
    "closed",
  );

async function findByNumber({ backend }: Portal, number: string): Promise<FoundApplication[]> {
  const answers = await Promise.all(EVERY_TAB.map((tab) => listContracts(backend, { tab, number, limit: MOST_FOUND })));
  return answers.flatMap((answer) => {
    if (!answer.ok) throw refusalPage(answer.notice);
    return answer.value.rows.map(toFound);
  });
}

const toFound = (row: ContractListRow): FoundApplication => ({
  id: row.applicationId,
  contractNumber: row.contractNumber,
  buyer: [row.buyerFirstName, row.buyerLastName].filter((name) => name !== null).join(" "),
  shopName: row.shopName,
});

function toMessage(reason: SearchedNumberRefusal): string {
  if (reason === "min") return issueMessage("text.min", { count: SEARCHED_MIN_LENGTH });
  if (reason === "max") return issueMessage("text.max", { count: SEARCHED_MAX_LENGTH });
  return issueMessage(reason === "required" ? "search.required" : "search.format");
}
