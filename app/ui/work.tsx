import { createContext, useContext, useEffect, useState, type ReactNode, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { NO_WORK, useWork, type Work } from "./enhance/use-work.ts";

const WorkContext = createContext<Work>(NO_WORK);

/** Tells the parts of the page what it is busy with: the bar, the pressed button, the content. */
export function WorkProvider({ children }: { children: ReactNode }) {
  return <WorkContext.Provider value={useWork()}>{children}</WorkContext.Provider>;
}

/** Whether the page has been busy for long enough to say so. */
export const useIsBusy = (): boolean => useContext(WorkContext).isShown;

/** A line on top of the window, and a word for those who do not see it. */
export function WorkSign() {
  const { t } = useTranslation("ui");
  const isBusy = useIsBusy();
  return (
    <>
      {isBusy && <div className="work" aria-hidden="true" />}
      <div role="status" className="vh">
        {isBusy ? t("work.wait") : ""}
      </div>
    </>
  );
}

/** Buttons that save what was typed; what the others do is not called saving. */
const SAVING: ReadonlySet<string> = new Set(["continue", "save", "saveEmail"]);

/** What a submit button says while its form is under way; null while it is not. */
export function useBusyLabel(button: RefObject<HTMLButtonElement>, name: string, value: string): string | null {
  const { t } = useTranslation("ui");
  const { pressed } = useContext(WorkContext);
  const isPressed = pressed !== null && pressed.name === name && pressed.value === value;
  const [isOwn, setOwn] = useState(false);
  // Forms of rows have buttons of one name.
  useEffect(() => setOwn(isPressed && button.current?.form === pressed.form), [isPressed, pressed, button]);
  if (!isPressed || !isOwn) return null;
  return SAVING.has(name) ? t("work.saving") : t("work.wait");
}
