import { Writable } from "node:stream";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { confineLimitedSession } from "~/features/login/confine-limited-session.server.ts";
import { conditionalWarning } from "~/features/shell/conditional-warning.server.ts";
import { FallbackShellProvider } from "~/features/shell/fallback-shell.ts";
import { loadFallbackShell } from "~/features/shell/load-fallback-shell.server.ts";
import { noteNoticesOnPage, noteRedirectOfData } from "~/features/shell/page-notices.server.ts";
import { hasForm, secondsToRefresh } from "~/features/shell/quiet-refresh.server.ts";
import type { Shell } from "~/features/shell/shell.server.ts";
import { createTranslator } from "~/i18n/i18n.server.ts";
import { errorFields, log } from "~/platform/log.server.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { gateScripts } from "~/ui/frame/gate-scripts.server.ts";
import { NonceProvider } from "~/ui/nonce.tsx";
import { hasRefusedForm, PageErrorsProvider } from "~/ui/page-errors.tsx";

const RENDER_TIMEOUT_MILLISECONDS = 10_000;
const BODY_TAG = "<body>";

/** React 18 leaves a NUL where a letter of two bytes would not fit in the rest of a part (mended in 19, react#26228). No page has one of its own. */
const FILLER = "\0";

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { nonce } = requestFacts(request);
  const { loaderData, actionData } = context.staticHandlerContext;
  const [i18n, fallbackShell] = await Promise.all([
    createTranslator(request),
    loadFallbackShell(request, loaderData, headers),
  ]);
  const shell = (loaderData["root"] as Shell | null | undefined) ?? fallbackShell;
  await noteNoticesOnPage(request, shell?.notices ?? []);
  const page = await drawWhole(
    <I18nextProvider i18n={i18n}>
      <NonceProvider value={nonce}>
        <PageErrorsProvider value={hasRefusedForm(actionData)}>
          <FallbackShellProvider value={fallbackShell}>
            <RemixServer context={context} url={request.url} nonce={nonce} abortDelay={RENDER_TIMEOUT_MILLISECONDS} />
          </FallbackShellProvider>
        </PageErrorsProvider>
      </NonceProvider>
    </I18nextProvider>,
    nonce,
  );
  const warning = shell === null ? "" : conditionalWarning(request, shell, i18n);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // A page that asks for nothing is loaded again just after the expiry (decision under G05).
  const refreshSeconds = secondsToRefresh(shell);
  if (refreshSeconds !== null && status === 200 && !hasForm(page)) headers.set("Refresh", String(refreshSeconds));
  // A function, because the warning may hold what `replace` takes for a pattern.
  const body = Buffer.from(gateScripts(page, nonce).replace(BODY_TAG, () => BODY_TAG + warning));
  headers.set("Content-Length", String(body.length));
  return new Response(body, { headers, status });
}

/**
 * Draws a page whole before its first byte (`onAllReady`): a browser without script could not fill in a part that comes later, and the
 * portal cannot tell such a browser from others (design: browsers, rule 23).
 */
function drawWhole(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const collector = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(pieces).toString("utf8").replaceAll(FILLER, ""));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => void pipe(collector),
      onShellError: reject,
    });
    const timer = setTimeout(abort, RENDER_TIMEOUT_MILLISECONDS).unref();
  });
}

/** Data asked for alone meets the rule of limited log-ins here; a document meets it in the root loader. */
export async function handleDataRequest(response: Response, { request }: { request: Request }) {
  const answer = (await confineLimitedSession(request)) ?? response;
  await noteRedirectOfData(request, answer);
  return answer;
}

/** A fault without a page of its own: logged by its kind and place, never by its message. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  log("error", "request.failed", { rid: requestFacts(request).requestId, ...errorFields(error) });
}
