import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { withFaultPages } from "~/services/fault-pages.server.ts";
import { answerCode } from "./answer-code.server.ts";
import { answerForm } from "./answer-form.server.ts";
import { readPage } from "./read-page.server.ts";
import { requireSettings } from "./require-settings.server.ts";

export const loader = withFaultPages(async ({ request }: LoaderFunctionArgs) =>
  json(await readPage(request, await requireSettings(request))),
);

/** The form with the code posts to the address of its step. */
export const action = withFaultPages(({ request }: ActionFunctionArgs) =>
  new URL(request.url).searchParams.get("step") === "code" ? answerCode(request) : answerForm(request),
);
