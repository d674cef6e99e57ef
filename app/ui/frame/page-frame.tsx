import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { BackToTop, TOP_ID } from "./back-to-top.tsx";
import { MAIN_ID, SkipLink } from "./skip-link.tsx";
import { TestLabel } from "./test-label.tsx";
import { TopBar, type TopBarProps } from "./top-bar.tsx";
import { ZoomField } from "./zoom-control.tsx";

type PageFrameProps = TopBarProps & {
  /** Everything between the frame and the page: notes, a `NoticeList`. */
  notices?: ReactNode;
  /** Version of the test environment; null in production (F-426). */
  testVersion: string | null;
  /** Ways that nobody needs daily. */
  footLinks?: readonly { to: string; label: string }[];
  children: ReactNode;
};

/** Everything around a page of somebody who is logged in. */
export function PageFrame({ notices, testVersion, footLinks = [], children, ...topBar }: PageFrameProps) {
  return (
    <div id={TOP_ID} className="page">
      <SkipLink />
      <TopBar {...topBar} />
      <main id={MAIN_ID}>
        {notices}
        {children}
      </main>
      <footer className="foot">
        <BackToTop />
        {footLinks.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        <TestLabel version={testVersion} />
        <ZoomField {...topBar.zoom} />
      </footer>
    </div>
  );
}
