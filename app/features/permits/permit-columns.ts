import type { Language } from "~/domain/language.ts";
import { notesOf, toMinute } from "~/flows/permit/permit-answers.ts";
import type { ListColumn } from "~/lists/list-columns.ts";
import type { LocalisedText } from "~/services/localised-text.ts";
import type { Permit } from "~/services/permit-types.ts";

/** The words of a request in one language; a code that we do not know is shown as it is (F-587). */
export interface PermitWords {
  language: Language;
  status: (code: string) => string;
  sequence: (code: number) => string;
  creditType: (code: number) => string;
  localised: (text: LocalisedText | null) => string | null;
}

/** Name and surname of the buyer. */
export const buyerOf = ({ buyerFirstName, buyerLastName }: Permit): string =>
  [buyerFirstName, buyerLastName].filter((name) => name !== null).join(" ");

/** Who gave the first of two answers, and when; null before. */
export const firstManagerOf = ({ firstManager, firstAnsweredAt }: Permit): string | null =>
  firstManager === null || firstAnsweredAt === null ? firstManager : `${firstManager}, ${toMinute(firstAnsweredAt)}`;

type PermitColumn = ListColumn<Permit, PermitWords>;

/** Every field of a request (F-370). Names are keys of `columns`. */
export const PERMIT_COLUMNS = {
  number: { kind: "integer", value: ({ id }) => id },
  askedAt: { kind: "moment", value: ({ askedAt }) => toMinute(askedAt) },
  application: { kind: "integer", value: ({ applicationId }) => applicationId },
  buyer: { kind: "text", value: (row) => buyerOf(row) || null },
  status: { kind: "text", value: ({ status }, words) => words.status(status) },
  sum: { kind: "money", value: ({ sumCents }) => sumCents },
  advance: { kind: "money", value: ({ advanceCents }) => advanceCents },
  durationMonths: { kind: "integer", value: ({ durationMonths }) => durationMonths },
  conditionVariant: { kind: "text", value: ({ conditionVariant }, words) => words.localised(conditionVariant) },
  creditType: { kind: "text", value: ({ creditType }, words) => words.creditType(creditType) },
  sequence: { kind: "text", value: ({ sequence }, words) => words.sequence(sequence) },
  shopName: { kind: "text", value: ({ shopName }) => shopName },
  initiator: { kind: "text", value: ({ initiator }) => initiator },
  closer: { kind: "text", value: ({ closer }) => closer },
  reason: { kind: "longText", value: ({ reason }) => reason },
  note: { kind: "longText", value: notesOf },
} as const satisfies Record<string, PermitColumn>;
