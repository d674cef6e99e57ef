import { json, redirect } from "@remix-run/node";
import { draftKeyOf, ownerOf, readSettings } from "~/features/settings/settings-page.server.ts";
import { CODE_FORM } from "~/features/settings/code-form.ts";
import { SETTINGS_FORM } from "~/features/settings/settings-fields.ts";
import { settingsSchema } from "~/features/settings/settings-schema.ts";
import { submitCode } from "~/features/settings/submit-code.server.ts";
import { submitSettings } from "~/features/settings/submit-settings.server.ts";
import { codeFormSchema } from "~/flows/verification/code-flow.server.ts";
import { answerDraftButton } from "~/forms/answer-draft-button.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import { isFormOf } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { paths } from "~/paths/paths.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";
import type { Portal } from "~/request/portal.server.ts";

/** For a finished log-in, and for one that has no way to get codes (F-070). A user whom the chosen reading keeps out is led away (F-148, R-D6). */
const GUARD = {
  may: "settings:edit",
  stages: ["full", "dataUpdate"],
  refuse: ({ head, session }: Portal) =>
    redirect(session.stage === "full" ? paths.news() : paths.login(), head.method === "POST" ? 303 : 302),
} as const;

export const loader = defineLoader(GUARD, async (portal) => json(await readSettings(portal)));

export const action = defineAction({ ...GUARD, forms: [SETTINGS_FORM, CODE_FORM] }, async (portal, read) => {
  if (isFormOf(read, CODE_FORM)) {
    const form = validate(read, codeFormSchema);
    return form.ok ? submitCode(portal, form) : formErrorResponse(form);
  }
  const { session } = portal;
  const answered = await answerDraftButton(portal, read, { key: draftKeyOf(session), page: paths.settings() });
  if (answered !== null) return answered;
  const form = validate(read, settingsSchema(ownerOf(session)));
  return form.ok ? submitSettings(portal, form) : formErrorResponse(form);
});
