import { createHmac, randomBytes } from "node:crypto";
import { eq, getTableColumns } from "drizzle-orm";
import type { Clock } from "../clock.ts";
import { isSameSecret, newRequestId } from "../sending/secrets.ts";
import { signatureSessions, type SigningFailure } from "../store/schema/signings.ts";
import type { Store } from "../store/store.ts";
import { AUTHORITY_NAME, identityOfCompany, identityOfPerson, issueSigningKey, loadAuthority } from "./authority.ts";
import { sealPdf } from "./pades/seal.ts";
import type { SignaturePlace } from "../documents/layout/blocks.ts";
import type { StampFacts } from "../documents/signature-stamp.ts";
import type { Identity } from "./pades/certificate.ts";
import type {
  GivenSignature,
  ProviderConnection,
  ProviderToken,
  SealRequest,
  SignedFile,
  SignProvider,
  SignRequest,
  SignStatus,
} from "./provider.ts";
import { staged } from "./test-outcomes.ts";

const TOKEN_SECONDS = 900;
const MS_PER_SECOND = 1_000;
/** Tries of one code (O14). */
const MAX_WRONG_CODES = 5;
const PLACE = "Lietuva";

const {
  document: _document,
  signed: _signed,
  certificate: _certificate,
  ...COLUMNS
} = getTableColumns(signatureSessions);

/** A session without its files, which are large: they are read where one is signed or fetched. */
type SessionRow = Omit<typeof signatureSessions.$inferSelect, "document" | "signed" | "certificate">;
type End = { state: "signed" } | { state: "canceled" | "error"; failure: SigningFailure };

const toStatus = ({ id, state, failure }: SessionRow): SignStatus => ({ sessionId: id, state, failure });

const canceled = (failure: SigningFailure): End => ({ state: "canceled", failure });
const failed = (failure: SigningFailure): End => ({ state: "error", failure });

async function requireSession(db: Store, id: string): Promise<SessionRow> {
  const [row] = await db.select(COLUMNS).from(signatureSessions).where(eq(signatureSessions.id, id)).for("update");
  if (row === undefined) throw new Error("There is no such signing session.");
  return row;
}

/** What is to be signed in a session, or what was. @throws Error where there is none yet */
async function fileOf(db: Store, id: string, which: "document" | "signed"): Promise<Uint8Array> {
  const file = { file: signatureSessions[which] };
  const [row] = await db.select(file).from(signatureSessions).where(eq(signatureSessions.id, id));
  if (!row?.file) throw new Error("The document is not signed.");
  return row.file;
}

async function end(db: Store, row: SessionRow, how: End): Promise<SignStatus> {
  const [ended] = await db
    .update(signatureSessions)
    .set({ state: how.state, failure: how.state === "signed" ? null : how.failure })
    .where(eq(signatureSessions.id, row.id))
    .returning(COLUMNS);
  return toStatus(ended ?? row);
}

async function countWrongCode(db: Store, row: SessionRow): Promise<SignStatus> {
  const wrongCodes = row.wrongCodes + 1;
  if (wrongCodes >= MAX_WRONG_CODES) return end(db, row, failed("WRONG_CODE"));
  await db.update(signatureSessions).set({ wrongCodes }).where(eq(signatureSessions.id, row.id));
  return { ...toStatus(row), failure: "WRONG_CODE", triesLeft: MAX_WRONG_CODES - wrongCodes };
}

/** A drawn signature stands for the code (F-361): who draws it sits in front of the seller. */
const isRight = (row: SessionRow, { code, evidence }: GivenSignature): boolean =>
  (code !== null && isSameSecret(code, row.code)) || (row.method === "tablet" && (evidence?.strokes.length ?? 0) > 0);

/** One signature or seal to be made. */
interface Order extends Pick<StampFacts, "name" | "way" | "strokes"> {
  readonly identity: Identity;
  readonly title: string;
  readonly pdf: Uint8Array;
  readonly place: SignaturePlace;
}

