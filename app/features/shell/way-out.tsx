import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { TextKey } from "~/i18n/text-key.ts";
import { useText } from "~/i18n/use-text.ts";
import { accountPaths } from "~/paths/account-paths.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";

/** Tasks with pages below their first one. */
const FIRST_PAGES: readonly { to: string; label: TextKey }[] = [
  { to: accountPaths.list(), label: "shell:menu.accounts" },
  { to: accountPaths.unblock(), label: "shell:menu.manager" },
];

/** From a page that was refused back to the first one of its task; without one, to the list of applications. */
export function WayOut() {
  const { pathname } = useLocation();
  const { t } = useTranslation("errors");
  const translate = useText();
  const first = FIRST_PAGES.find(({ to }) => pathname.startsWith(`${to}/`));
  if (first === undefined) return <ButtonLink to={paths.applications()}>{t("toList")}</ButtonLink>;
  return <ButtonLink to={first.to}>{translate(first.label)}</ButtonLink>;
}
