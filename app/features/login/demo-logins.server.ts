import { environment } from "~/platform/env.server.ts";

export type DemoLogin = { login: string; password: string };

const DEMO_LOGINS: readonly DemoLogin[] = [{ login: "jonas.s", password: "Demo-2026!" }];

/** Log-ins of the demo story, shown only on the portal's own machine outside of production. */
export function demoLogins(): readonly DemoLogin[] {
  const { production, publicOrigin } = environment();
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(new URL(publicOrigin).hostname);
  return !production && isLocal ? DEMO_LOGINS : [];
}
