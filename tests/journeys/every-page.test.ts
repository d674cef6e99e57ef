import { existsSync } from "node:fs";
import type { Actor } from "../faults/portal/actor-names.ts";
import { ROUTES } from "../faults/portal/route-table.ts";
import { expect, LANGUAGES, test as base, usually } from "../support/browser.ts";
import { walkEveryPage } from "../support/every-page/walk.ts";
import type { Way } from "../support/every-page/ways.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { startServers } from "../support/journey-servers.ts";
import { logIn } from "../support/journey-steps.ts";
import { isFullProof } from "../support/rounds.ts";

/**
 * Each walk has servers of its own: where other journeys work, rows leave the list's page while it walks, and no click leads any more to
 * what they led to.
 */
const test = base.extend({
  baseURL: async ({}, use) => {
    const servers = await startServers();
    await use(servers.url);
    await servers.stop();
  },
});

const ROLES = [
  { actor: "author", role: "a seller", login: "jonas.s" },
  { actor: "supervisor", role: "a supervisor", login: "vadove" },
  { actor: "manager", role: "a manager", login: "vadyb2" },
] as const;

/** Pages to which no link of the portal leads, although the user may see them. */
const NO_LINK: Readonly<Record<string, string>> = {
  "frame-login": "stands inside a partner's page",
  logout: "the button ends the log-in, and the walk with it",
  "account-warrants": "the banner of the accounts leads there while a warrant waits; none of the walked company does",
};

/** Pages that other records lead to than those of the table of rights. */
const OF_OTHER_RECORDS: Readonly<Record<string, readonly Actor[]>> = {
  "application-archive": ["supervisor", "manager"],
};

/**
 * Which application a walk opens follows from its order: only some have a file to delete (`uploads.test.ts`), a credit of a register
 * (`liabilities.test.ts`) or a sealed paper to verify (`signed-documents.test.ts`).
 */
const OF_SOME_RECORDS: readonly string[] = [
  "application-upload-delete",
  "application-liability-correction",
  "verify-document",
];

/** Pages of one address: a contract is not what it was before it was made. */
const STAGES: Readonly<Record<string, readonly string[]>> = {
  "application-contract": ["to be made", "to be signed", "closed"],
};

/** Every page that an actor may see, by the table of rights. */
const pagesOf = (actor: Actor): string[] =>
  Object.entries(ROUTES({ application: 1 } as Parameters<typeof ROUTES>[0]))
    .map(([id, { get }]) => ({ id, name: id.split("/")[1] ?? id, isSeen: get[actor] === "200" }))
    .filter(
      ({ id, name, isSeen }) => (isSeen || OF_OTHER_RECORDS[name]?.includes(actor)) && existsSync(`app/${id}.tsx`),
    )
    .map(({ name }) => name)
    .filter((name) => !(name in NO_LINK) && !OF_SOME_RECORDS.includes(name))
    .flatMap((name) => STAGES[name]?.map((stage) => `${name}, ${stage}`) ?? name)
    .sort();

/** About 200 ways, and as many steps between them. */
const WALK_MS = 600_000;

/** Which of so many equal parts a way belongs to: by its words, so that the links of one page, and one link of all pages, are spread. */
const shareOf = ({ key }: Way, parts: number): number =>
  [...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % parts;

/** The frame's links are the same on every page: a walk goes each ninth of them, and `npm run test:full`, which walks with script, too, goes all. */
const FRAME_SHARES = 3 * ROLES.length;

for (const [share, { actor, role, login }] of ROLES.entries())
  for (const language of LANGUAGES)
    test(`F-001, F-032: ${role} goes every way from every page by clicks @${language} @html${usually(actor !== "supervisor")}`, async ({
      page,
    }) => {
      test.setTimeout(WALK_MS);
      await logInDirectly(page);
      await prepareApplication(page, "contract");
      await page.context().clearCookies();
      await logIn(page, login, language);
      const walked = await walkEveryPage(page, (way) => isFullProof() || shareOf(way, FRAME_SHARES) === share);
      expect(walked.filter((name) => !OF_SOME_RECORDS.includes(name))).toEqual(pagesOf(actor));
    });
