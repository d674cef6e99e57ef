import { useLocation } from "@remix-run/react";
import { SERVICE_STATUS_REFRESH_MS } from "~/domain/limits.ts";
import { PlainRefresh } from "~/ui/plain-only.tsx";
import { paths } from "~/paths/paths.ts";

/** Without script a manager's first page asks for itself every three minutes, so that its badges are true (F-408); nothing is typed there. */
export function HomeRefresh() {
  const { pathname } = useLocation();
  if (pathname !== paths.news()) return null;
  return <PlainRefresh seconds={SERVICE_STATUS_REFRESH_MS / 1000} />;
}
