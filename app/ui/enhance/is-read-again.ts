import type { ShouldRevalidateFunction } from "@remix-run/react";

/** A page that is being read again: its address as a request has it, what it shows meanwhile, and whether that had to stay. */
type Reading = { href: string; shown: unknown; hasFailed: boolean };

/** The page that is being read again, if one is. Apart from the reading itself, which few pages do: every page has this in its frame. */
export const pageInHand: { reading: Reading | null } = { reading: null };

/** Whether a page is being read again in its place; where the user goes meanwhile, the frame goes along. */
export const isReadAgain = ({ formData, currentUrl, nextUrl }: Parameters<ShouldRevalidateFunction>[0]): boolean =>
  pageInHand.reading !== null && formData === undefined && currentUrl.href === nextUrl.href;
