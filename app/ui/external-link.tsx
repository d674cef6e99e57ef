import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** A link out of the portal; it opens in a new tab that cannot reach back, and says so to screen readers. */
export function ExternalLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation("ui");
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {t("link.newTab")}</VisuallyHidden>
    </a>
  );
}
