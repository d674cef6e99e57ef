/** Routes whose forms belong to a log-in that is not finished or a password that is forgotten: `entry-forms.test.ts` is about them. */
export const ENTRY_ACTIONS: readonly string[] = [
  "routes/verify-device/route",
  "routes/reset-password/route",
  "routes/reset-password-login/route",
  "routes/password-remind/route",
  "routes/password-update/route",
  "routes/settings/route",
];

/** Routes whose action reads no form of a page; those of the session and of a buyer's name are posted by script, with tests of their own. */
export const FORMLESS_ACTIONS: readonly string[] = [
  "routes/unknown-path/route",
  "routes/session/route",
  "routes/buyer-name/route",
];

/** Routes whose forms only users with MatoIsipareigojimus are shown (F-302); `liabilities.test.ts` is about them. */
export const FLAGGED_FORMS: readonly string[] = [
  "routes/application-liability/route",
  "routes/application-liability-correction/route",
];

/** Routes whose forms take a file, or are about one; `uploads.test.ts` and `signed-documents.test.ts` are about them. */
export const FILE_FORMS: readonly string[] = [
  "routes/application-uploads/route",
  "routes/application-upload-delete/route",
  "routes/signed-documents/route",
];

/** Routes of the log-in inside a partner's page: its token needs no visit and its answer is no redirect; `frame-login.test.ts` is about them. */
export const FRAME_FORMS: readonly string[] = ["routes/frame-login/route", "routes/login-url-full/route"];

/**
 * Routes whose forms the author of an application does not have, a manager's or the buyer's own, not of an application that needs no permit, or noted once for
 * good: `accounts.test.ts`, `manager-tools.test.ts`, `incomes.test.ts`, `archive.test.ts`, `permits.test.ts`, `recogniser.test.ts`, `hand-over.test.ts`,
 * `signing.test.ts`, `signed-documents.test.ts` and `verify-document.test.ts` are about them.
 */
export const FORMS_OF_OTHERS: readonly string[] = [
  "routes/account-create/route",
  "routes/account-edit/route",
  "routes/account-act/route",
  "routes/account-warrants/route",
  "routes/manager/route",
  "routes/application-archive/route",
  "routes/application-income-valuation/route",
  "routes/application-permit/route",
  "routes/application-protest/route",
  "routes/permit/route",
  "routes/bank-report/route",
  "routes/recogniser/route",
  "routes/sign/route",
  "routes/hand-over/route",
  "routes/verify-document/route",
];
