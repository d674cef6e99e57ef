import { test as base } from "./browser.ts";
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
    timeReadSeconds: 1,
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

/** The journeys' `test` over a portal of its own with these limits. */
export const sessionTest = (times: ShortTimes = {}) =>
  base.extend<object, { servers: SessionServers }>({
    servers: [
      async ({}, use) => {
        const { servers, stop } = await start(times);
        await use(servers);
        await stop();
      },
      { scope: "worker" },
    ],
    baseURL: async ({ servers }, use) => use(servers.url),
  });
