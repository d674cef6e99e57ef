import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { findApplicationForUpdate } from "../../../applications/find-application.ts";
import type { OperationContext } from "../../../context.ts";
import { writeColumns } from "../../../signing/columns.ts";
import { findObstacle, loadSigningFacts, type SigningFacts } from "../../../signing/obstacles.ts";
import { endRequest, loadParts, personOf, type PartFacts, type SigningRow } from "../../../signing/parts.ts";
import { SignatureType } from "../../../signing/signature-types.ts";
import { signingSecrets } from "../../../signing/signing-service.ts";
import { toShownFailure } from "../../../signing/signing-term.ts";
import type { ApplicationRow } from "../../../store/application-fields.ts";
import { messages } from "../../../store/schema/messages.ts";
import { withTransaction, type Store } from "../../../store/store.ts";
import { answer, refusal, type Answer, type AnswerFields } from "../../../wire/answer.ts";
import { applicationIdInput } from "../../../wire/wire-input.ts";
import { toFlag, toLocalTime, toNumber } from "../../../wire/wire-output.ts";
import { operation, STAFF } from "../../call/operation.ts";
import { documentNumber } from "./part-input.ts";
import { titleOf } from "../../../signing/paper-titles.ts";
import { stateAt } from "./signing-link.ts";

const WAYS = [SignatureType.remote, SignatureType.remoteTablet, SignatureType.cent] as const;

/** Whether the link has left (F-368): the state of its last message. */
async function sendingOf(db: Store, { id }: SigningRow): Promise<number | null> {
  const [message] = await db
    .select({ status: messages.status })
    .from(messages)
    .where(and(eq(messages.signingId, id)))
    .orderBy(desc(messages.id))
    .limit(1);
  return message?.status ?? null;
}

/** One request as its users see it; the secret of a link only where the shop itself opens it. */
async function toRequest(context: OperationContext, facts: SigningFacts, row: SigningRow): Promise<AnswerFields> {
  const { state, failure } = stateAt(row, context.clock.now());
  const secrets = signingSecrets(context);
  const isOpenedHere = state === "pending" && row.way !== SignatureType.remote;
  return {
    PasirasymoTipas: String(row.way),
    Busena: state,
    Priezastis: toShownFailure({ subject: row.subject, failure }, facts.isTermOver),
    Kanalas: row.channel,
    Kontaktas: row.contact,
    Pradeta: toLocalTime(row.startedAt),
    GaliojaIki: toLocalTime(row.expiresAt),
    Baigta: row.endedAt === null ? null : toLocalTime(row.endedAt),
    SiuntimoBusena: toNumber(await sendingOf(context.db, row)),
    Raktas: isOpenedHere ? secrets.linkTokenOf(row.nonce) : null,
    Kodas: isOpenedHere && row.way === SignatureType.remoteTablet ? secrets.codeOf(row.nonce) : null,
  };
}

/** The newest request of each way. */
const newestOfWays = ({ requests }: PartFacts): SigningRow[] =>
  WAYS.flatMap((way) => requests.find((request) => request.way === way) ?? []);

async function toPart(context: OperationContext, facts: SigningFacts, part: PartFacts): Promise<AnswerFields> {
  const { row } = facts;
  const requests = await Promise.all(newestOfWays(part).map((request) => toRequest(context, facts, request)));
  const slots = facts.missing.find(({ owner }) => owner === part.owner)?.slots ?? [];
  const ways = WAYS.map((way) => {
    const obstacle = findObstacle(facts, part, way);
    const isAboutCopies = obstacle === "COPIES" || obstacle === "DOCUMENTS";
    return {
      PasirasymoTipas: String(way),
      Kliutis: obstacle,
      Trukstami: isAboutCopies ? { Vieta: slots.map(String) } : null,
    };
  });
  const person = personOf(row, part.owner);
  return {
    Dokumentas: documentNumber(part),
    Sutuoktinis: toFlag(part.owner === "spouse"),
    Pavadinimas: titleOf(row, part.subject),
    Vardas: person.name,
    ElPastas: person.email,
    Telefonas: person.phone,
    Pasirasymas: String(part.type),
    Budai: { Budas: ways },
    Uzklausos: { Uzklausa: requests },
  };
}

async function describe(context: OperationContext, row: ApplicationRow): Promise<Answer> {
  const parts = await loadParts(context.db, row);
  const facts = await loadSigningFacts(context.db, row, parts, context.clock.now());
  const described = await Promise.all(parts.map((part) => toPart(context, facts, part)));
  return answer({
    Versija: String(row.version),
    InicijavimasGalimas: String(row.signingAllowed),
    Pasirasymai: { Dalis: described },
  });
}

/** A request whose time is over no longer holds its application. */
async function settleExpired(tx: Store, context: OperationContext, row: ApplicationRow): Promise<ApplicationRow> {
  const now = context.clock.now();
  const parts = await loadParts(tx, row);
  const over = parts.flatMap(({ requests }) =>
    requests.filter((request) => request.state === "pending" && stateAt(request, now).state !== "pending"),
  );
  if (over.length === 0) return row;
  for (const { id } of over) await endRequest(tx, id, { state: "error", failure: "TIMEOUT", endedAt: now });
  return writeColumns(tx, row, { parts: await loadParts(tx, row), now });
}

/** Every signature of an application: how it is marked, its requests, and why a way is closed (F-356 to F-361, F-364). */
export const getSigningStatus = operation(
  STAFF,
  z.object({ ParaiskosID: applicationIdInput }),
  (context, session, request) =>
    withTransaction(context.db, async (tx) => {
      const row = await findApplicationForUpdate(tx, session, request.ParaiskosID);
      if (row === null) return refusal(1063);
      const inside = { ...context, db: tx };
      return describe(inside, await settleExpired(tx, context, row));
    }),
);
