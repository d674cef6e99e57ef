import { useRef, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useHoldRepeat } from "../enhance/use-hold-repeat.ts";
import { useZoom } from "../enhance/use-zoom.ts";
import { HiddenFields, type HiddenValues } from "../form/hidden-fields.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { formatZoom, ZOOM_DEFAULT_PERCENT, ZOOM_MAX_PERCENT, ZOOM_MIN_PERCENT, ZOOM_STEP_PERCENT } from "../zoom.ts";

export type ZoomForm = {
  /** The zoom in use, 80 to 120. */
  percent: number;
  /** Where the forms are posted; `zoomFromForm` reads them. */
  action: string;
  hidden: HiddenValues;
};

/** Smaller, reset, larger (F-044). Plain submits; with script the page changes at once and holding a button repeats. */
export function ZoomControl({ percent, action, hidden }: ZoomForm) {
  const { t } = useTranslation("shell");
  const form = useRef<HTMLFormElement>(null);
  const { shown, setZoom } = useZoom(percent, form);
  const smaller = useHoldRepeat(() => setZoom(shown - ZOOM_STEP_PERCENT));
  const larger = useHoldRepeat(() => setZoom(shown + ZOOM_STEP_PERCENT));
  const instead = (wish: number) => (event: MouseEvent) => {
    event.preventDefault();
    setZoom(wish);
  };
  return (
    <form method="post" action={action} className="zoom fd" ref={form}>
      <HiddenFields values={{ ...hidden, zoom: formatZoom(shown) }} />
      <button
        type="submit"
        name="zoomOut"
        disabled={shown <= ZOOM_MIN_PERCENT}
        onClick={instead(shown - ZOOM_STEP_PERCENT)}
        {...smaller}
      >
        −<VisuallyHidden> {t("zoom.out")}</VisuallyHidden>
      </button>
      <button type="submit" name="zoomReset" onClick={instead(ZOOM_DEFAULT_PERCENT)}>
        {t("zoom.percent", { percent: shown })}
        <VisuallyHidden>, {t("zoom.reset")}</VisuallyHidden>
      </button>
      <button
        type="submit"
        name="zoomIn"
        disabled={shown >= ZOOM_MAX_PERCENT}
        onClick={instead(shown + ZOOM_STEP_PERCENT)}
        {...larger}
      >
        +<VisuallyHidden> {t("zoom.in")}</VisuallyHidden>
      </button>
    </form>
  );
}

/** The same as a number in the notation of the page (F-418), where no script is: forty presses are too many. The script of guests' pages takes it over. */
export function ZoomField({ percent, action, hidden }: ZoomForm) {
  const { t, i18n } = useTranslation("shell");
  const factor = formatZoom(percent);
  return (
    <form method="post" action={action}>
      <HiddenFields values={hidden} />
      <label htmlFor="zoom-factor">{t("zoom.label")}</label>{" "}
      <input
        inputMode="decimal"
        size={4}
        id="zoom-factor"
        name="zoom"
        defaultValue={i18n.language === "en" ? factor : factor.replace(".", ",")}
      />{" "}
      <button type="submit" className="btn small">
        {t("zoom.set")}
      </button>
    </form>
  );
}
