import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { findCurrentItem, type MenuItem } from "./menu-item.ts";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";

/** The main ways through the portal; the current one is marked (F-040). Draws nothing for those who have no menu (F-051). */
export function MainMenu({ items }: { items: readonly MenuItem[] }) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  if (items.length === 0) return null;
  const current = findCurrentItem(items, pathname);
  return (
    <nav className="menu fd" aria-label={t("menu.label")}>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              className={item.primary === true ? "btn primary" : undefined}
              aria-current={item === current ? "page" : undefined}
            >
              {item.primary === true && <Icon name="add" />}
              {item.primary === true && " "}
              {item.label}
              {item.waits !== undefined && (
                <>
                  {" "}
                  <strong>{item.waits.count}</strong> <VisuallyHidden>{item.waits.words}</VisuallyHidden>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
