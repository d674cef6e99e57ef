import type { SessionFacts } from "~/session/session-facts.server.ts";

/** The facts of the session, null when there is none any more, `failed` when the portal could not be asked. */
export type SessionAnswer = SessionFacts | null | "failed";

const DEADLINE_MS = 10_000;

/**
 * Asks the portal about the session of this browser. Never rejects.
 * @param extend the hidden fields of the extending form when the user has done something (F-102), null for a mere question
 */
export async function askSession(
  address: string,
  extend: Readonly<Record<string, string>> | null,
): Promise<SessionAnswer> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), DEADLINE_MS);
  try {
    const answer = await fetch(address, {
      ...(extend !== null && { method: "POST", body: new URLSearchParams(extend) }),
      headers: { Accept: "application/json" },
      cache: "no-store",
      redirect: "error",
      signal: deadline.signal,
    });
    if (!answer.ok) return "failed";
    const { session } = (await answer.json()) as { session: SessionFacts | null };
    return session;
  } catch {
    return "failed";
  } finally {
    clearTimeout(timer);
  }
}
