import { front } from "./front.ts";

/** Whether nothing has the focus: what had it is gone. */
export const isFocusLost = (): boolean => (document.activeElement ?? document.body) === document.body;

/** Puts the focus on what is no control, so that it is read out and the next Tab goes on from there. */
export function focusPlace(place: HTMLElement, options: FocusOptions = {}): void {
  place.tabIndex = -1;
  place.focus(options);
}

/**
 * Puts the focus on the heading of a part of the page; without one, of the page. The view stays where it is. Nothing can be done with a heading, so that
 * no ring is asked for.
 * @param part what held the focus, where it is still there
 */
export function focusHeading(part: Element | null = null): void {
  const own = part?.isConnected === true ? part.querySelector<HTMLElement>("h2") : null;
  const heading =
    own ?? front().querySelector<HTMLElement>("main h1, .title h2") ?? document.querySelector<HTMLElement>("main");
  if (heading !== null) focusPlace(heading, { preventScroll: true, focusVisible: false } as FocusOptions);
}
