import type { SessionStage, SessionStart } from "./portal-session.ts";

/** What a log-in by a partner's limited link, or into a limited account, carries through all its steps (F-086). */
export const LIMITED_MARK = { limitedLogin: true } as const;

/** What a log-in becomes when nothing is left to do: a code, a new password or a chosen way makes no more of a limited one (F-071, F-093). */
export const finishedStage = ({ additional }: Pick<SessionStart, "additional">): SessionStage =>
  additional["limitedLogin"] === LIMITED_MARK.limitedLogin ? "limited" : "full";
