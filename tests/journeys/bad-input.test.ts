import { hasScript, LANGUAGES, openAddress, test } from "../support/browser.ts";
import { logInDirectly, prepareApplication, type Stage } from "../support/journey-applications.ts";
import * as contract from "../support/journey-bad-contract.ts";
import { expectRefused } from "../support/journey-bad-input.ts";
import type { BadForm, BadRound } from "../support/journey-bad-values.ts";
import * as bad from "../support/journey-bad-values.ts";
import { isFullProof } from "../support/rounds.ts";
import { openLogIn } from "../support/journey-walk.ts";

type BadPage = { rows: string; title: string; stage: Stage | null; path: (id: number) => string; form: BadForm };

/** Every form of the path, and what must be there before it can be seen. */
const PAGES: readonly BadPage[] = [
  { rows: "F-203, F-208, F-289", title: "step 1", stage: null, path: () => "/applications/add", form: bad.BAD_BUYER },
  {
    rows: "F-233, F-240, F-241",
    title: "a good",
    stage: "credit",
    path: (id) => `/applications/goods/${id}/new`,
    form: bad.BAD_GOOD,
  },
  {
    rows: "F-243, F-244, F-267, F-272",
    title: "step 2",
    stage: "terms",
    path: (id) => `/applications/add/2/${id}`,
    form: bad.BAD_CREDIT,
  },
  {
    rows: "F-217, F-219, F-220, F-221",
    title: "step 3",
    stage: "household",
    path: (id) => `/applications/edit/${id}/3`,
    form: bad.BAD_HOUSEHOLD,
  },
  {
    rows: "F-273, F-283, F-284, F-286, F-290, F-308, F-309, F-310",
    title: "step 4",
    stage: "contractData",
    path: (id) => `/applications/edit/${id}/4`,
    form: contract.BAD_CONTRACT_DATA,
  },
  {
    rows: "F-362",
    title: "the signature",
    stage: "unsigned",
    path: (id) => `/applications/edit/${id}/5`,
    form: contract.BAD_SIGNATURE,
  },
  {
    rows: "F-191",
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
  test(`F-054, F-197, F-198: bad input of the log-in is told at its fields, in ${language} @${language}`, async ({
    page,
  }) => {
    await openLogIn(page, language);
    for (const round of roundsOf(bad.BAD_LOGIN)) await expectRefused(page, language, bad.BAD_LOGIN, round);
  });

  for (const { rows, title, stage, path, form } of PAGES) {
    test(`${rows}, F-197, F-198: bad input of ${title} is told at its fields, in ${language} @${language}`, async ({
      page,
    }) => {
      await logInDirectly(page, undefined, language);
      const id = stage === null ? 0 : await prepareApplication(page, stage);
      await openAddress(page, path(id));
      for (const round of roundsOf(form)) await expectRefused(page, language, form, round);
    });
  }
}
