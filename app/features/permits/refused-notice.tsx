import { useText } from "~/i18n/use-text.ts";
import { refusalWords, type BackendNotice } from "~/services/refusal.ts";
import { Notice } from "~/ui/notice.tsx";

/** Why nothing was asked or may be answered, with the code of the back end. */
export function RefusedNotice({ notice }: { notice: BackendNotice | null | undefined }) {
  const text = useText();
  if (notice === null || notice === undefined) return null;
  const { variant, code } = notice;
  return <Notice notice={{ id: "refused", variant, type: "soap", code, ...refusalWords(notice, text) }} />;
}
