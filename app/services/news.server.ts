import { accepted } from "~/domain/outcome.ts";
import type { Backend } from "./backend.server.ts";
import { askInSession, callOperation, readAnswer, refuse } from "./call-operation.server.ts";
import type { GeneralReason } from "./faults.server.ts";
import type { NewsItem } from "./news-types.ts";
import type { BackendOutcome } from "./refusal.ts";
import { newsAnswer, unreadAnswer } from "./wire/news.ts";

const NO_RECORDS = 1900;

/** News for the signed-in user in the back end's order; none is an empty list (F-156). */
export async function listNews(backend: Backend): Promise<BackendOutcome<NewsItem[], GeneralReason>> {
  const answer = await askInSession(backend, "ListNews", {});
  if (answer.code !== 0 && answer.code !== NO_RECORDS) return refuse(answer, []);
  return accepted(readAnswer(answer, newsAnswer));
}

/** How many of the user's news are unread. */
export const getUnreadNewsCount = (backend: Backend): Promise<BackendOutcome<number, GeneralReason>> =>
  callOperation(backend, { operation: "GetUnreadNewsCount", args: {}, answer: unreadAnswer, refusals: [] });
