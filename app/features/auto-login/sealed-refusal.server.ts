import * as z from "zod";
import { portalClock } from "~/platform/clock.ts";
import type { RequestHead } from "~/platform/request-head.ts";
import { keyRing } from "~/store/key-ring.server.ts";
import { HTML_MAX_CHARACTERS, linkRefusal, type LinkRefusal } from "./link-refusal.ts";

const PLACE = "auto-login-refusal";
const PARAM = "refused";
const SHOWN_MINUTES = 5;
const MINUTE_MS = 60_000;
/** Addresses are short: a text of the back end that we do not know is cut. */
const MESSAGE_MAX_CHARACTERS = 200;
/** Key of the text for a code that the catalogue does not have. */
const UNKNOWN = "unknown";

const sealed = z.object({ refusal: linkRefusal, until: z.number() });

/**
 * The query of the clean address that tells a refusal: sealed, so that no stranger can put words on our page, and for five minutes, so that a kept address is
 * the plain page again. It needs neither cookie nor store.
 */
export function toRefusedQuery(refusal: LinkRefusal): string {
  const until = portalClock.now() + SHOWN_MINUTES * MINUTE_MS;
  const text = JSON.stringify({ refusal: shortened(refusal), until } satisfies z.input<typeof sealed>);
  return new URLSearchParams({ [PARAM]: keyRing().seal(PLACE, text) }).toString();
}

/** The refusal that an address tells; null without one, and for one that is old or not ours. */
export function findRefusal({ url }: Pick<RequestHead, "url">): LinkRefusal | null {
  const text = keyRing().open(PLACE, new URL(url).searchParams.get(PARAM) ?? "");
  const parsed = text === null ? null : sealed.safeParse(JSON.parse(text));
  return parsed?.success === true && parsed.data.until > portalClock.now() ? parsed.data.refusal : null;
}

function shortened(refusal: LinkRefusal): LinkRefusal {
  if (refusal.kind !== "told") return refusal;
  const { key, html, params } = refusal.notice;
  // Texts of ours take the number of tries left; only one that we do not know takes the back end's words.
  const message = key === UNKNOWN ? (params["message"] ?? "").slice(0, MESSAGE_MAX_CHARACTERS) : "";
  const kept = html !== null && html.length <= HTML_MAX_CHARACTERS ? html : null;
  return { ...refusal, notice: { ...refusal.notice, params: { ...params, message }, html: kept } };
}
