import { environment } from "~/platform/env.server.ts";

export type DemoLogin = { role: "seller" | "supervisor" | "manager"; login: string; password: string };

const PASSWORD = "Demo-2026!";

const DEMO_LOGINS: readonly DemoLogin[] = [
  { role: "seller", login: "jonas.s", password: PASSWORD },
  { role: "supervisor", login: "vadove", password: PASSWORD },
  { role: "manager", login: "vadyb2", password: PASSWORD },
];

/** Log-ins of the demo story without a second factor, shown only on the portal's own machine outside of production. */
export function demoLogins(): readonly DemoLogin[] {
  const { production, publicOrigin } = environment();
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(new URL(publicOrigin).hostname);
  return !production && isLocal ? DEMO_LOGINS : [];
}
