import type { ShouldRevalidateFunction } from "@remix-run/react";

/** Buttons that script presses while somebody types; the page around the form does not change by them. */
const LIVE_BUTTONS = ["live", "keepDraft"];

/**
 * Leaves the page as it is when the form was only kept or recalculated while it is being filled in, and when it could not be
 * sent at all (`unsent`): what is on the page could not be read again either. Another page has a frame of its own: the
 * notices of the one before are not its notices (F-115).
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formData,
  actionResult,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isLive = LIVE_BUTTONS.some((button) => formData?.has(button) === true);
  if (isLive || isUnsent(actionResult)) return false;
  return currentUrl.pathname !== nextUrl.pathname || defaultShouldRevalidate;
};

const isUnsent = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "unsent" in answer && answer.unsent === true;
