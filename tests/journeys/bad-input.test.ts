import { hasScript, LANGUAGES, openAddress, test } from "../support/browser.ts";
import { logInDirectly, prepareApplication, type Stage } from "../support/journey-applications.ts";
import * as contract from "../support/journey-bad-contract.ts";
import { expectRefused } from "../support/journey-bad-input.ts";
import type { BadForm, BadRound } from "../support/journey-bad-values.ts";
import * as bad from "../support/journey-bad-values.ts";
import { isFullProof } from "../support/rounds.ts";
import { openLogIn } from "../support/journey-walk.ts";

type BadPage = { title: string; stage: Stage | null; path: (id: number) => string; form: BadForm };

/** Every form of the path, and what must be there before it can be seen. */
const PAGES: readonly BadPage[] = [
  { title: "step 1", stage: null, path: () => "/applications/add", form: bad.BAD_BUYER },
  {
    title: "a good",
    stage: "credit",
    path: (id) => `/applications/goods/${id}/new`,
    form: bad.BAD_GOOD,
  },
  {
    title: "step 2",
    stage: "terms",
    path: (id) => `/applications/add/2/${id}`,
    form: bad.BAD_CREDIT,
  },
  {
    title: "step 3",
    stage: "household",
    path: (id) => `/applications/edit/${id}/3`,
    form: bad.BAD_HOUSEHOLD,
  },
  {
    title: "step 4",
    stage: "contractData",
    path: (id) => `/applications/edit/${id}/4`,
    form: contract.BAD_CONTRACT_DATA,
  },
  {
    title: "the signature",
    stage: "unsigned",
    path: (id) => `/applications/edit/${id}/5`,
    form: contract.BAD_SIGNATURE,
  },
  {
    title: "the e-mail",
    stage: "contract",
    path: (id) => `/applications/edit/${id}/5`,
    form: contract.BAD_EMAIL,
  },
];

/** Over HTML each round; with script, whose rules are the same, the one that names every kind of field, and all in `npm run test:full`. */
const roundsOf = ({ rounds }: BadForm): readonly BadRound[] =>
  hasScript() && !isFullProof() ? rounds.slice(0, 1) : rounds;

for (const language of LANGUAGES) {
  test(`F-197, F-198: bad input of the log-in is told at its fields, in ${language} @${language}`, async ({ page }) => {
    await openLogIn(page, language);
    for (const round of roundsOf(bad.BAD_LOGIN)) await expectRefused(page, language, bad.BAD_LOGIN, round);
  });

  for (const { title, stage, path, form } of PAGES) {
    test(`F-197, F-198: bad input of ${title} is told at its fields, in ${language} @${language}`, async ({ page }) => {
      await logInDirectly(page, undefined, language);
      const id = stage === null ? 0 : await prepareApplication(page, stage);
      await openAddress(page, path(id));
      for (const round of roundsOf(form)) await expectRefused(page, language, form, round);
    });
  }
}
