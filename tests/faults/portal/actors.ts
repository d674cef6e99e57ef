import type { Visitor } from "../../support/http-client.ts";
import { later } from "../../support/later.ts";
import { clockAhead } from "../../support/portal-servers.ts";
import type { RouteSubject } from "./form-table.ts";
import { LOGIN_OF, type Actor } from "./actor-names.ts";
import { AUTHOR, useStage, type Stage } from "./stage.ts";

/** Idleness ends a session after 30 minutes. */
const AHEAD_MINUTES = 31;

/** Log-ins that a visit may end or take further. */
const BEGUN: readonly Actor[] = ["limited", "unverified", "passwordExpired"];

/** A stage with something to be about, and everybody who comes to it. */
export interface Cast {
  stage: Stage;
  subject: RouteSubject;
  /** A browser of this actor. That of a log-in that has begun only is a new one each time: a limited one ends with its first step aside (F-071). */
  browserOf: (actor: Actor) => Promise<Visitor>;
}

/** Opens the stage before the first test: the author's session of then has expired, the portal's clock is ahead. */
export function useCast(): Cast {
  let cast: Cast | null = null;
  // All actors come from one address, and each asks for the page of a telephone several times.
  useStage({ limits: { scanVisitsPerIpMinute: 500 } }, async (stage) => {
    const subject = await stage.subject();
    const expired = await stage.logIn(AUTHOR);
    await stage.servers.restart("SIGTERM", clockAhead(AHEAD_MINUTES));
    const browserOf = async (actor: Actor): Promise<Visitor> => {
      if (actor === "guest") return stage.guest();
      if (actor === "expired") return expired.copy();
      const login = LOGIN_OF[actor] ?? "";
      return BEGUN.includes(actor) ? stage.logIn(login) : stage.as(login);
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