/** Makes it with a key of its own, and shows it in its place of the document. */
async function makeSignature(db: Store, now: Date, { title, pdf, place, identity, ...order }: Order) {
  const { name, way, strokes } = order;
  const key = await issueSigningKey(await loadAuthority(db, now), { name, identity }, now);
  const words = { name: `TESTAS ${name}`, reason: title, location: PLACE, signedAt: now };
  const facts = { name, way, strokes, at: now.toISOString(), authority: AUTHORITY_NAME };
  return {
    pdf: await sealPdf(pdf, key, { words, look: { place, facts } }),
    certificate: key.certificate,
    signedAt: now,
  };
}

/** What a signature says of its way: a tablet without a drawing took the code. */
function wayOf({ method }: SessionRow, { evidence }: GivenSignature): StampFacts["way"] {
  if (method === "tablet") return (evidence?.strokes.length ?? 0) > 0 ? "drawn" : "code";
  return method === "cent" ? "cent" : "link";
}

async function sign(db: Store, now: Date, row: SessionRow, given: GivenSignature): Promise<SignStatus> {
  const {
    pdf: signed,
    certificate,
    signedAt,
  } = await makeSignature(db, now, {
    ...row,
    identity: identityOfPerson(row.personalCode),
    name: row.personName,
    pdf: await fileOf(db, row.id, "document"),
    place: given.place,
    way: wayOf(row, given),
    strokes: given.evidence?.strokes ?? [],
  });
  const [done] = await db
    .update(signatureSessions)
    .set({ state: "signed", signed, certificate, evidence: given.evidence, signedAt })
    .where(eq(signatureSessions.id, row.id))
    .returning(COLUMNS);
  return toStatus(done ?? row);
}

/** The company's own seal; it stands in the lender's place. */
async function seal(db: Store, now: Date, { document, company: { name, code } }: SealRequest): Promise<SignedFile> {
  const order = {
    ...document,
    name,
    identity: identityOfCompany(code),
    place: "lender",
    way: "seal",
    strokes: [],
  } as const;
  const { pdf } = await makeSignature(db, now, order);
  return { pdf, level: "PAdES-B-B" };
}

/**
 * The provider of demo and test. Its signatures are real ones (PAdES B-B), its certificates say that they are for tests;
 * who signs is known by a code, and how it ends can be staged (`test-outcomes.ts`).
 */
export function createEmbeddedProvider(clock: Pick<Clock, "now">): ProviderConnection {
  const key = randomBytes(32);
  const stamp = (end: number) => createHmac("sha256", key).update(String(end)).digest("base64url");

  /** @throws Error for a token that is none of ours, or over */
  function requireToken(token: string): void {
    const [end = "", mac = ""] = token.split(".");
    const isOurs = isSameSecret(mac, stamp(Number(end)));
    if (!isOurs || clock.now().getTime() >= Number(end)) throw new Error("The signing token is over.");
  }

  return {
    authorise: (): Promise<ProviderToken> => {
      const ends = clock.now().getTime() + TOKEN_SECONDS * MS_PER_SECOND;
      return Promise.resolve({ value: `${ends}.${stamp(ends)}`, expiresInSeconds: TOKEN_SECONDS });
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
          .select(COLUMNS)
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
        return isRight(row, given) ? sign(db, clock.now(), row, given) : countWrongCode(db, row);
      },
      async cancel(token, sessionId) {
        requireToken(token);
        const row = await requireSession(db, sessionId);
        return row.state === "pending" ? end(db, row, canceled("CANCELLED")) : toStatus(row);
      },
      async fetch(token, sessionId) {
        requireToken(token);
        return { pdf: await fileOf(db, sessionId, "signed"), level: "PAdES-B-B" };
      },
      async seal(token, request) {
        requireToken(token);
        return seal(db, clock.now(), request);
      },
    }),
  };
}
