import type { ShouldRevalidateFunction } from "@remix-run/react";

/** Buttons that script presses while somebody types; the page around the form does not change by them. */
const LIVE_BUTTONS = ["live", "keepDraft"];

/**
 * Leaves the page as it is when the form was only kept or recalculated while it is being filled in, and when it could not be
 * sent at all (`unsent`): what is on the page could not be read again either.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formData, actionResult, defaultShouldRevalidate }) => {
  const isLive = LIVE_BUTTONS.some((button) => formData?.has(button) === true);
  return isLive || isUnsent(actionResult) ? false : defaultShouldRevalidate;
};

const isUnsent = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "unsent" in answer && answer.unsent === true;
