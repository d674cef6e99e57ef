import type { Visitor } from "../../support/http-client.ts";
import { later } from "../../support/later.ts";
import { clockAhead } from "../../support/portal-servers.ts";
import type { RouteSubject } from "./form-table.ts";
import { LOGIN_OF, type Actor } from "./actor-names.ts";
import { AUTHOR, type Stage, useOwnStage } from "./stage.ts";

/** Idleness ends a session after 30 minutes. */
const AHEAD_MINUTES = 31;

/** Log-ins that a visit may take further, each with a page that no other user gets: it shows that the log-in is still what it was. */
const BEGUN: Partial<Record<Actor, string>> = { unverified: "/verify-device", passwordExpired: "/password-update" };

/** A stage with something to be about, and everybody who comes to it. */
export interface Cast {
  stage: Stage;
  subject: RouteSubject;
  /** A browser of this actor. A log-in that has begun is a new one where the visit before has taken it further, a limited one each time. */
  browserOf: (actor: Actor) => Promise<Visitor>;
}

/** Opens the stage before the first test: the author's session of then has expired, the portal's clock is ahead. */
export function useCast(): Cast {
  let cast: Cast | null = null;
  // All actors come from one address, and each asks for the page of a telephone several times.
  useOwnStage({ limits: { scanVisitsPerIpMinute: 500 } }, async (stage) => {
    const subject = await stage.subject();
    const expired = await stage.logIn(AUTHOR);
    await stage.servers.restart("SIGTERM", clockAhead(AHEAD_MINUTES));
    const begun = new Map<Actor, Visitor>();
    /** A log-in costs a hash, which is slow on purpose, and a page does not. */
    const browserOfBegun = async (actor: Actor, ownPage: string): Promise<Visitor> => {
      const kept = begun.get(actor);
      if (kept !== undefined && (await kept.copy().get(ownPage)).status === 200) return kept.copy();
      const browser = await stage.logIn(LOGIN_OF[actor] ?? "");
      begun.set(actor, browser);
      return browser.copy();
    };
    const browserOf = async (actor: Actor): Promise<Visitor> => {
      if (actor === "guest") return stage.guest();
      if (actor === "expired") return expired.copy();
      // Nearly every visit ends it (F-071).
      if (actor === "limited") return stage.logIn(LOGIN_OF[actor] ?? "");
      const ownPage = BEGUN[actor];
      return ownPage === undefined ? stage.as(LOGIN_OF[actor] ?? "") : browserOfBegun(actor, ownPage);
    };
    cast = { stage, subject, browserOf };
  });
  return {
    stage: later(() => cast && cast.stage),
    subject: later(() => cast && cast.subject),
    browserOf: async (actor) => {
      if (cast === null) throw new Error("the stage is not open yet");
      return cast.browserOf(actor);
    },
  };
}
