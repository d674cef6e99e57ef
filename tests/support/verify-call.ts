import { setTimeout as pause } from "node:timers/promises";
import type { RunningBackEnd } from "./back-end.ts";
import { checkAnswer, isDescribedBody } from "./verify-contract.ts";

/** What a call of the verification service came to. */
export interface VerifyReply {
  readonly status: number;
  readonly body: Record<string, unknown> & {
    readonly info?: { code?: number; wait: number; reason?: string; errorCode?: number; triesLeft?: number };
    readonly token?: string | null;
    readonly requestID?: string | null;
    readonly status?: number | boolean;
    readonly error?: { code: string; message: string };
  };
}

/** Posts to a call. An answer that is not as the contract describes it fails the test, and so does a taken body that is not. */
export async function verifyCall(url: string, call: string, body: object): Promise<VerifyReply> {
  const response = await fetch(`${url}/user-verify/${call}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as VerifyReply["body"];
  checkAnswer(call, response.status, answer);
  if (response.status === 200 && !isDescribedBody(call, body)) throw new Error(`${call} took a body it must not take`);
  return { status: response.status, body: answer };
}

/** The sending status as the service tells it. */
export async function sendingStatus(url: string, requestId: string): Promise<VerifyReply> {
  const response = await fetch(`${url}/user-verify/sending-status/${requestId}`);
  const body = (await response.json()) as VerifyReply["body"];
  checkAnswer("sending-status", response.status, body);
  return { status: response.status, body };
}

/** Polls until the message is no longer pending. @returns 1 failed, 2 success */
export async function sent(url: string, requestId: unknown, timeoutMs = 25_000): Promise<number> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const { body } = await sendingStatus(url, String(requestId));
    if (body.status !== 0) return Number(body.status);
    if (Date.now() > deadline) return 0;
    await pause(50);
  }
}

/** A message that the demo's operators caught. */
export interface CaughtMessage {
  readonly channel: "email" | "sms";
  readonly recipient: string;
  readonly subject: string;
  readonly content: string;
  /** What an e-mail brought along. */
  readonly files?: readonly { readonly name: string; readonly hash: string }[];
}

/** Messages to a recipient, the newest first. */
export async function messagesTo({ consoleUrl }: RunningBackEnd, recipient: string): Promise<CaughtMessage[]> {
  const response = await fetch(`${consoleUrl}/outbox.json`);
  const all = (await response.json()) as CaughtMessage[];
  return all.filter((message) => message.recipient === recipient);
}

/** The code in a message, whatever its language. */
export const codeIn = ({ content }: CaughtMessage): string =>
  /(?:kodas:?|code:?) (\d{4})\b/.exec(content)?.[1] ?? "no code";

/** A code that was asked for, as its owner has it: waits until it has arrived. */
export async function receivedCode(backEnd: RunningBackEnd, issued: VerifyReply, recipient: string): Promise<string> {
  const status = await sent(backEnd.url, issued.body.requestID);
  if (status !== 2) throw new Error(`The message to ${recipient} has status ${status}`);
  const [newest] = await messagesTo(backEnd, recipient);
  if (newest === undefined) throw new Error(`Nothing came to ${recipient}`);
  return codeIn(newest);
}

/** Another code than this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, "0");

/** Moves the back end's clock. */
export async function moveClock({ consoleUrl }: RunningBackEnd, minutes: number): Promise<void> {
  const response = await fetch(`${consoleUrl}/clock`, {
    method: "POST",
    body: new URLSearchParams({ minutes: String(minutes) }),
    redirect: "manual",
  });
  if (response.status !== 303) throw new Error(`The clock was not moved: ${response.status}`);
}
