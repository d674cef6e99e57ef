import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createTranslator } from "../../app/i18n/i18n.server.ts";
import type { Language } from "../../app/domain/language.ts";

/** Draws parts as the server does: real texts, real router, the given path as address. */
export async function renderUi(
  element: ReactElement,
  { language = "lt" as Language, path = "/" } = {},
): Promise<string> {
  const url = new URL(path, "http://portal.example");
  const i18n = await createTranslator(new Request(`${url.origin}/?lang=${language}`));
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <RemixServer context={entryContext(element, url)} url={url.href} />
    </I18nextProvider>,
  );
}

/** The least that Remix needs to draw one route. */
function entryContext(element: ReactElement, url: URL): EntryContext {
  const route = { id: "root", path: "*", module: "/root.js", hasLoader: false, hasAction: false } as const;
  return {
    appState: { actionData: null, loaderData: {}, errors: null },
    manifest: {
      version: "1",
      url: "/manifest.js",
      entry: { module: "/entry.js", imports: [] },
      routes: { root: { ...route, hasClientAction: false, hasClientLoader: false, hasErrorBoundary: false } },
    },
    routeModules: { root: { default: () => element } },
    serverHandoffString: "{}",
    renderMeta: {},
    future: {},
    isSpaMode: false,
    staticHandlerContext: {
      basename: "/",
      location: { pathname: url.pathname, search: url.search, hash: "", state: null, key: "default" },
      matches: [{ route: { id: "root" }, params: {}, pathname: "/", pathnameBase: "/" }],
      loaderData: {},
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    },
  } as unknown as EntryContext;
}
