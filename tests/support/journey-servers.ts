import { startBackEnd, type BackEndOptions, type RunningBackEnd } from "./back-end.ts";
import { startTimeService } from "./time-service.ts";
import { removePortalData, startPortal, type PortalOptions, type RunningPortal } from "./portal.ts";

type Env = Readonly<Record<string, string>>;

/** Environment of a server that is started again so many minutes later. */
export const minutesLater = (minutes: number): Env => ({
  NODE_OPTIONS: "--import ./tests/support/journey-later-clock.ts",
  JOURNEY_CLOCK_AHEAD_MINUTES: String(minutes),
});

/** A portal and its back end, each of which can be taken down and started again on its old port with its old data. */
export interface JourneyServers {
  /** The portal's address; the same after a restart. */
  readonly url: string;
  /** The back end that runs now. */
  readonly backEnd: RunningBackEnd;
  endBackEnd(): Promise<void>;
  startBackEndAgain(env?: Env): Promise<void>;
  endPortal(): Promise<void>;
  startPortalAgain(env?: Env): Promise<void>;
  /** Ends the portal and starts another server build in its place; without one, the project's own. */
  deploy(build?: string): Promise<void>;
  /** Ends both and removes their data. */
  stop(): Promise<void>;
}

/**
 * Starts both. The portal comes second: its pages need the back end. Its time is this machine's, for the clock of the back end is moved by tests of
 * codes, and hours must not pass for a session meanwhile.
 */
export async function startServers({ store }: Pick<BackEndOptions, "store"> = {}): Promise<JourneyServers> {
  let backEnd: RunningBackEnd = await startBackEnd(store === undefined ? {} : { store });
  const time = await startTimeService();
  const start = (options: Omit<PortalOptions, "backEndPort"> = {}) =>
    startPortal({ ...options, backEndPort: backEnd.port, env: { TIME_URL: time.url, ...options.env } });
  let portal: RunningPortal = await start();
  return {
    url: portal.url,
    get backEnd() {
      return backEnd;
    },
    endBackEnd: () => backEnd.kill(),
    startBackEndAgain: async (env = {}) => {
      const { port, data } = backEnd;
      await backEnd.kill();
      backEnd = await startBackEnd({ data, env: { BACKEND_PORT: String(port), ...env } });
    },
    endPortal: () => portal.stop(),
    startPortalAgain: async (env = {}) => {
      await portal.stop();
      portal = await start({ again: portal, env });
    },
    deploy: async (build) => {
      await portal.stop();
      portal = await start({ again: portal, build });
    },
    stop: async () => {
      await portal.stop();
      await backEnd.stop();
      await time.close();
      removePortalData(portal);
    },
  };
}
