import { useMatches, useNavigate, useOutlet, useRouteLoaderData } from "@remix-run/react";
import { useContext, useRef, type ContextType, type ReactNode } from "react";
import { UNSAFE_DataRouterStateContext as RouterState, UNSAFE_LocationContext as Place } from "react-router";
import type { NoticeContent } from "~/ui/notice.tsx";
import { NoticeList } from "~/ui/notice-list.tsx";
import { PageDialog } from "~/ui/page-dialog.tsx";

/** Of a route whose page stands in front of another one's, where it was opened from there. */
export type InFront = {
  /** Route of the page behind. */
  of: string;
  /** Part of it to which giving up leads back. */
  at: string;
};

/** A page as it was drawn last: what its hooks read, and its own place. */
type Drawn = {
  outlet: ReactNode;
  state: ContextType<typeof RouterState>;
  place: ContextType<typeof Place>;
};

/**
 * The page of the address. One that is made to stand in front of another (`handle.inFront`), and was opened from it by the router, is a dialog before it: the
 * other keeps its fields, its focus and its place, and is drawn as it was left, whatever the router holds now (docs/decisions/0026). A page that was loaded
 * stands alone, and so does every page without script.
 */
export function PagesInFront() {
  const outlet = useOutlet();
  const state = useContext(RouterState);
  const place = useContext(Place);
  const matches = useMatches();
  const last = useRef<(Drawn & { route: string; applicationId: string }) | null>(null);
  const own = matches.at(-1);
  const route = own?.id ?? "";
  const inFront = (own?.handle as { inFront?: InFront } | undefined)?.inFront;
  const applicationId = own?.params["applicationId"] ?? "";
  const isInFront =
    inFront !== undefined && last.current?.route === inFront.of && last.current.applicationId === applicationId;
  if (!isInFront && state?.navigation.state === "idle") last.current = { outlet, state, place, route, applicationId };
  const behind = isInFront && last.current !== null ? last.current : { outlet, state, place };
  return (
    <>
      <RouterState.Provider value={behind.state}>
        <Place.Provider value={behind.place}>{behind.outlet}</Place.Provider>
      </RouterState.Provider>
      {isInFront && <Front at={`${behind.place.location.pathname}#${inFront.at}`}>{outlet}</Front>}
    </>
  );
}

/** The dialog, with the notices that came while it is open: those of the frame are out of reach behind it. */
function Front({ at, children }: { at: string; children: ReactNode }) {
  const navigate = useNavigate();
  const shown = (useRouteLoaderData("root") as { notices?: NoticeContent[] } | undefined)?.notices ?? [];
  const opened = useRef(shown.map(({ id }) => id));
  const news = shown.filter(({ id }) => !opened.current.includes(id));
  return (
    <PageDialog onGiveUp={() => navigate(at)}>
      {news.length > 0 && <NoticeList notices={news} />}
      {children}
    </PageDialog>
  );
}
