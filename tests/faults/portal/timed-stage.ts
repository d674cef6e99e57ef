import { afterAll, beforeAll, beforeEach, expect, vi } from "vitest";
import type { SessionFacts } from "../../../app/session/session-facts.server.ts";
import type { Reply, Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import type { PortalOptions, Variables } from "../../support/portal-servers.ts";
import { startTimeService, type TimeService } from "../../support/time-service.ts";
import { formNamed } from "./form-table.ts";
import { unescapeHtml } from "./page.ts";
import { AUTHOR, openStage, type Stage } from "./stage.ts";

/** A stage whose portal asks a time service of ours at every request: half an hour passes when a test says so. */
export interface TimedStage {
  stage: Stage;
  time: TimeService;
  /** Lets so many minutes pass, and the portal see it. Each test begins at the machine's own time. */
  pass: (minutes: number) => Promise<void>;
  /** Until the portal has taken one more answer of the time service. */
  untilRead: () => Promise<void>;
}

/** Beyond it a clock was moved. */
const SAME_TIME_MS = 1_000;
const START_MS = 180_000;

/** Opened before the first test of the file, closed after its last. */
export function useTimedStage(variables: Variables = {}, limits: PortalOptions["limits"] = {}): () => TimedStage {
  let opened: TimedStage | null = null;
  const get = () => {
    if (opened === null) throw new Error("the stage is not open yet");
    return opened;
  };
  vi.setConfig({ testTimeout: 300_000, hookTimeout: START_MS });
  beforeAll(async () => {
    const time = await startTimeService();
    const stage = await openStage({
      limits: { timeReadMilliseconds: 1, timeSeconds: 1, ...limits },
      variables: { TIME_URL: time.url, ...variables },
    });
    opened = { stage, time, ...clockOf(stage, time) };
  }, START_MS);
  beforeEach(async () => {
    const { time, pass } = get();
    // Beyond a day the service would not be believed.
    if (Math.abs(time.now() - Date.now()) > SAME_TIME_MS) await pass(-Math.round((time.now() - Date.now()) / 60_000));
  });
  afterAll(async () => {
    await get().stage.servers.stop();
    await get().time.close();
  });
  return get;
}

function clockOf(stage: Stage, time: TimeService): Pick<TimedStage, "pass" | "untilRead"> {
  let ahead = 0;
  const untilRead = async () => {
    const before = time.asked();
    const askedAgain = async () => {
      await stage.guest().ask("GET", "/session", { Cookie: `s=${"A".repeat(43)}` });
      return time.asked();
    };
    // A service that failed before is asked in the background; the second question comes when the first is answered.
    await expect.poll(askedAgain, { interval: 20 }).toBeGreaterThan(before + 1);
  };
  return {
    untilRead,
    async pass(minutes) {
      ahead += minutes;
      time.setAhead(ahead);
      await untilRead();
    },
  };
}

/** The text of the expiry in Lithuanian. */
export const EXPIRED_TEXT = textOf("lt", "shell:session.expired", { n: 30 });

/** What a user reads on a page. */
export const wordsOf = ({ body }: Reply): string =>
  unescapeHtml(body.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, " "));

/** How often a text stands there. */
export const timesIn = (text: string, part: string): number => text.split(part).length - 1;

/** What the portal tells a page of its session. */
export const factsOf = async (browser: Visitor): Promise<SessionFacts | null> =>
  (JSON.parse((await browser.get("/session")).body) as { session: SessionFacts | null }).session;

export const stepPath = (id: number, step: number): string =>
  step === 2 ? `/applications/add/2/${id}` : `/applications/edit/${id}/${step}`;

/** A seller who has opened two applications, the second one last, and left for half an hour; a third one was not opened. */
export async function expiredSeller({ stage, pass }: TimedStage) {
  const seller = await stage.logIn(AUTHOR);
  const [opened, current, other] = [await stage.application(), await stage.application(), await stage.application()];
  for (const id of [opened, current]) await seller.get(stepPath(id, 4));
  await pass(31);
  return { seller, opened, current, other };
}

/** Logs in again in the same browser. */
export const logInAgain = (browser: Visitor, user = AUTHOR, path = "/login"): Promise<Reply> =>
  browser.post(path, { ...formNamed("login").fields, username: user });
