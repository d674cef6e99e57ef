import type { Notice } from "~/notices/notices.server.ts";
import { accountPaths } from "~/paths/account-paths.ts";
import { WARRANTS_WAIT } from "~/services/notifications.server.ts";

/** Pages that tell the same themselves, as it stands now: the notice of the log-in would say it twice. */
const TOLD_ON: Readonly<Record<string, readonly string[]>> = {
  [WARRANTS_WAIT]: [accountPaths.list(), accountPaths.warrants()],
};

/** Whether a notice is left to the page on which it would stand (F-400). */
export const isToldByPage = ({ uniqueMessage }: Notice, path: string): boolean =>
  TOLD_ON[uniqueMessage ?? ""]?.includes(path.replace(/\/$/, "")) ?? false;
