import type { Transporter } from "nodemailer";
import { isLoopbackName } from "../loopback.ts";
import type { Channel, Delivery } from "./channel.ts";

const CONNECT_MS = 4_000;
const SILENCE_MS = 8_000;
const DELIVERY_MS = 12_000;

const FIRST_PASSING_REPLY = 400;
const FIRST_LASTING_REPLY = 500;

/** The server's reply code, such as 550; null when it gave none. */
const replyCodeOf = (error: unknown): number | null =>
  error instanceof Error && "responseCode" in error && typeof error.responseCode === "number"
    ? error.responseCode
    : null;

/** Kinds of failure by name only: a message of the mail server repeats the address. */
const nameOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "UNKNOWN";

/** Replies of 4xx mean "later", of 5xx "never" (RFC 5321, 4.2.1); without a reply the server was not reached. */
function toDelivery(error: unknown): Delivery {
  const reply = replyCodeOf(error);
  if (reply !== null && reply >= FIRST_LASTING_REPLY) return { state: "refused", reason: `SMTP_${reply}` };
  if (reply !== null && reply >= FIRST_PASSING_REPLY) return { state: "later", reason: `SMTP_${reply}` };
  return { state: "unreachable", reason: nameOf(error) };
}

/** The library is loaded with the first message: a start need not wait for it (P13). */
async function connect(smtpUrl: string, isProduction: boolean): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  const { hostname } = new URL(smtpUrl);
  return createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // Codes do not travel in the clear over a real network.
    requireTLS: isProduction && !isLoopbackName(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** How an e-mail channel finds its server. */
export interface EmailSettings {
  /** Asked before the first message; the embedded server starts then. */
  readonly findServer: () => Promise<string>;
  readonly from: string;
  readonly isProduction: boolean;
}

/** E-mail over SMTP. */
export function createEmailChannel({ findServer, from, isProduction }: EmailSettings): Channel {
  let transport: Transporter | null = null;
  const open = async (): Promise<Transporter> => {
    transport ??= await connect(await findServer(), isProduction);
    return transport;
  };
  return {
    async deliver({ requestId, recipient, subject, text, files = [] }) {
      try {
        const headers = { "Auto-Submitted": "auto-generated", "X-Request-Id": requestId };
        const signal = AbortSignal.timeout(DELIVERY_MS);
        // An address object is never parsed as a list of addresses.
        const to = { name: "", address: recipient };
        const attachments = files.map(({ name, content }) => ({ filename: name, content: Buffer.from(content) }));
        await (await open()).sendMail({ from, to, subject, text, headers, attachments, signal });
        return { state: "sent" };
      } catch (error) {
        return toDelivery(error);
      }
    },
    close: async () => transport?.close(),
  };
}
