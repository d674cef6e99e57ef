import type { ShouldRevalidateFunction } from "@remix-run/react";
import { pressedLiveButton } from "./live-buttons.ts";

/**
 * Leaves the page as it is when the form was only saved or recalculated while it is being filled in, and when it could not be
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
  const isLive = formData !== undefined && pressedLiveButton(formData);
  if (isLive || isUnsent(actionResult)) return false;
  return currentUrl.pathname !== nextUrl.pathname || defaultShouldRevalidate;
};

const isUnsent = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "unsent" in answer && answer.unsent === true;
