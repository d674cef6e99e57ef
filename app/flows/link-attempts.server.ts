import { countedAs } from "~/platform/counted-as.ts";
import { environment } from "~/platform/env.server.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import { requireAttempt } from "~/store/rate-limit.server.ts";

const HOUR_SECONDS = 60 * 60;

/** Looks at links that there are not, of one network together, are counted, so that no link of a buyer is found by trying. */
export const countLinkAttempt = ({ clientIp }: PublicPortal) =>
  requireAttempt(
    {
      purpose: "reset",
      key: countedAs(clientIp),
      limit: environment().limits.resetsPerIpHour,
      windowSeconds: HOUR_SECONDS,
    },
    "closed",
  );
