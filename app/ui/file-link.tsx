import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

type FileLinkProps = {
  to: string;
  children: ReactNode;
  /** Looks like a button; the primary one is what comes next. */
  button?: boolean | "primary" | undefined;
  small?: boolean | undefined;
};

/** A document of ours: it opens in a new tab, so that the page it belongs to stays, and says so to screen readers. */
export function FileLink({ to, children, button, small }: FileLinkProps) {
  const { t } = useTranslation("ui");
  const look = classNames(Boolean(button) && "btn", button === "primary" && "primary", small && "small");
  return (
    <a href={to} className={look === "" ? undefined : look} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {t("link.newTab")}</VisuallyHidden>
    </a>
  );
}
