import { Link } from "@remix-run/react";

export type Tab = { label: string; to: string; count?: number | undefined; current?: boolean | undefined };

/** Views of one list; each is a page of its own. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className="tabs">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link to={tab.to} aria-current={tab.current === true ? "page" : undefined}>
              {tab.label}
              {tab.count !== undefined && <small> {tab.count}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
