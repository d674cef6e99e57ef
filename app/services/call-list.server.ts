import type * as z from "zod";
import { accepted } from "~/domain/outcome.ts";
import type { Backend } from "./backend.server.ts";
import { askInSession, readAnswer, refuse, type OperationCall } from "./call-operation.server.ts";
import type { GeneralReason, KnownCode, ReasonOf } from "./faults.server.ts";
import { toNotice } from "./notice.server.ts";
import type { BackendNotice, BackendOutcome } from "./refusal.ts";

/** An empty list is a page with a text, not a refusal (F-179). */
const EMPTY: readonly KnownCode[] = [1310, 1900];

/** A page of a list, and the text in place of its rows where there are none. */
export type Listed<Page> = Page & { empty: BackendNotice | null };

/** Calls an operation that answers a page of a list. @param empties the codes by which it says that there is nothing */
export async function callList<Page extends object, Code extends KnownCode>(
  backend: Backend,
  { operation, args, answer: schema, refusals }: OperationCall<Page, Code> & { answer: z.ZodType<Page> },
  empties: readonly number[] = EMPTY,
): Promise<BackendOutcome<Listed<Page>, GeneralReason | ReasonOf<Code>>> {
  const answer = await askInSession(backend, operation, args);
  if (answer.code !== 0 && !empties.includes(answer.code)) return refuse(answer, refusals);
  const empty = answer.code === 0 ? null : toNotice(answer);
  return accepted({ ...readAnswer(answer, schema), empty });
}
