import { useEffect, useRef, useState, type FormEvent } from "react";
import { CSRF_FIELD } from "~/forms/form-names.ts";
import { paths } from "~/paths/paths.ts";
import type { BuyerLookUp, FoundBuyer } from "../found-buyer.ts";

const COMPLETE_CODE = /^\d{11}$/;

/**
 * Finds the buyer as soon as the code is complete (F-204). It asks past the client router: an answer that does not come disturbs no user. Without
 * script the button of the form does it.
 * @returns whose code is in the field, as far as it is known, and the handler of what is typed into it
 */
export function useBuyerLookUp({ csrf, found: drawn }: BuyerLookUp, testCodes: readonly string[]) {
  const [found, setFound] = useState(drawn);
  const asking = useRef<AbortController | null>(null);
  const shown = useRef(drawn);
  // A form is drawn again by its own findings; drawn without a change, it would lose track of them.
  const show = (next: FoundBuyer | null) => {
    if (next === shown.current) return;
    shown.current = next;
    setFound(next);
  };
  useEffect(() => () => asking.current?.abort(), []);
  const onInput = ({ target }: FormEvent<HTMLElement>) => {
    asking.current?.abort();
    show(null);
    const code = target instanceof HTMLInputElement ? target.value.replace(/[^\p{L}\d]/gu, "") : "";
    if (!COMPLETE_CODE.test(code)) return;
    const question = new AbortController();
    asking.current = question;
    void askOnce(code, { csrf, testCodes, signal: question.signal }).then((answer) => {
      if (!question.signal.aborted) show(answer);
    });
  };
  return { found, onInput };
}

type Question = { csrf: string; testCodes: readonly string[]; signal: AbortSignal };

async function askOnce(code: string, { csrf, testCodes, signal }: Question): Promise<FoundBuyer | null> {
  try {
    // With zod, which a page is drawn without: by now the form has fetched it.
    const { parsePersonalCode } = await import("~/domain/personal-code.ts");
    if (signal.aborted || !parsePersonalCode(code, testCodes).ok) return null;
    const body = new URLSearchParams({ [CSRF_FIELD]: csrf, personalCode: code, findBuyer: "" });
    const response = await fetch(paths.buyerName(), {
      method: "POST",
      body,
      signal,
      headers: { Accept: "application/json" },
    });
    return response.ok ? ((await response.json()) as { found: FoundBuyer | null }).found : null;
  } catch {
    return null;
  }
}
