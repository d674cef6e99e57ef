const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The `Set-Cookie` header that remembers the zoom factor for a year; Expires too, for Internet Explorer 8.
 * @param options.secure true when the portal is served over https
 * @param options.now milliseconds of the portal clock
 */
export function zoomCookie(factor: string, { secure, now }: { secure: boolean; now: number }): string {
  const expires = new Date(now + YEAR_SECONDS * 1000).toUTCString();
  return `zoom=${factor}; Path=/; Max-Age=${YEAR_SECONDS}; Expires=${expires}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
