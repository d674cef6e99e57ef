import type { MouseEventHandler } from "react";
import { Link } from "./link.tsx";

export type Tab = {
  label: string;
  to: string;
  count?: number | undefined;
  current?: boolean | undefined;
  /** With script: what the press does instead, when it prevents the default. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
};

/** Views of one list; each is a page of its own. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className="tabs">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link to={tab.to} onClick={tab.onClick} aria-current={tab.current === true ? "page" : undefined}>
              {tab.label}
              {tab.count !== undefined && <small> {tab.count}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
