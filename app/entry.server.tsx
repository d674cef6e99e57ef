import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { refuseStrayVisit } from "~/features/login/stray-visit.server.ts";
import { FallbackShellProvider } from "~/features/shell/fallback-shell.ts";
import { loadFallbackShell } from "~/features/shell/load-fallback-shell.server.ts";
import { createTranslator } from "~/i18n/i18n.server.ts";
import { errorFields, log } from "~/platform/log.server.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { NonceProvider } from "~/ui/nonce.tsx";
import { hasRefusedForm, PageErrorsProvider } from "~/ui/page-errors.tsx";

const RENDER_TIMEOUT_MILLISECONDS = 10_000;

/**
 * Renders every page whole before its first byte (`onAllReady`): a browser without script could not fill in a part that
 * comes later, and nobody can tell such a browser from others (design: browsers, rule 23).
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { nonce } = requestFacts(request);
  const { loaderData, actionData } = context.staticHandlerContext;
  const [i18n, fallbackShell] = await Promise.all([
    createTranslator(request),
    loadFallbackShell(request, loaderData, headers),
  ]);
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={i18n}>
        <NonceProvider value={nonce}>
          <PageErrorsProvider value={hasRefusedForm(actionData)}>
            <FallbackShellProvider value={fallbackShell}>
              <RemixServer context={context} url={request.url} nonce={nonce} abortDelay={RENDER_TIMEOUT_MILLISECONDS} />
            </FallbackShellProvider>
          </PageErrorsProvider>
        </NonceProvider>
      </I18nextProvider>,
      {
        nonce,
        onAllReady() {
          const body = new PassThrough();
          headers.set("Content-Type", "text/html; charset=utf-8");
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onShellError: reject,
      },
    );
    setTimeout(abort, RENDER_TIMEOUT_MILLISECONDS).unref();
  });
}

/** Data asked for alone meets the rule of limited log-ins here; a document meets it in the root loader. */
export async function handleDataRequest(response: Response, { request }: { request: Request }) {
  return (await refuseStrayVisit(request)) ?? response;
}

/** A fault that nobody answered with a page of its own: logged by its kind and place, never by its message. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  log("error", "request.failed", { rid: requestFacts(request).requestId, ...errorFields(error) });
}
