import { BROWSER_WARNING_DISMISSED_DAYS } from "~/domain/limits.ts";

const COOKIE = "ie";
const LIFE_SECONDS = BROWSER_WARNING_DISMISSED_DAYS * 24 * 60 * 60;

/**
 * Whether a browser says that it is Internet Explorer, of whatever version (F-421). The version is not asked: in compatibility
 * view 11 calls itself 7, and the Internet Explorer mode of Edge calls itself 11 (browsers rule 50).
 */
export const isInternetExplorer = (userAgent: string | null): boolean => /MSIE |Trident\//.test(userAgent ?? "");

/** Whether the warning was put away in this browser within the last 30 days. */
export const isWarningDismissed = (cookies: string | null): boolean => /(?:^|;\s*)ie=1(?:;|$)/.test(cookies ?? "");

/**
 * The `Set-Cookie` header that puts the warning away for 30 days; Expires too, for Internet Explorer 8.
 * @param options.secure true when the portal is served over https
 * @param options.now milliseconds of the portal clock
 */
export function dismissedWarningCookie({ secure, now }: { secure: boolean; now: number }): string {
  const expires = new Date(now + LIFE_SECONDS * 1000).toUTCString();
  const attributes = `Path=/; Max-Age=${LIFE_SECONDS}; Expires=${expires}; HttpOnly; SameSite=Lax`;
  return `${COOKIE}=1; ${attributes}${secure ? "; Secure" : ""}`;
}
