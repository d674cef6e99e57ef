import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { SCRIPT_LOAD_TIMEOUT_MS } from "~/domain/limits.ts";
import { useNonce } from "../nonce.tsx";
import source from "./load-watch.es5.js?raw";

declare global {
  interface Window {
    /** Made by the inline script below, before any other script. */
    portalScripts?: {
      /** Whether this browser is one that the scripts are for, and this page has not broken them before. */
      supported: boolean;
      running: boolean;
      /** Says that a part of the page did not load (F-425). */
      fail: () => void;
      /** Lets the page's scripts in, if they are for this browser. */
      start: () => void;
      run: () => void;
      /** The controls as the server drew them, and the one that had the focus last: what was typed stands in them. */
      drawn?: NodeListOf<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement> | null;
      focused?: Element | null;
    };
  }
}

const withoutComments = (script: string): string =>
  script
    .split("/*")
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf("*/") + 2)))
    .join("");

const withoutIndents = (script: string): string =>
  script
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");

/** The script as it is written into pages; browsers have it in the page already. */
const SCRIPT = import.meta.env.SSR ? withoutIndents(withoutComments(source)) : "";

/** Watches from the page's head whether scripts and styles come (F-424, F-425), and decides whether they may take the page over (O18). */
export function LoadWatch() {
  const { t } = useTranslation("shell");
  const nonce = useNonce();
  useEffect(() => window.portalScripts?.run(), []);
  return (
    <script
      nonce={nonce}
      id="load-watch"
      data-text={t("loadFailed")}
      data-reload={t("reload")}
      data-timeout={SCRIPT_LOAD_TIMEOUT_MS}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: SCRIPT }}
    />
  );
}

/** Where the watch writes its note. React leaves the content of this element alone. */
export function LoadNote() {
  return <div id="load-note" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
