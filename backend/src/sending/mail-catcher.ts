import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import type { SMTPServer, SMTPServerAddress, SMTPServerDataStream, SMTPServerSession } from "smtp-server";
import type { OperationContext } from "../context.ts";
import { demoFateOf } from "./demo-recipients.ts";
import { saveInOutbox } from "./outbox.ts";

const HOST = "127.0.0.1";
/** Room for the documents of a contract in base64 (F-347). */
const MAX_MESSAGE_BYTES = 24 * 1024 * 1024;

/** The embedded mail server while it runs. */
export interface MailCatcher {
  /** smtp://127.0.0.1:port. */
  readonly url: string;
  close(): Promise<void>;
}

/** A reply of the protocol instead of success. */
const replyWith = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });

function judge({ address }: SMTPServerAddress): Error | null {
  const fate = demoFateOf(address);
  if (fate === "fails") return replyWith(550, "There is no such mailbox.");
  return fate === "waits" ? replyWith(451, "The mailbox is busy, come back later.") : null;
}

async function keep(
  { db, clock }: Pick<OperationContext, "db" | "clock">,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> {
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()));
  const { mailFrom, rcptTo } = session.envelope;
  await saveInOutbox(db, clock, {
    channel: "email",
    sender: mailFrom === false ? "" : mailFrom.address,
    recipient: rcptTo.map(({ address }) => address).join(", "),
    subject: mail.subject ?? "",
    content: (mail.text ?? "").trimEnd(),
    files: mail.attachments.map(({ filename, content }) => ({
      name: filename ?? "",
      hash: createHash("sha256")
        .update(Buffer.from(content as ArrayBuffer))
        .digest("hex"),
    })),
  });
}

function listen(server: SMTPServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    const socket = server.listen(0, HOST, () => resolve((socket.address() as AddressInfo).port));
  });
}

/**
 * A real mail server on this machine's loopback that delivers nothing: what it takes lands in the console's outbox.
 * Mailboxes named `fail` are refused, those named `slow` put off for ever (F-138).
 */
export async function startMailCatcher(context: Pick<OperationContext, "db" | "clock">): Promise<MailCatcher> {
  const { SMTPServer } = await import("smtp-server");
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    size: MAX_MESSAGE_BYTES,
    disableReverseLookup: true,
    onRcptTo: (address, _session, done) => done(judge(address)),
    onData: (stream, session, done) => {
      keep(context, stream, session).then(
        () => done(),
        () => done(replyWith(451, "The outbox does not take it now.")),
      );
    },
  });
  const port = await listen(server);
  server.on("error", () => undefined);
  return {
    url: `smtp://${HOST}:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
