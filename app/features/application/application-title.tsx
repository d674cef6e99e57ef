import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TitleRow } from "~/ui/title-row.tsx";
import type { TitleAbout } from "./title-about.ts";

type ApplicationTitleProps = { title: string; about: TitleAbout; children?: ReactNode };

/** The title of a page beside the steps: beside it stands whose application this is, as on the page of its documents (F-353). */
export function ApplicationTitle({ title, about, children }: ApplicationTitleProps) {
  const { t } = useTranslation("application");
  const number = t(typeof about.number === "number" ? "ofApplication" : "ofContract", { number: about.number });
  const detail = [number, about.buyer].filter(Boolean).join(", ");
  return (
    <TitleRow title={title} detail={detail}>
      {children}
    </TitleRow>
  );
}
