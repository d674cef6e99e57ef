import { createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Clock } from "../clock.ts";
import { isSameSecret, newRequestId } from "../sending/secrets.ts";
import { signatureSessions, type SigningFailure } from "../store/schema/signings.ts";
import type { Store } from "../store/store.ts";
import { issueSigningKey, loadAuthority } from "./authority.ts";
import { sealPdf } from "./pades/seal.ts";
import type {
  GivenSignature,
  ProviderConnection,
  ProviderToken,
  SignProvider,
  SignRequest,
  SignStatus,
} from "./provider.ts";
import { staged } from "./test-outcomes.ts";

const TOKEN_SECONDS = 900;
const MS_PER_SECOND = 1_000;
const MAX_WRONG_CODES = 3;
const PLACE = "Lietuva";

type SessionRow = typeof signatureSessions.$inferSelect;
type End = { state: "signed" } | { state: "canceled" | "error"; failure: SigningFailure };

const toStatus = ({ id, state, failure }: SessionRow): SignStatus => ({ sessionId: id, state, failure });

const canceled = (failure: SigningFailure): End => ({ state: "canceled", failure });
const failed = (failure: SigningFailure): End => ({ state: "error", failure });

async function requireSession(db: Store, id: string): Promise<SessionRow> {
  const [row] = await db.select().from(signatureSessions).where(eq(signatureSessions.id, id)).for("update");
  if (row === undefined) throw new Error("There is no such signing session.");
  return row;
}

async function end(db: Store, row: SessionRow, how: End): Promise<SignStatus> {
  const [ended] = await db
    .update(signatureSessions)
    .set({ state: how.state, failure: how.state === "signed" ? null : how.failure })
    .where(eq(signatureSessions.id, row.id))
    .returning();
  return toStatus(ended ?? row);
}

async function countWrongCode(db: Store, row: SessionRow): Promise<SignStatus> {
  const wrongCodes = row.wrongCodes + 1;
  if (wrongCodes >= MAX_WRONG_CODES) return end(db, row, failed("WRONG_CODE"));
  await db.update(signatureSessions).set({ wrongCodes }).where(eq(signatureSessions.id, row.id));
  return { ...toStatus(row), failure: "WRONG_CODE" };
}

/** A drawn signature stands for the code (F-361): who draws it sits in front of the seller. */
const isRight = (row: SessionRow, { code, evidence }: GivenSignature): boolean =>
  (code !== null && isSameSecret(code, row.code)) || (row.method === "tablet" && (evidence?.strokes.length ?? 0) > 0);

/**
 * The provider of demo and test. Its signatures are real ones (PAdES B-B), its certificates say that they are for tests;
 * who signs is known by a code, and how it ends can be staged (`test-outcomes.ts`).
 */
export function createEmbeddedProvider(clock: Pick<Clock, "now">): ProviderConnection {
  const key = randomBytes(32);
  const seal = (end: number) => createHmac("sha256", key).update(String(end)).digest("base64url");

  /** @throws Error for a token that is none of ours, or over */
  function requireToken(token: string): void {
    const [end = "", mac = ""] = token.split(".");
    const isOurs = isSameSecret(mac, seal(Number(end)));
    if (!isOurs || clock.now().getTime() >= Number(end)) throw new Error("The signing token is over.");
  }

  async function sign(db: Store, row: SessionRow, given: GivenSignature): Promise<SignStatus> {
    const now = clock.now();
    const person = { name: row.personName, personalCode: row.personalCode };
    const signingKey = await issueSigningKey(await loadAuthority(db, now), person, now);
    const words = { name: `TESTAS ${row.personName}`, reason: row.title, location: PLACE, signedAt: now };
    const signed = await sealPdf(row.document, signingKey, words);
    const [done] = await db
      .update(signatureSessions)
      .set({ state: "signed", signed, certificate: signingKey.certificate, evidence: given.evidence, signedAt: now })
      .where(eq(signatureSessions.id, row.id))
      .returning();
    return toStatus(done ?? row);
  }

  return {
    authorise: (): Promise<ProviderToken> => {
      const ends = clock.now().getTime() + TOKEN_SECONDS * MS_PER_SECOND;
      return Promise.resolve({ value: `${ends}.${seal(ends)}`, expiresInSeconds: TOKEN_SECONDS });
    },
    within: (db): SignProvider => ({
      id: "embedded-test",
      authority: async () => (await loadAuthority(db, clock.now())).certificate,
      async start(token: string, { document, signer, method, ...request }: SignRequest) {
        requireToken(token);
        const outcome = staged(signer.phone);
        const failsAtOnce = outcome === "DELIVERY";
        await db
          .insert(signatureSessions)
          .values({
            id: newRequestId(),
            idempotencyKey: request.idempotencyKey,
            personalCode: signer.personalCode,
            personName: signer.name,
            phone: signer.phone,
            title: document.title,
            method,
            state: failsAtOnce ? "error" : "pending",
            failure: failsAtOnce ? "DELIVERY" : null,
            code: request.verificationCode,
            document: document.pdf,
            expiresAt: request.expiresAt,
          })
          .onConflictDoNothing();
        const [row] = await db
          .select()
          .from(signatureSessions)
          .where(eq(signatureSessions.idempotencyKey, request.idempotencyKey));
        if (row === undefined) throw new Error("The signing session was not stored.");
        return toStatus(row);
      },
      async confirm(token, sessionId, given) {
        requireToken(token);
        const row = await requireSession(db, sessionId);
        if (row.state !== "pending") return toStatus(row);
        const outcome = staged(row.phone);
        if (row.expiresAt <= clock.now()) return end(db, row, failed("TIMEOUT"));
        if (outcome === "USER_REFUSED") return end(db, row, canceled(outcome));
        if (outcome !== null) return end(db, row, failed(outcome));
        return isRight(row, given) ? sign(db, row, given) : countWrongCode(db, row);
      },
      async cancel(token, sessionId) {
        requireToken(token);
        const row = await requireSession(db, sessionId);
        return row.state === "pending" ? end(db, row, canceled("CANCELLED")) : toStatus(row);
      },
      async fetch(token, sessionId) {
        requireToken(token);
        const { signed } = await requireSession(db, sessionId);
        if (signed === null) throw new Error("The document is not signed.");
        return { pdf: signed, level: "PAdES-B-B" };
      },
    }),
  };
}
