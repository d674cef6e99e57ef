import { hasScript, hasWindow, letPass, test as base } from "./browser.ts";
import { startBackEnd, type RunningBackEnd } from "./back-end.ts";
import { removePortalData, startPortal, type RunningPortal } from "./portal.ts";
import { startSoapProxy, type SoapProxy } from "./soap-proxy.ts";
import { startTimeService, type TimeService } from "./time-service.ts";

/** A portal whose half hour is as short as a test wants it, with a time service and a way to the back end that a test can break. */
export interface SessionServers {
  readonly url: string;
  readonly portal: RunningPortal;
  readonly proxy: SoapProxy;
  readonly time: TimeService;
}

/** Names and values of the limits that such a portal has besides the usual ones. */
export type ShortTimes = Readonly<Record<string, number>>;

async function start(times: ShortTimes) {
  const backEnd: RunningBackEnd = await startBackEnd();
  const [proxy, time] = [await startSoapProxy(backEnd.url), await startTimeService()];
  const limits = {
    sessionRequestsPerMinute: 1_000_000,
    loginAttemptsPerAccount: 1_000_000,
    loginAttemptsPerIp: 1_000_000,
    timeReadMilliseconds: 1,
    ...times,
  };
  const LIMITS = Object.entries(limits)
    .map(([name, value]) => `${name}=${value}`)
    .join(",");
  const portal = await startPortal({
    backEndPort: backEnd.port,
    env: { LIMITS, SOAP_URL: proxy.url, TIME_URL: time.url },
  });
  const stop = async () => {
    await portal.stop();
    await Promise.all([proxy.close(), time.close(), backEnd.stop()]);
    removePortalData(portal);
  };
  return { servers: { url: portal.url, portal, proxy, time }, stop };
}

/** Lets so many minutes pass for the portal and for every open page; none: until the pages that have just come are at rest. */
type Pass = (minutes: number) => Promise<void>;

const MINUTE_MS = 60_000;
const AT_REST_MS = 10_000;

/** The journeys' `test` over a portal of its own with these limits. */
export const sessionTest = (times: ShortTimes = {}) =>
  base.extend<{ pcAheadMinutes: number; pass: Pass }, { servers: SessionServers }>({
    servers: [
      async ({}, use) => {
        const { servers, stop } = await start(times);
        await use(servers);
        await stop();
      },
      { scope: "worker" },
    ],
    baseURL: async ({ servers }, use) => use(servers.url),
    pcAheadMinutes: [0, { option: true }],
    pass: async ({ context, servers, pcAheadMinutes }, use) => {
      if (hasScript()) await context.clock.install({ time: Date.now() + pcAheadMinutes * MINUTE_MS });
      let ahead = 0;
      await use(async (minutes) => {
        const [page, ...others] = context.pages();
        if (hasScript() && page !== undefined) await letPass(page, AT_REST_MS);
        servers.time.setAhead((ahead += minutes));
        await page?.clock.fastForward(minutes * MINUTE_MS);
        // Tabs of a browser share its clock.
        if (!hasWindow()) for (const other of others) await other.clock.fastForward(minutes * MINUTE_MS);
      });
      servers.time.setAhead(0);
    },
  });
