import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { prepareDataFolder, startBackEnd, type BackEndOptions, type RunningBackEnd } from "../../support/back-end.ts";
import { DEMO_PASSWORD, digestOf, logIn } from "../../support/demo-session.ts";
import { startMailServer, type TestMailServer } from "../../support/mail-server.ts";
import { soapCall } from "../../support/soap-call.ts";
import { codeIn, moveClock, otherThan, sendingStatus, sent, verifyCall } from "../../support/verify-call.ts";

const START_MS = 240_000;
const EMAIL = "jonas.s@pavyzdys.example";

const open: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function backEndWith(options: BackEndOptions): Promise<RunningBackEnd> {
  const backEnd = await startBackEnd(options);
  open.push(() => backEnd.stop());
  return backEnd;
}

const outboxOf = async ({ consoleUrl }: RunningBackEnd): Promise<unknown> =>
  (await fetch(`${consoleUrl}/outbox.json`)).json();

async function mailServer(...parameters: Parameters<typeof startMailServer>): Promise<TestMailServer> {
  const server = await startMailServer(...parameters);
  open.push(() => server.close());
  return server;
}

const askByEmail = ({ url }: RunningBackEnd) => verifyCall(url, "verify-contacts", { userName: "jonas.s", method: 1 });

describe("e-mail over SMTP", () => {
  test(
    "SMTP_URL: a real message reaches the operator's server with the code in it, and nothing lands in the outbox",
    async () => {
      const server = await mailServer();
      const backEnd = await backEndWith({
        env: { SMTP_URL: server.url, MAIL_FROM: "Žalias lizingas <kodai@lizingas.example>" },
      });
      const session = await logIn(backEnd.url, "jonas.s");
      const ofStory = await outboxOf(backEnd);
      const issued = await askByEmail(backEnd);
      expect(await sent(backEnd.url, issued.body.requestID)).toBe(2);
      const [mail] = server.mails;
      expect([mail?.from, mail?.to, mail?.subject]).toEqual(["kodai@lizingas.example", [EMAIL], "Patvirtinimo kodas"]);
      expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
      expect(mail?.text).toContain("UAB „Pavyzdžio lizingas“");
      const code = codeIn({ channel: "email", recipient: EMAIL, subject: "", content: mail?.text ?? "" });
      const typed = { session, token: issued.body.token, code, method: 1 };
      expect((await verifyCall(backEnd.url, "verify-contacts-code", typed)).body.verified).toBe(true);
      expect(await outboxOf(backEnd)).toEqual(ofStory);
    },
    START_MS,
  );

  test(
    "in the language of the user's last log-in, or of the call",
    async () => {
      const server = await mailServer();
      const backEnd = await backEndWith({ env: { SMTP_URL: server.url } });
      const credentials = { user: "rasa.s", password: digestOf(DEMO_PASSWORD), ip: "", kalba: "en" };
      await soapCall(backEnd.url, "Login3", credentials);
      const ask = async (userName: string, locale?: string) => {
        const body = { userName, method: 1, ...(locale !== undefined && { locale }) };
        await sent(backEnd.url, (await verifyCall(backEnd.url, "verify-contacts", body)).body.requestID);
        return server.mails.at(-1);
      };
      const english = await ask("rasa.s");
      expect(english?.subject).toBe("Verification code");
      expect(english?.text).toMatch(/your verification code: \d{4}/);
      expect((await ask("tomas.s"))?.subject).toBe("Patvirtinimo kodas");
      expect((await ask("kasa1", "en"))?.subject).toBe("Verification code");
    },
    START_MS,
  );

  test(
    "a name and password of the address are used, and never logged",
    async () => {
      const logins: (string | undefined)[] = [];
      const server = await mailServer({
        authOptional: false,
        onAuth: ({ username, password }, _session, done) => {
          logins.push(`${username}:${password}`);
          done(null, { user: username });
        },
      });
      const url = server.url.replace("smtp://", "smtp://siuntejas:hunter2@");
      const backEnd = await backEndWith({ env: { SMTP_URL: url } });
      expect(await sent(backEnd.url, (await askByEmail(backEnd)).body.requestID)).toBe(2);
      expect(logins).toEqual(["siuntejas:hunter2"]);
      expect(backEnd.log.join("\n")).not.toMatch(/hunter2|siuntejas|pavyzdys/);
    },
    START_MS,
  );

  test(
    "F-153: a mailbox that is refused is a failure at once; a busy one is tried until it takes the message",
    async () => {
      let busy = 2;
      const server = await mailServer({
        onRcptTo: ({ address }, _session, done) => {
          if (address === EMAIL) return done(Object.assign(new Error("No such mailbox."), { responseCode: 550 }));
          busy -= 1;
          done(busy >= 0 ? Object.assign(new Error("Later."), { responseCode: 451 }) : null);
        },
      });
      const backEnd = await backEndWith({ env: { SMTP_URL: server.url } });
      expect(await sent(backEnd.url, (await askByEmail(backEnd)).body.requestID)).toBe(1);
      const later = await verifyCall(backEnd.url, "verify-contacts", { userName: "vilte.s", method: 1 });
      expect((await sendingStatus(backEnd.url, String(later.body.requestID))).body.status).toBe(0);
      expect(await sent(backEnd.url, later.body.requestID)).toBe(2);
      expect(server.mails.map(({ to }) => to)).toEqual([["vilte.s@pavyzdys.example"]]);
    },
    START_MS,
  );

  test(
    "a server that cannot be reached is a failure before the portal has stopped asking",
    async () => {
      const backEnd = await backEndWith({ env: { SMTP_URL: "smtp://127.0.0.1:1" } });
      const issued = await askByEmail(backEnd);
      expect(await sent(backEnd.url, issued.body.requestID, 20_000)).toBe(1);
      expect((await askByEmail(backEnd)).body.info, "nobody waits for a message that failed").toEqual({
        code: 0,
        wait: 180,
      });
    },
    START_MS,
  );
});

