import { useTranslation } from "react-i18next";
import { APPLICATION_FILES_MAX } from "~/domain/limits.ts";
import { Notice } from "~/ui/notice.tsx";
import type { PicturesStored } from "./store-scan-pictures.server.ts";

/** Why pictures are not among the documents although their values are taken over. */
export function NotStored({ stored = "all" }: { stored: PicturesStored | undefined }) {
  const { t } = useTranslation("recogniser");
  if (stored === "all") return null;
  const text = t(`card.stored.${stored}`, { max: APPLICATION_FILES_MAX });
  return <Notice notice={{ id: "not-stored", variant: "warning", text }} />;
}
