import { useMatches } from "@remix-run/react";
import type { FlatNamespace } from "i18next";
import { useTranslation } from "react-i18next";
import type { Language } from "~/domain/language.ts";

/**
 * Holds the drawing of the page until the browser has the texts that its routes name (`handle.i18n`), in the page's language. The router
 * changes pages in a transition, so the user goes on seeing the page before. Without it a text looked up from another namespace
 * (`t("enumerations:…")`) would stand as a raw key until a page load.
 */
export function usePageTexts(language: Language): void {
  useTranslation(namespacesOf(useMatches()), { lng: language });
}

/** The namespaces of all routes of a page, each once; the frame's own always come with the first page. */
export function namespacesOf(matches: readonly { handle?: unknown }[]): FlatNamespace[] {
  const named = matches.flatMap(
    ({ handle }) => (handle as { i18n?: readonly FlatNamespace[] } | undefined)?.i18n ?? [],
  );
  return [...new Set<FlatNamespace>(["ui", "shell", ...named])];
}
