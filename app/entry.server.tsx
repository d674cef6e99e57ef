import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { I18nextProvider } from "react-i18next";
import { confineLimitedSession } from "~/features/login/confine-limited-session.server.ts";
import { conditionalWarning } from "~/features/shell/conditional-warning.server.ts";
import { FallbackShellProvider } from "~/features/shell/fallback-shell.ts";
import { loadFallbackShell } from "~/features/shell/load-fallback-shell.server.ts";
import { markNoticesShown, markRedirectOfData } from "~/features/shell/page-notices.server.ts";
import { hasForm, secondsToRefresh } from "~/features/shell/quiet-refresh.server.ts";
import type { Shell } from "~/features/shell/shell.server.ts";
import { createTranslator } from "~/i18n/i18n.server.ts";
import { errorFields, log } from "~/platform/log.server.ts";
import { hasAnswerHeader } from "~/platform/raw-response.server.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { followWithFile } from "~/request/landing.server.ts";
import { drawWhole } from "~/ui/frame/draw-whole.server.ts";
import { gateScripts } from "~/ui/frame/gate-scripts.server.ts";
import { NonceProvider } from "~/ui/nonce.tsx";
import { hasRefusedForm, PageErrorsProvider } from "~/ui/page-errors.tsx";

const BODY_TAG = "<body>";

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { nonce } = requestFacts(request);
  const { loaderData, actionData } = context.staticHandlerContext;
  const [i18n, fallbackShell] = await Promise.all([
    createTranslator(request),
    loadFallbackShell(request, loaderData, headers),
  ]);
  const shell = (loaderData["root"] as Shell | null | undefined) ?? fallbackShell;
  await markNoticesShown(request, shell?.notices ?? []);
  const page = drawWhole(
    <I18nextProvider i18n={i18n}>
      <NonceProvider value={nonce}>
        <PageErrorsProvider value={hasRefusedForm(actionData)}>
          <FallbackShellProvider value={fallbackShell}>
            <RemixServer context={context} url={request.url} nonce={nonce} />
          </FallbackShellProvider>
        </PageErrorsProvider>
      </NonceProvider>
    </I18nextProvider>,
  );
  const warning = shell === null ? "" : conditionalWarning(request, shell, i18n);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (status === 200) await followWithFile(request, headers);
  // A page that asks for nothing is loaded again just after the expiry (decision under G05).
  const refreshSeconds = secondsToRefresh(shell);
  // One that leads on by itself, to a file or back to its state, says so already.
  const refreshes = refreshSeconds !== null && status === 200 && !hasForm(page) && !hasAnswerHeader("Refresh");
  if (refreshes) headers.set("Refresh", String(refreshSeconds));
  // By place: `replace` would go through all of a long page, and take the warning for a pattern.
  const bodyStart = page.indexOf(BODY_TAG) + BODY_TAG.length;
  const body = Buffer.from(page.slice(0, bodyStart) + warning + gateScripts(page.slice(bodyStart), nonce));
  headers.set("Content-Length", String(body.length));
  return new Response(body, { headers, status });
}

/** Data asked for alone meets the rule of limited log-ins here; a document meets it in the root loader. */
export async function handleDataRequest(response: Response, { request }: { request: Request }) {
  const answer = (await confineLimitedSession(request)) ?? response;
  await markRedirectOfData(request, answer);
  return answer;
}

/** A fault without a page of its own: logged by its kind and place, never by its message. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  log("error", "request.failed", { rid: requestFacts(request).requestId, ...errorFields(error) });
}
