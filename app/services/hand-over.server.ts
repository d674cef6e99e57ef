import type { Language } from "~/domain/language.ts";
import type { Backend } from "./backend.server.ts";
import { callOperation } from "./call-operation.server.ts";
import { handOverSending } from "./wire/hand-over.ts";
import { nothing } from "./wire/parts.ts";

/** An SMS to a buyer, with the secret of the address that the portal has made. */
export interface HandOverMessage {
  applicationId: number;
  secret: string;
  /** E.164. */
  phone: string;
  /** For so long the address works. */
  minutes: number;
  language: Language;
}

/** Sends the buyer the address of the own page by SMS (O2); `obstacle` says why none has left. */
export const sendHandOver = (backend: Backend, { applicationId, secret, phone, minutes, language }: HandOverMessage) =>
  callOperation(backend, {
    operation: "SendHandOver",
    args: { ParaiskosID: applicationId, Raktas: secret, Telefonas: phone, GaliojaMinuciu: minutes, Kalba: language },
    answer: handOverSending,
    refusals: [1060, 1063, 1100],
  });

/** What the log of an application says of a hand-over. */
export type HandOverEvent = "BEGUN" | "OPENED" | "FILLED" | "USED" | "DROPPED" | "ENDED";

/** Writes it into the log, which alone is kept when the hand-over is over (F-180). */
export const logHandOver = (backend: Backend, applicationId: number, event: HandOverEvent) =>
  callOperation(backend, {
    operation: "LogHandOver",
    args: { ParaiskosID: applicationId, Ivykis: event },
    answer: nothing,
    refusals: [1063],
  });
