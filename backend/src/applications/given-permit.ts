import { decideChosen } from "../credit/chosen-credit.ts";
import type { CreditFacts } from "../credit/credit-facts.ts";
import type { IsoDay } from "../rules/days.ts";
import type { Store } from "../store/store.ts";
import type { AnswerFields } from "../wire/answer.ts";
import { toLocalTime, toNumber } from "../wire/wire-output.ts";
import { covers, endsOf, listConfirmed, permitBasisOf, toAssessedPermit } from "./permits.ts";

/**
 * The wire's `SuteiktasLeidimas`: the permit that covers what is chosen, or the newest one with the reasons why it covers it no more (O25). Null where no
 * permit was given, or none is needed.
 */
export async function findGivenPermit(
  db: Store,
  applicationId: number,
  facts: CreditFacts,
  day: IsoDay,
): Promise<AnswerFields | null> {
  const given = await listConfirmed(db, applicationId);
  const [newest] = given;
  if (newest === undefined) return null;
  const decided = decideChosen(facts, day);
  if (decided?.decision.decision !== "NEEDS_APPROVAL") return null;
  const basis = permitBasisOf(decided);
  const permit = given.find((one) => covers(one, basis)) ?? newest;
  const ends = endsOf(permit, basis);
  const { id, by, note } = await toAssessedPermit(db, permit);
  return {
    LeidimoID: toNumber(id),
    Leido: by,
    Laikas: toLocalTime(permit.closedAt ?? permit.createdAt),
    Komentaras: note,
    Pabaiga: ends.length === 0 ? null : { Priezastis: ends },
  };
}
