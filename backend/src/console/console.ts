import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { OperationContext } from "../context.ts";
import { isLoopbackName } from "../loopback.ts";
import { describeFailure } from "../failure-description.ts";
import { writeLog } from "../log.ts";
import { readRequestBody } from "../request-body.ts";
import type { ConsolePage, ConsoleRedirect } from "./html.ts";
import { listOutboxAsJson, moveClock, showClock, showOutbox, showPartner } from "./pages.ts";
import { SCENARIO_FORMS, type FormHandler } from "./scenario-forms.ts";
import { showScenarios } from "./scenario-page.ts";

const MAX_FORM_BYTES = 4 * 1024;

const PAGES: Readonly<Record<string, (context: OperationContext) => Promise<ConsolePage>>> = {
  "/": showOutbox,
  "/outbox": showOutbox,
  "/outbox.json": listOutboxAsJson,
  "/clock": showClock,
  "/partner": showPartner,
  "/scenarios": showScenarios,
};

const FORMS: Readonly<Record<string, FormHandler>> = { "/clock": moveClock, ...SCENARIO_FORMS };

const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** What a request comes to. */
type Reply = { readonly status: number } & (ConsolePage | ConsoleRedirect | { readonly text: string });

const refuse = (status: number, text: string): Reply => ({ status, text });

const nameIn = (host: string): string => URL.parse(`http://${host}`)?.hostname ?? "";

/** A page of another site that reaches us under a name of its own, or sends a form here, is rejected. */
function isForeign({ headers }: IncomingMessage): boolean {
  if (!isLoopbackName(nameIn(headers.host ?? ""))) return true;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  return headers.origin !== undefined && headers.origin !== `http://${headers.host}`;
}

async function answerForm(context: OperationContext, request: IncomingMessage, handler: FormHandler): Promise<Reply> {
  const body = await readRequestBody(request, MAX_FORM_BYTES);
  if (!body.ok) return refuse(400, "The form cannot be read.");
  const redirect = await handler(context, new URLSearchParams(body.value));
  return redirect === null ? refuse(400, "The form's values are not usable.") : { status: 303, ...redirect };
}

async function answer(context: OperationContext, request: IncomingMessage): Promise<Reply> {
  if (isForeign(request)) return refuse(403, "The console is for this machine only.");
  const path = (request.url ?? "").split("?")[0] ?? "";
  const isRead = request.method === "GET" || request.method === "HEAD";
  const show = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
  const handler = Object.hasOwn(FORMS, path) ? FORMS[path] : undefined;
  if (isRead && show !== undefined) return { status: 200, ...(await show(context)) };
  if (request.method === "POST" && handler !== undefined) return answerForm(context, request, handler);
  return show === undefined ? refuse(404, "There is no such page.") : refuse(405, "Not this way.");
}

function send(response: ServerResponse, reply: Reply): void {
  const shared = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": ("body" in reply && reply.contentSecurityPolicy) || CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
  };
  if ("to" in reply) return void response.writeHead(reply.status, { ...shared, Location: reply.to }).end();
  const [type, body] = "body" in reply ? [reply.type, reply.body] : ["text/plain", `${reply.text}\n`];
  response.writeHead(reply.status, { ...shared, "Content-Type": `${type}; charset=utf-8` }).end(body);
}

/** The pages of demo and test (O16): what was sent, the back end's clock, a partner's site, scenarios. Never started in production. */
export function createConsole(context: OperationContext): Server {
  return createServer((request, response) => {
    answer(context, request)
      .catch((error: unknown) => {
        writeLog("error", { ev: "console", ...describeFailure(error) });
        return refuse(500, "The console failed.");
      })
      .then((reply) => {
        request.resume();
        send(response, reply);
      });
  });
}
