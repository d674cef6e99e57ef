import * as z from "zod";
import type { SoapKey } from "~/i18n/text-key.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import type { SafeHtml } from "~/services/safe-html.server.ts";

/** Longer messages of the back end do not fit into an address. */
export const HTML_MAX_CHARACTERS = 600;

const notice = z.object({
  code: z.number(),
  key: z.custom<SoapKey>((key) => typeof key === "string"),
  params: z.record(z.string(), z.string()),
  markup: z.boolean(),
  /** Cleaned before it was sealed. */
  html: z.custom<SafeHtml>((html) => typeof html === "string" && html.length <= HTML_MAX_CHARACTERS).nullable(),
  variant: z.enum(["danger", "warning", "success", "info"]),
}) satisfies z.ZodType<BackendNotice>;

/**
 * Why a link or ticket opened no session. `told`: the words of the log-in page for the same refusal (F-093) · `noRights`: the account has no role
 * here · `incomplete`: u or p is missing or there twice · `alreadyUsed`: the ticket is used, old or none · `failed`: a fault of ours.
 */
export const linkRefusal = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("told"), notice }),
  z.object({ kind: z.literal("noRights") }),
  z.object({ kind: z.literal("incomplete") }),
  z.object({ kind: z.literal("alreadyUsed") }),
  z.object({ kind: z.literal("tooMany"), retryAfterSeconds: z.number() }),
  z.object({ kind: z.literal("failed") }),
]);

export type LinkRefusal = z.output<typeof linkRefusal>;

const UNAVAILABLE = "noAnswer";
const BROKEN_ANSWER = "2000";

/** Status of the page that shows it: the same as the log-in form answers for the same reason. */
export function statusOf(refusal: LinkRefusal): number {
  switch (refusal.kind) {
    case "incomplete":
      return 400;
    case "tooMany":
      return 429;
    case "failed":
      return 500;
    case "told":
      if (refusal.notice.key === UNAVAILABLE) return 503;
      return refusal.notice.key === BROKEN_ANSWER ? 502 : 422;
    default:
      return 422;
  }
}
