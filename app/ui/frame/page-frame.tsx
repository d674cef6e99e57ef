import type { ReactNode } from "react";
import { ExternalLink } from "../external-link.tsx";
import { BackToTop, TOP_ID } from "./back-to-top.tsx";
import { Link } from "../link.tsx";
import { PlainOnly } from "../plain-only.tsx";
import { MainContent } from "./main-content.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TestLabel } from "./test-label.tsx";
import { TopBar, type TopBarProps } from "./top-bar.tsx";
import { ZoomField } from "./zoom-control.tsx";

type PageFrameProps = TopBarProps & {
  /** Everything between the frame and the page: notes, a `NoticeList`. */
  notices?: ReactNode;
  /** Version of the test environment; null in production (F-426). */
  testVersion: string | null;
  /** Ways that are seldom needed. */
  footLinks?: readonly { to: string; label: string }[];
  /** The same, out of the portal. */
  outsideLink?: { href: string; label: string } | undefined;
  children: ReactNode;
};

/** Everything around a page of a logged-in user. */
export function PageFrame({ notices, testVersion, footLinks = [], outsideLink, children, ...topBar }: PageFrameProps) {
  return (
    <div id={TOP_ID} className="page">
      <SkipLink />
      <TopBar {...topBar} />
      <MainContent>
        {notices}
        {children}
      </MainContent>
      <footer className="foot">
        <BackToTop />
        {footLinks.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        {outsideLink !== undefined && <ExternalLink href={outsideLink.href}>{outsideLink.label}</ExternalLink>}
        <TestLabel version={testVersion} />
        {/* With script the top bar's buttons go as far when they are held. */}
        <PlainOnly>
          <ZoomField {...topBar.zoom} />
        </PlainOnly>
      </footer>
    </div>
  );
}
