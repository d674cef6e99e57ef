import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { keepingTyped, openStep } from "~/features/application/open-application.server.ts";
import { wizardFrame } from "~/features/application/step-page.server.ts";
import { CONTRACT_ACTIONS } from "~/features/contract/contract-actions.server.ts";
import {
  CONTRACT_BUTTONS,
  CONTRACT_FIELDS,
  CONTRACT_FORM,
  FORM_OF_BUTTON,
  type ContractButton,
} from "~/features/contract/contract-forms.ts";
import { contractPage } from "~/features/contract/contract-page.server.ts";
import { withFaultPages } from "~/services/fault-pages.server.ts";
import { parseForm } from "~/session/parse-form.server.ts";

export const loader = withFaultPages(async (args: LoaderFunctionArgs) => {
  const open = await openStep(args, 5);
  const page = await contractPage(open.session, open.application, open.today);
  return json({ frame: wizardFrame(open, "contract"), page });
});

/**
 * The pressed button names the form; its own reading checks the token and the values. What was typed is kept when the session
 * is over or the back end fails (O2).
 */
export const action = withFaultPages(async (args: ActionFunctionArgs) => {
  const pressed = await parseForm(args.request.clone(), {
    formId: CONTRACT_FORM,
    schema: z.looseObject({}),
    fields: CONTRACT_FIELDS,
    buttons: CONTRACT_BUTTONS,
    preliminary: true,
  });
  const button = (pressed.intent ?? "makeContract") as ContractButton;
  const typed = pressed.draft({ route: FORM_OF_BUTTON[button], subject: args.params["applicationId"] ?? null });
  const keep = typed.entries.length === 0 ? null : typed;
  const open = await openStep(args, 5, keep);
  return keepingTyped(open.session, keep, () => CONTRACT_ACTIONS[button](open, args.request));
});
