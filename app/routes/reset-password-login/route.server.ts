import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerResetPage, readResetPage, type ResetVariant } from "~/features/password/reset-page.server.ts";

/** The same link for an account that is shared: the log-in name is asked for at once (F-020, F-080). */
const VARIANT: ResetVariant = { asksLogin: true };

export const loader = ({ request, params }: LoaderFunctionArgs) => readResetPage(request, params, VARIANT);

export const action = ({ request, params }: ActionFunctionArgs) => answerResetPage(request, params, VARIANT);
