import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { createBrowserI18n } from "~/i18n/browser.ts";
import { toLanguage } from "~/i18n/language.ts";
import { hasRefusedForm, PageErrorsProvider } from "~/ui/page-errors.tsx";

/** Takes the server's page over. When the texts do not come, the page stays as it is and works as plain HTML. */
export async function hydrate() {
  const i18n = await createBrowserI18n(toLanguage(document.documentElement.lang), [
    "ui",
    "shell",
    ...getInitialNamespaces(),
  ]);
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <PageErrorsProvider value={hasRefusedForm(window.__remixContext.state.actionData)}>
          <RemixBrowser />
        </PageErrorsProvider>
      </I18nextProvider>,
    );
  });
}
