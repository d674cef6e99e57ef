import type { TextKey } from "~/i18n/text-key.ts";
import type { LinksFunction } from "@remix-run/node";
import {
  Links,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useChangeLanguage } from "remix-i18next/react";
import { SessionWatch } from "~/features/session/session-watch.tsx";
import { ErrorPage } from "~/features/shell/error-page.tsx";
import { applicationOfPage } from "~/features/shell/application-of-page.ts";
import { useFallbackShell } from "~/features/shell/fallback-shell.ts";
import { HomeRefresh } from "~/features/shell/home-refresh.tsx";
import { PagesInFront } from "~/features/shell/page-in-front.tsx";
import { PageShell } from "~/features/shell/page-shell.tsx";
import { isPlainPage } from "~/features/shell/is-plain-page.ts";
import type { Shell } from "~/features/shell/shell.server.ts";
import { errorTitleKey, toErrorPage } from "~/features/shell/to-error-page.ts";
import { useFormTextsOfPage } from "~/features/shell/use-form-texts-of-page.ts";
import { shouldRevalidate as revalidatesForms } from "~/forms/keep-page-while-typing.ts";
import { toLanguage } from "~/i18n/language.ts";
import { usePageTexts } from "~/i18n/use-page-texts.ts";
import { useText } from "~/i18n/use-text.ts";
import portalCss from "~/styles/portal.css?url";
import { leaveBrokenPagePlain, markPageWorks } from "~/ui/enhance/broken-page.ts";
import { useFocusOnNewPage } from "~/ui/enhance/use-focus-on-new-page.ts";
import { FormTextsProvider } from "~/ui/form/form-texts.tsx";
import { LoadWatch } from "~/ui/frame/load-watch.tsx";
import { PlainScript } from "~/ui/frame/plain-script.tsx";
import { useNonce } from "~/ui/nonce.tsx";
import { usePageErrors } from "~/ui/page-errors.tsx";
import { WorkProvider } from "~/ui/work.tsx";
import { isReadAgain } from "~/ui/enhance/is-read-again.ts";
import { useScrollReset } from "~/ui/enhance/use-scroll-reset.ts";
import { zoomClass } from "~/ui/zoom.ts";
import type { loader } from "./root.server.ts";

export { loader } from "./root.server.ts";
/** The frame is read again with each page, but not when a page that waits for something only reads its own data. */
export const shouldRevalidate: ShouldRevalidateFunction = (read) => !isReadAgain(read) && revalidatesForms(read);

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: portalCss },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

/** Namespaces that any page may need. */
export const handle = { i18n: ["errors", "soap", "validation"] };

export default function App() {
  useEffect(markPageWorks, []);
  return <PagesInFront />;
}

/** Errors of any page below are drawn inside the ordinary frame. */
export function ErrorBoundary() {
  const error = useRouteError();
  useEffect(() => leaveBrokenPagePlain(error), [error]);
  return <ErrorPage error={error} />;
}

/**
 * The document. One page title a route, from `handle.title`; “Error:” before it when a form was refused. Without the root
 * loader's data (an action or the loader itself failed) the page stays plain HTML: script would have nothing to take over.
 */
export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>("root") ?? null;
  const fallback = useFallbackShell();
  const shell = loaded ?? fallback;
  const nonce = useNonce();
  const { i18n } = useTranslation();
  const language = shell?.language ?? toLanguage(i18n.language);
  usePageTexts(language);
  const title = usePageTitle();
  const { pathname } = useLocation();
  const matches = useMatches();
  useChangeLanguage(language);
  useScrollReset();
  useFocusOnNewPage();
  return (
    <html lang={language} className={zoomClass(shell?.zoomPercent ?? 100)}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <LoadWatch />
        {(shell?.services ?? null) !== null && <HomeRefresh />}
        <Links />
      </head>
      <body>
        <FormTextsProvider texts={useFormTextsOfPage()}>
          <WorkProvider>
            {shell === null ? (
              children
            ) : (
              <PageShell shell={shell} watch={watchOf(shell)}>
                {children}
              </PageShell>
            )}
          </WorkProvider>
        </FormTextsProvider>
        {import.meta.env.SSR &&
          (shell !== null && isPlainPage(shell, { pathname, matches }) ? (
            <PlainScript session={shell.session?.tag} build={shell.build} follows={!shell.isBuyersPage} />
          ) : (
            loaded !== null && <Scripts nonce={nonce} />
          ))}
      </body>
    </html>
  );
}

/** Nothing watches over a buyer's page: in the seller's browser it would follow the seller's session, and lose what the buyer has typed. */
const watchOf = ({ isBuyersPage, session, expiryNotice, seals }: Shell): ReactNode =>
  !isBuyersPage && <SessionWatch facts={session} noticeId={expiryNotice} seals={seals} />;

function usePageTitle(): string {
  const translate = useText();
  const { t } = useTranslation("shell");
  const error = useRouteError();
  const matches = useMatches();
  const refused = usePageErrors();
  const handles = matches.map((match) => match.handle as { title?: TextKey } | undefined);
  const own = handles.reduce<TextKey | undefined>((title, handle) => handle?.title ?? title, undefined);
  const key = error === undefined || error === null ? own : errorTitleKey(toErrorPage(error));
  const about = error === undefined || error === null ? applicationOfPage(matches.at(-1)?.data) : null;
  const page = [about, key === undefined ? null : translate(key)].filter((part) => part !== null).join(" · ");
  const title = page === "" ? t("brand") : `${page} – ${t("brand")}`;
  return refused ? translate("ui:error.title", { title }) : title;
}
