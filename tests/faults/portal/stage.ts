import { afterAll, beforeAll, test as base, vi } from "vitest";
import { createApplication, EMILIJA, EMILIJA_CODE, saveApplication } from "../../support/demo-application.ts";
import { callerOf, DEMO_PASSWORD, type Caller } from "../../support/demo-session.ts";
import { visitor, type Visitor } from "../../support/http-client.ts";
import { startPortalServers, type PortalOptions, type PortalServers } from "../../support/portal-servers.ts";
import { textAt } from "../../support/soap-answer.ts";
import type { RequestElements } from "../../support/soap-call.ts";
import type { RouteSubject } from "./form-table.ts";
import { readSeals } from "./page.ts";

/** The author of everything on the stage: a seller of shop 101 without a second factor. */
export const AUTHOR = "jonas.s";

/** Everything that step 5 asks for: nothing is missing but the contract. */
export const COMPLETE: RequestElements = {
  ...EMILIJA,
  ElPastas: "emilija@pavyzdys.example",
  Darboviete: "UAB Kavos kampas",
  SaskaitosNr: "LT737300010012345678",
  SutikimasTikrinti: 1,
  Politikas: 0,
  KitasAdresas: 0,
  AvansoTipas: 0,
  Avansas: "0.00",
};

/** Emilija herself, of whom a test knows the code: else a buyer like her, whom no contract binds. */
export const HERSELF = { AsmensKodas: EMILIJA_CODE };

/** The servers, people who have logged in, and applications to attack. */
export interface Stage {
  servers: PortalServers;
  guest: () => Visitor;
  /** A new session. */
  logIn: (user: string) => Promise<Visitor>;
  /** A browser of this user's one session; made at the first call. */
  as: (user: string) => Promise<Visitor>;
  /** A new application of the author, complete up to its contract, of a buyer whom no contract binds or of the one whose code is given. @returns its number */
  application: (change?: RequestElements) => Promise<number>;
  /** The same with its contract, not signed yet. */
  contract: (change?: RequestElements) => Promise<number>;
  /** Asks for offers for an application. @returns the number of the rating */
  rate: (application: number) => Promise<number>;
  /** One of each. */
  subject: () => Promise<RouteSubject>;
  /** Calls the back end behind the portal's back, as the author. */
  author: Caller;
}

/** Starts servers of its own. */
export const openStage = async (options: PortalOptions = {}): Promise<Stage> =>
  createStage(await startPortalServers(options));

/** The stage of a test file on these servers: its own log-ins, its own applications. */
async function createStage(servers: PortalServers): Promise<Stage> {
  const author = await callerOf(servers.backEnd.url, AUTHOR);
  const sessions = new Map<string, Promise<Visitor>>();
  const guest = () => visitor(servers.portal.origin);
  const logIn = async (user: string) => {
    const browser = guest();
    const { status, body } = await browser.post("/login", { username: user, password: DEMO_PASSWORD });
    if (status !== 303) throw new Error(`${user} was not let in: ${status} ${body}`);
    return browser;
  };
  const application = async (change: RequestElements = {}) => {
    const save = "AsmensKodas" in change ? saveApplication : createApplication;
    return (await save(author, { ...COMPLETE, ...change })).id;
  };
  const contract = async (change: RequestElements = {}) => {
    const id = await application(change);
    const made = await author("MakeContract", { ParaiskosID: id, OperacijosID: crypto.randomUUID() });
    if (made.code !== 0) throw new Error(`no contract was made: ${made.code}`);
    return id;
  };
  const rate = async (id: number) => {
    const { fields } = await author("GetProposedOptions", { ParaiskosID: id });
    return Number(textAt(fields, "VertinimoID"));
  };
  const subject = async () => {
    const about = { application: await application(), contract: await contract() };
    return { ...about, rating: await rate(about.application) };
  };
  return {
    servers,
    guest,
    logIn,
    async as(user) {
      const session = sessions.get(user) ?? logIn(user);
      sessions.set(user, session);
      return (await session).copy();
    },
    application,
    contract,
    rate,
    subject,
    author,
  };
}

/** Starting servers takes its time on a machine where everybody tests. */
const START_MS = 180_000;
const TEST_MS = 300_000;

/** Servers with the usual limits, for all files that a worker runs. */
const sharing = base.extend<{ servers: PortalServers }>({
  servers: [
    async ({}, use) => {
      const servers = await startPortalServers();
      await use(servers);
      await servers.stop();
    },
    { scope: "worker" },
  ],
});

/** The servers of the worker as a file finds them: nothing is broken, nothing was called or printed before. */
function openShared(servers: PortalServers): PortalServers {
  const { proxy, verify } = servers;
  const printedBefore = servers.output().length;
  for (const { forget, heal } of [proxy, verify]) {
    forget();
    heal();
  }
  return {
    ...servers,
    output: () => servers.output().slice(printedBefore),
    restart: () => Promise.reject(new Error("The servers belong to other files as well: take useOwnStage")),
  };
}

/** The columns of a list are a user's own: who posts every form of the portal chooses some, and the next file would look for its link in vain. */
async function showUsualColumns({ logIn }: Stage): Promise<void> {
  const author = await logIn(AUTHOR);
  const seals = await readSeals(author, "/applications/columns", "list-columns");
  await author.post("/applications/columns", { ...seals, usualColumns: "" });
}

type Prepare = (stage: Stage) => Promise<void>;

/**
 * The stage of a test file: opened before its first test, with what the file prepares on it. Its servers are those of the worker. A file works with
 * applications of its own, puts back what it changes of a user, and leaves the clock and the scenarios of the back end alone.
 */
export function useStage(prepare: Prepare = async () => undefined): () => Stage {
  let opened: Stage | null = null;
  vi.setConfig({ testTimeout: TEST_MS, hookTimeout: START_MS });
  sharing.beforeAll(async ({ servers }) => {
    opened = await createStage(openShared(servers));
    await prepare(opened);
  }, START_MS);
  afterAll(async () => {
    if (opened === null) return;
    opened.servers.proxy.heal();
    opened.servers.verify.heal();
    await showUsualColumns(opened);
  }, START_MS);
  return () => opened ?? notOpen();
}

/** The same with servers of its own, for limits, variables, restarts, and whatever other files would notice. */
export function useOwnStage(options: PortalOptions = {}, prepare: Prepare = async () => undefined): () => Stage {
  let opened: Stage | null = null;
  vi.setConfig({ testTimeout: TEST_MS, hookTimeout: START_MS });
  beforeAll(async () => {
    opened = await openStage(options);
    await prepare(opened);
  }, START_MS);
  afterAll(() => opened?.servers.stop());
  return () => opened ?? notOpen();
}

function notOpen(): never {
  throw new Error("the stage is not open yet");
}
