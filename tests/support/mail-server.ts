import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail as an operator's server receives it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly headers: ReadonlyMap<string, string>;
}

/** An operator's mail server of a test. */
export interface TestMailServer {
  readonly url: string;
  readonly mails: ReceivedMail[];
  close(): Promise<void>;
}

/** Starts a mail server on this machine's loopback; `options` may refuse, ask for a password, or be slow. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onData: (stream, { envelope }, done) => {
      void stream.toArray().then(async (chunks: Buffer[]) => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        mails.push({
          from: envelope.mailFrom === false ? "" : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          subject: mail.subject ?? "",
          text: mail.text ?? "",
          headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
        });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => undefined);
  const socket = await new Promise<ReturnType<SMTPServer["listen"]>>((resolve) => {
    const listening = server.listen(port, "127.0.0.1", () => resolve(listening));
  });
  const address = socket.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
