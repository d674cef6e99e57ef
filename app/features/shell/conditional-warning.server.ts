import type { i18n } from "i18next";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { StandingNoteLine } from "~/ui/frame/standing-notes.tsx";
import { isInternetExplorer, isWarningDismissed } from "./internet-explorer.ts";
import { translatorOf, type Shell } from "./shell.server.ts";
import { browserWarning } from "./standing-notes.server.ts";
import type { RequestHead } from "~/platform/request-head.ts";

/**
 * The warning for an Internet Explorer up to 9 that does not say who it is: a comment that only those read (F-421). Empty for one that says
 * so, for it has the warning in its page already; exactly one of the two is ever seen (browsers rule 50).
 */
export function conditionalWarning(request: RequestHead, shell: Shell, texts: i18n): string {
  const isWarned = isInternetExplorer(request.headers.get("User-Agent"));
  if (isWarned || isWarningDismissed(request.headers.get("Cookie"))) return "";
  const { pathname, search } = new URL(request.url);
  const hidden = { _csrf: shell.seals.preferences, back: pathname + search };
  const line = createElement(StandingNoteLine, {
    note: browserWarning(translatorOf(shell.language)),
    dismiss: { action: paths.preferences(), hidden },
  });
  const warning = renderToStaticMarkup(createElement(I18nextProvider, { i18n: texts }, line));
  // What was typed into the address must not end the comment.
  return `<!--[if lte IE 9]>${warning.replaceAll("--", "&#45;&#45;")}<![endif]-->`;
}
