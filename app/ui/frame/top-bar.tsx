import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Brand } from "./brand.tsx";
import { LanguageSwitch, type LanguageLink } from "./language-switch.tsx";
import { MainMenu } from "./main-menu.tsx";
import type { MenuItem } from "./menu-item.ts";
import { ServiceStatuses, type ServiceStatusesProps } from "./service-statuses.tsx";
import { ShopHelp, type ShopHelpContent } from "./shop-help.tsx";
import { LogoutButton, UserCorner, type LogoutForm, type UserCornerContent } from "./user-corner.tsx";
import { ZoomControl, type ZoomForm } from "./zoom-control.tsx";

export type TopBarProps = {
  homeTo: string;
  /** Null once the session has expired: the reader may be another person. */
  user: UserCornerContent | null;
  logout: LogoutForm;
  languages: readonly LanguageLink[];
  zoom: ZoomForm;
  menu: readonly MenuItem[];
  /** For everybody but managers. */
  help?: ShopHelpContent | undefined;
  /** For managers, instead of the help. */
  services?: ServiceStatusesProps | undefined;
};

/** The frame's top: the ink bar and the main menu under it. */
export function TopBar({ homeTo, user, logout, languages, zoom, menu, help, services }: TopBarProps) {
  return (
    <header className="top">
      <Brand to={homeTo} />
      <MenuFold />
      {help !== undefined && <ShopHelp {...help} />}
      {services !== undefined && <ServiceStatuses {...services} />}
      <ZoomControl {...zoom} />
      <LanguageSwitch languages={languages} />
      {user !== null && <UserCorner {...user} />}
      <LogoutButton {...logout} />
      <MainMenu items={menu} />
    </header>
  );
}

/**
 * Folds its later siblings of class `fd` on narrow screens. What it folds stands beside it, not in it: a closed `<details>`
 * hides its content on wide screens too, and one that is rendered open would cover every page of a phone.
 * The key closes it when the user goes to another page.
 */
function MenuFold() {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  return (
    <details className="folder" key={pathname}>
      <summary>{t("menu.label")}</summary>
    </details>
  );
}
