import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerResetPage, readResetPage, type ResetVariant } from "~/features/password/reset-page.server.ts";

/** A link to a new password (F-020). */
const VARIANT: ResetVariant = { asksLogin: false };

export const loader = ({ request, params }: LoaderFunctionArgs) => readResetPage(request, params, VARIANT);

export const action = ({ request, params }: ActionFunctionArgs) => answerResetPage(request, params, VARIANT);
