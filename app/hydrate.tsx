import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { askForBuild, checkForUpdates, takeUpNewerBuild } from "~/features/shell/update-check.ts";
import { createBrowserI18n } from "~/i18n/browser.ts";
import { toLanguage } from "~/i18n/language.ts";
import { followBuild } from "~/ui/enhance/follow-build.ts";
import { openPendingDocument } from "~/ui/enhance/pending-page.ts";
import { shareBuild } from "~/ui/enhance/service-worker.ts";
import { hasRefusedForm, PageErrorsProvider } from "~/ui/page-errors.tsx";

/** Takes the server's page over. When the texts do not come, the page stays as it is and works as plain HTML. */
export async function hydrate() {
  const build = window.__remixManifest.version;
  const namespaces = ["ui", "shell", ...getInitialNamespaces()];
  const i18n = await createBrowserI18n(toLanguage(document.documentElement.lang), namespaces, openPendingDocument);
  followBuild(build, takeUpNewerBuild);
  checkForUpdates();
  shareBuild(build, askForBuild);
  // A page that is left meanwhile, or whose network is gone, goes on without it.
  const keeping = import("~/ui/enhance/keep-input.ts").catch(() => null);
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <PageErrorsProvider value={hasRefusedForm(window.__remixContext.state.actionData)}>
          <RemixBrowser />
        </PageErrorsProvider>
      </I18nextProvider>,
      // An extension or a translator has changed the page before it could be taken over: it was drawn once more, and what was typed stood in the old one.
      { onRecoverableError: () => void keeping.then((part) => part?.rescueTyped()) },
    );
  });
}
