import type { MessageChannel } from "../store/schema/messages.ts";

/** A message with its text, ready to leave. */
export interface ReadyMessage {
  /** Shows an operator that two deliveries are one message. */
  readonly requestId: string;
  readonly recipient: string;
  /** Empty for an SMS. */
  readonly subject: string;
  readonly text: string;
  /** What an e-mail takes along. */
  readonly files?: readonly { readonly name: string; readonly content: Uint8Array }[];
}

/**
 * What became of a delivery. `refused`: it will never work. `unreachable`: no answer came, which is tried a few times.
 * `later`: the operator asked to come back, which is done until the message is of no use any more.
 */
export type Delivery =
  { readonly state: "sent" } | { readonly state: "refused" | "unreachable" | "later"; readonly reason: string };

/** A way out of the house. */
export interface Channel {
  /** Hands the message over within 12 seconds. Never throws: what goes wrong is part of the answer. */
  deliver(message: ReadyMessage): Promise<Delivery>;
  /** Gives connections back. */
  close(): Promise<void>;
}

/** The way out for each kind of message. */
export type Channels = Readonly<Record<MessageChannel, Channel>>;

/** Where an operator is missing, messages fail at once and say so: a demo's outbox has no place in production. */
export const missingChannel = (variable: string): Channel => ({
  deliver: async () => ({ state: "refused", reason: `${variable} is not set` }),
  close: async () => undefined,
});
