import { appendLine, type LoggedAction } from "../applications/action-log.ts";
import { maskRecipient } from "../sending/masked-recipient.ts";
import type { ApplicationRow } from "../store/application-fields.ts";
import type { SigningFailure } from "../store/schema/signings.ts";
import type { Store } from "../store/store.ts";
import { titleOf } from "./paper-titles.ts";
import { personOf, type SigningRow } from "./parts.ts";
import { SignatureType } from "./signature-types.ts";

const WAYS: Readonly<Record<number, string>> = {
  [SignatureType.remote]: "nuotoliniu būdu",
  [SignatureType.remoteTablet]: "planšetėje",
  [SignatureType.cent]: "vieno cento pavedimu",
};

const REASONS: Readonly<Record<SigningFailure, string>> = {
  USER_REFUSED: "atsisakyta",
  TIMEOUT: "baigėsi laikas",
  WRONG_CODE: "penkis kartus įvestas neteisingas kodas",
  NOT_REGISTERED: "šiuo būdu asmuo pasirašyti negali",
  DEVICE: "įrenginio klaida",
  DELIVERY: "nuoroda nepristatyta",
  PROVIDER: "parašas nepriimtas",
  CANCELLED: "atšaukta",
  REPLACED: "išsiųsta nauja nuoroda",
  OTHER_WAY: "pasirašyta kitu būdu",
  CHANGED: "pakeisti paraiškos duomenys",
};

/** What the log says of a request: whose signature of what, which way, and where the link went (F-180, F-363). */
export const noteOfRequest = (row: ApplicationRow, { subject, owner, way, contact }: SigningRow): string => {
  const to = contact === null ? "" : `, ${maskRecipient(contact)}`;
  return `${titleOf(row, subject)}, ${personOf(row, owner).name}: ${WAYS[way] ?? String(way)}${to}`;
};

/** What a person behind a link has done, or what ended the link. @param reason why it was not signed */
export async function logRequest(
  tx: Store,
  row: ApplicationRow,
  line: { signing: SigningRow; action: LoggedAction; at: Date; reason?: SigningFailure | null },
): Promise<void> {
  const { signing, action, at, reason = null } = line;
  await appendLine(tx, {
    applicationId: row.id,
    at,
    userId: null,
    userName: signing.owner === "spouse" ? "Sutuoktinis" : "Pirkėjas",
    action,
    note: `${titleOf(row, signing.subject)}: ${reason === null ? WAYS[signing.way] : REASONS[reason]}`,
  });
}
