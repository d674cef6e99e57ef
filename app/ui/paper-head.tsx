import { useTranslation } from "react-i18next";

/** The day of a print, `yyyy-mm-dd`, and the full name of who made it. */
export type Printed = { day: string; by: string };

/** The line that only paper shows below the title: of what the print is, when and by whom it was made. Parts that are not known are left out. */
export function PaperHead({ parts = [], printed }: { parts?: readonly (string | null)[]; printed: Printed }) {
  const { t } = useTranslation("ui");
  const known = [...parts, t("printed", { day: printed.day, name: printed.by })].filter(Boolean);
  return (
    <p className="paper" hidden>
      {known.join(" · ")}
    </p>
  );
}
