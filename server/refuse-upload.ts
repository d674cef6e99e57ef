import type { ErrorText, PageLanguage } from "./error-texts.ts";
import type { GuardedRequest } from "./guarded-request.ts";
import type { Refusal } from "./refuse.ts";

const MB_BYTES = 1_048_576;

const TEXTS: Record<PageLanguage, (mb: number) => ErrorText> = {
  lt: (mb) => ({
    title: "Per daug duomenų",
    text: `Vienu kartu galima siųsti ne daugiau kaip ${mb}\u00a0MB failų, todėl nė vienas iš jų neišsaugotas. Grįžkite ir siųskite failus dalimis arba sumažinkite juos.`,
    back: "Grįžti prie failų",
  }),
  en: (mb) => ({
    title: "Too much data",
    text: `At most ${mb}\u00a0MB of files can be sent at once, so none of them was stored. Go back and send the files in parts, or make them smaller.`,
    back: "Back to the files",
  }),
};

/**
 * Refuses files that are more together than their page takes, with the number and the way back to that page (F-323, O8). Script gets it as an answer that the page
 * handles itself instead of making room for an error page.
 */
export function refuseUpload({ response, path }: GuardedRequest, maxBytes: number): Refusal {
  response.setHeader("X-Remix-Catch", "yes");
  const mb = Math.floor(maxBytes / MB_BYTES);
  return { status: 413, reason: "size", page: { textIn: (language) => TEXTS[language](mb), backTo: path } };
}
