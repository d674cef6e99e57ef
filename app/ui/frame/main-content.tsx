import type { ReactNode } from "react";
import { useIsBusy, WorkSign } from "../work.tsx";
import { PageNews } from "./page-news.tsx";
import { MAIN_ID } from "./skip-link.tsx";

/** The page itself, marked as busy while another one is fetched or a form is under way. */
export function MainContent({ children }: { children: ReactNode }) {
  const isBusy = useIsBusy();
  return (
    <>
      <WorkSign />
      <PageNews />
      <main id={MAIN_ID} aria-busy={isBusy || undefined}>
        {children}
      </main>
    </>
  );
}
