import type { OperationContext } from "../context.ts";
import { describeFailure } from "../failure-description.ts";
import { writeLog } from "../log.ts";
import { startMailCatcher, type MailCatcher } from "./mail-catcher.ts";
import { missingChannel, type Channel } from "./channel.ts";
import { createEmailChannel } from "./email-channel.ts";
import { deleteOldRecords } from "./retention.ts";
import { startSender, type Sender, type SenderContext } from "./sender.ts";
import { createSecrets, type Secrets } from "./secrets.ts";
import { loadServiceKey } from "./service-key.ts";
import { createOutboxSmsChannel, createSmsGateway } from "./sms-channels.ts";

const CLEANING_MS = 3_600_000;

/** Messages of the whole back end: what makes their secrets, and what sends them. */
export interface Sending {
  readonly secrets: Secrets;
  readonly sender: Sender;
  stop(): Promise<void>;
}

function chooseSmsChannel(context: OperationContext): Channel {
  const { smsUrl, smsToken, isProduction } = context.environment;
  if (smsUrl !== null) return createSmsGateway(smsUrl, smsToken);
  return isProduction ? missingChannel("SMS_URL") : createOutboxSmsChannel(context);
}

function chooseEmailChannel(context: OperationContext): Channel {
  const { smtpUrl, mailFrom: from, isProduction } = context.environment;
  if (smtpUrl !== null) return createEmailChannel({ findServer: async () => smtpUrl, from, isProduction });
  if (isProduction) return missingChannel("SMTP_URL");
  let server: Promise<MailCatcher> | null = null;
  const findServer = async () => {
    server ??= startMailCatcher(context);
    return (await server).url;
  };
  const channel = createEmailChannel({ findServer, from, isProduction });
  return {
    deliver: channel.deliver,
    close: async () => {
      await channel.close();
      await (await server)?.close();
    },
  };
}

/** Forgets old records at the start and every hour. @returns ends it */
function startCleaning({ db, clock }: OperationContext): () => Promise<void> {
  const clean = () =>
    deleteOldRecords(db, clock.now()).catch((error: unknown) =>
      writeLog("error", { ev: "retention", ...describeFailure(error) }),
    );
  let last = clean();
  const timer = setInterval(() => {
    last = clean();
  }, CLEANING_MS);
  return async () => {
    clearInterval(timer);
    await last;
  };
}

/**
 * Starts sending: messages that an earlier process left behind leave first.
 * @throws EnvironmentError when there is no key to make codes with
 */
export function startSending(context: OperationContext, follow: Pick<SenderContext, "onFailed"> = {}): Sending {
  const { db, clock, environment } = context;
  const secrets = createSecrets(loadServiceKey(environment));
  const channels = { email: chooseEmailChannel(context), sms: chooseSmsChannel(context) };
  const { publicOrigin } = environment;
  const sender = startSender({ db, clock, secrets, publicOrigin, channels, ...follow });
  const endCleaning = startCleaning(context);
  return {
    secrets,
    sender,
    async stop() {
      await Promise.all([sender.stop(), endCleaning()]);
      await Promise.all([channels.email.close(), channels.sms.close()]);
    },
  };
}
