import type { ReactNode } from "react";
import { BackToTop, TOP_ID } from "./back-to-top.tsx";
import { MAIN_ID, SkipLink } from "./skip-link.tsx";
import { TopBar, type TopBarProps } from "./top-bar.tsx";
import { ZoomField } from "./zoom-control.tsx";

type PageFrameProps = TopBarProps & {
  /** A `NoticeList`; also where an old browser's warning stands. */
  notices?: ReactNode;
  children: ReactNode;
};

/** Everything around a page of somebody who is logged in. */
export function PageFrame({ notices, children, ...topBar }: PageFrameProps) {
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
        <ZoomField {...topBar.zoom} />
      </footer>
    </div>
  );
}
