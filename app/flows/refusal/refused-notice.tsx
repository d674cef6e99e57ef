import { useText } from "~/i18n/use-text.ts";
import { refusalWords, type BackendNotice } from "~/services/refusal.ts";
import { Notice } from "~/ui/notice.tsx";

/** Why the application has stayed where it was, with the code of the back end. */
export function RefusedNotice({ notice }: { notice: BackendNotice | undefined }) {
  const text = useText();
  if (notice === undefined) return null;
  const { variant, code } = notice;
  return <Notice notice={{ id: "refused", variant, type: "soap", code, ...refusalWords(notice, text) }} />;
}
