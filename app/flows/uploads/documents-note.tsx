import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "~/ui/card.tsx";
import type { DocumentsState } from "./documents-state.server.ts";
import { MissingCopies } from "./missing-copies.tsx";

type DocumentsNoteProps = {
  state: DocumentsState;
  /** False where nothing is to be uploaded any more. */
  asks?: boolean;
  children: ReactNode;
};

/**
 * What is uploaded, and what is missing, on a page that is about something else (F-331).
 * @param children the way to the documents: a link, or a button of the form around it
 */
export function DocumentsNote({ state, asks = true, children }: DocumentsNoteProps) {
  const { t } = useTranslation("uploads");
  const wordsOf = ({ count }: DocumentsState) => {
    if (count === null) return t("unknown");
    return count === 0 ? t("none") : t("count", { count });
  };
  return (
    <Card title={t("title")}>
      <p>{wordsOf(state)}</p>
      {asks && <MissingCopies {...state} />}
      <p>{children}</p>
    </Card>
  );
}