describe("after a crash", () => {
  test(
    "a message that was queued is sent by the next process with the same code; tries stay counted, tokens stay good",
    async () => {
      const dataFolder = await prepareDataFolder();
      const blocked = await mailServer({
        onRcptTo: (_address, _session, done) => done(Object.assign(new Error("Later."), { responseCode: 451 })),
      });
      const first = await startBackEnd({ dataFolder, env: { SMTP_URL: blocked.url }, canBeKilled: true });
      const session = await logIn(first.url, "jonas.s");
      const issued = await askByEmail(first);
      const { token, requestID } = issued.body;
      const wrong = { session, token, code: "not1", method: 1 };
      for (let index = 0; index < 2; index += 1) await verifyCall(first.url, "verify-contacts-code", wrong);
      await first.kill();

      const server = await mailServer();
      const second = await backEndWith({ dataFolder, env: { SMTP_URL: server.url } });
      // What the first process had taken in hand is free again after its lease.
      await moveClock(second, 1);
      expect(await sent(second.url, requestID, 40_000)).toBe(2);
      const [mail] = server.mails;
      const code = codeIn({ channel: "email", recipient: EMAIL, subject: "", content: mail?.text ?? "" });
      const typed = { session, token, method: 1 };
      const third = await verifyCall(second.url, "verify-contacts-code", { ...typed, code: otherThan(code) });
      expect(third.body.info?.triesLeft).toBe(2);
      expect((await verifyCall(second.url, "verify-contacts-code", { ...typed, code })).body.verified).toBe(true);
      expect((await askByEmail(second)).body.info?.code).toBe(0);
    },
    START_MS,
  );
});

interface GatewayCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, string>;
}

/** An operator's SMS gateway that answers with these statuses in turn, then with 202. */
async function smsGateway(...statuses: number[]): Promise<{ url: string; calls: GatewayCall[] }> {
  const calls: GatewayCall[] = [];
  const server: Server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
      calls.push({ headers: request.headers, body });
      response.writeHead(statuses.shift() ?? 202).end("taken");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push(() => new Promise((resolve) => server.close(resolve)));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, calls };
}

describe("SMS through a gateway", () => {
  test(
    "SMS_URL, SMS_TOKEN: the message with number, text and an id that a repeated delivery repeats",
    async () => {
      const { url, calls } = await smsGateway(503);
      const backEnd = await backEndWith({ env: { SMS_URL: url, SMS_TOKEN: "hunter2" } });
      const issued = await verifyCall(backEnd.url, "send-sms", { phone: "+37061234567", locale: "lt" });
      expect(await sent(backEnd.url, issued.body.requestID)).toBe(2);
      expect(calls).toHaveLength(2);
      expect(calls[0]?.body).toEqual(calls[1]?.body);
      expect(calls[1]?.headers).toMatchObject({
        authorization: "Bearer hunter2",
        "content-type": "application/json",
        "idempotency-key": issued.body.requestID,
      });
      expect(calls[1]?.body).toMatchObject({ id: issued.body.requestID, to: "+37061234567" });
      const code = /kodas (\d{4})/.exec(calls[1]?.body["text"] ?? "")?.[1] ?? "";
      const typed = { token: issued.body.token, code, method: 2 };
      expect((await verifyCall(backEnd.url, "verify-code", typed)).body.verified).toBe(true);
      expect(backEnd.log.join("\n")).not.toMatch(/hunter2|61234567/);
    },
    START_MS,
  );

  test(
    "a number that the gateway refuses is a failure",
    async () => {
      const { url, calls } = await smsGateway(422);
      const backEnd = await backEndWith({ env: { SMS_URL: url } });
      const issued = await verifyCall(backEnd.url, "send-sms", { phone: "+37061234567" });
      expect(await sent(backEnd.url, issued.body.requestID)).toBe(1);
      expect(calls).toHaveLength(1);
    },
    START_MS,
  );
});

test(
  "in production there is neither outbox nor console: without an operator a message fails, and the rest works",
  async () => {
    const backEnd = await backEndWith({ env: { NODE_ENV: "production", DEMO_STORY: "on" } });
    expect(backEnd.consoleUrl).toBe("");
    const issued = await askByEmail(backEnd);
    expect(await sent(backEnd.url, issued.body.requestID)).toBe(1);
    const sms = await verifyCall(backEnd.url, "send-sms", { phone: "+37061234567" });
    expect(await sent(backEnd.url, sms.body.requestID)).toBe(1);
    expect((await fetch(`${backEnd.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${backEnd.url}/outbox`)).status).toBe(404);
  },
  START_MS,
);
