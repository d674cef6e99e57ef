import { parseZoom, ZOOM_DEFAULT_PERCENT } from "~/ui/zoom.ts";
import type { RequestHead } from "~/platform/request-head.ts";

/** Name of the cookie, the query parameter and the form field. */
export const ZOOM_PARAM = "zoom";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The zoom that a request's address asks for (`?zoom=5` is clamped), in percent; null when it asks for none. */
export function findZoomInUrl(request: RequestHead): number | null {
  const factor = new URL(request.url).searchParams.get(ZOOM_PARAM);
  return factor === null ? null : parseZoom(factor);
}

/** The zoom of a page in percent: what its address asks for, then what the cookie remembers, then 100 (F-044). */
export function readZoom(request: RequestHead): number {
  const remembered = /(?:^|;\s*)zoom=([\d.]+)/.exec(request.headers.get("Cookie") ?? "")?.[1];
  const fromCookie = remembered === undefined ? null : parseZoom(remembered);
  return findZoomInUrl(request) ?? fromCookie ?? ZOOM_DEFAULT_PERCENT;
}

/**
 * The `Set-Cookie` header that remembers the zoom factor for a year; Expires too, for Internet Explorer 8.
 * @param options.secure true when the portal is served over https
 * @param options.now milliseconds of the portal clock
 */
export function zoomCookie(factor: string, { secure, now }: { secure: boolean; now: number }): string {
  const expires = new Date(now + YEAR_SECONDS * 1000).toUTCString();
  return `${ZOOM_PARAM}=${factor}; Path=/; Max-Age=${YEAR_SECONDS}; Expires=${expires}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
