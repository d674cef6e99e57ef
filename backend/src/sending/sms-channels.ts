import type { OperationContext } from "../context.ts";
import type { Channel, Delivery, ReadyMessage } from "./channel.ts";
import { demoFateOf } from "./demo-recipients.ts";
import { saveInOutbox } from "./outbox.ts";

/** Name under which SMS arrive. */
const SMS_SENDER = "Pavyzdys";

const TIMEOUT_MS = 8_000;
const TOO_MANY_REQUESTS = 429;
const REQUEST_TIMEOUT = 408;
const SERVER_FAULT = 500;

/** The embedded operator: messages land in the console's outbox (O16). */
export const createOutboxSmsChannel = ({ db, clock }: Pick<OperationContext, "db" | "clock">): Channel => ({
  async deliver({ recipient, text }) {
    const fate = demoFateOf(recipient);
    if (fate === "fails") return { state: "refused", reason: "NO_SUCH_NUMBER" };
    if (fate === "waits") return { state: "later", reason: "PHONE_OFF" };
    await saveInOutbox(db, clock, { channel: "sms", sender: SMS_SENDER, recipient, subject: "", content: text });
    return { state: "sent" };
  },
  close: async () => undefined,
});

/** A gateway that is overloaded or has a fault of its own may take the message later. */
function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return { state: "sent" };
  const isPassing = status >= SERVER_FAULT || status === TOO_MANY_REQUESTS || status === REQUEST_TIMEOUT;
  return { state: isPassing ? "later" : "refused", reason: `HTTP_${status}` };
}

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error && "code" in cause && typeof cause.code === "string") return cause.code;
  return error instanceof Error ? error.name : "UNKNOWN";
};

async function post(url: string, token: string | null, message: ReadyMessage): Promise<Delivery> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": message.requestId,
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      id: message.requestId,
      from: SMS_SENDER,
      to: message.recipient,
      text: message.text,
    }),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return deliveryOf(response.status);
}

/**
 * An operator's HTTP gateway (SMS_URL, SMS_TOKEN): `POST {id, from, to, text}` as JSON; any 2xx means that it has the
 * message. The id repeats when a delivery is repeated.
 */
export const createSmsGateway = (url: string, token: string | null): Channel => ({
  deliver: (message) =>
    post(url, token, message).catch((error: unknown) => ({ state: "unreachable", reason: reasonOf(error) })),
  close: async () => undefined,
});
