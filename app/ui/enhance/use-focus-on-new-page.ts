import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { front } from "./front.ts";
import { focusHeading, focusPlace, isFocusLost } from "./focus-heading.ts";
import { focusFirstEmptyField } from "./focus-first-empty-field.ts";

/**
 * Where the keyboard and a screen reader go on after the client router has changed the page: at what a sent form was answered, else at the first
 * empty field of a step, else at the heading of another page, else at the heading of the part whose control is gone (a removed row, a closed dialog). What the page itself has focused, such as
 * an error summary, stays; without script the browser starts a new page by itself.
 */
export function useFocusOnNewPage(): void {
  const { key, pathname } = useLocation();
  const { formMethod } = useNavigation();
  const isSent = useRef(false);
  if (formMethod !== undefined) isSent.current = formMethod === "POST";
  const before = useRef({ key, pathname });
  const answers = useRef(shownNotices());
  const part = useLastPart();
  useEffect(() => {
    const last = before.current;
    if (last.key === key) return;
    before.current = { key, pathname };
    const news = isSent.current ? shownNotices().find((notice) => !answers.current.includes(notice)) : undefined;
    isSent.current = false;
    answers.current = shownNotices();
    const isOtherPage = last.pathname !== pathname;
    if (hasOwnFocus(isOtherPage)) return;
    if (news !== undefined) focusPlace(news);
    else if (isOtherPage) focusBeginning();
    else if (isFocusLost()) focusHeading(part.current);
  }, [key, pathname, part]);
}

/** Where the work of another page begins. */
function focusBeginning(): void {
  if (!focusFirstEmptyField()) focusHeading();
}

/** The notices in sight now; none while the server draws. */
const shownNotices = (): HTMLElement[] =>
  typeof document === "undefined" ? [] : [...front().querySelectorAll<HTMLElement>(".notes > .note-box")];

/** Whether the new content has taken the focus: on another page anything in it, on the same one an error summary. */
function hasOwnFocus(isOtherPage: boolean): boolean {
  const focused = document.activeElement;
  if (focused === null || isFocusLost()) return false;
  return isOtherPage ? focused.closest("main") !== null : focused.matches("[role=alert]");
}

/** The card that had the focus last. */
function useLastPart() {
  const part = useRef<Element | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      part.current = target instanceof Element ? target.closest(".card") : null;
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  return part;
}
