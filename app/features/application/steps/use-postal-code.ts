import { useEffect, useRef, type FormEvent } from "react";
import { typeInto } from "~/ui/enhance/type-into.ts";
import { askAddresses } from "./ask-addresses.ts";
import { findOnlyCode, toPostalCodeQuery } from "./address-query.ts";

const PAUSE_MS = 300;

/** The parts that change the postal code. */
const DECIDING: readonly string[] = ["city", "street", "house"];

/**
 * Fills in the postal code as soon as town, street and house decide it (F-285). What a user has typed stays; a code that came from here follows the address, and
 * leaves with it. Without script the server does it when the step is saved.
 * @returns the handler of what is typed into an address
 */
export function usePostalCode(): (event: FormEvent<HTMLElement>) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController | null>(null);
  const filled = useRef("");
  const stop = () => {
    clearTimeout(timer.current);
    asking.current?.abort();
  };
  useEffect(() => stop, []);
  const fill = async (prefix: string, form: HTMLFormElement) => {
    const question = new AbortController();
    asking.current = question;
    const query = toPostalCodeQuery(typedAt(prefix, form));
    const code = query === null ? null : findOnlyCode(await askAddresses(query, question.signal), query);
    const input = form.elements.namedItem(`${prefix}.postalCode`);
    if (question.signal.aborted || !(input instanceof HTMLInputElement)) return;
    const isOurs = input.value === "" || input.value === filled.current;
    if (!isOurs || input.value === (code ?? "")) return;
    filled.current = code ?? "";
    typeInto(input, filled.current);
  };
  return ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.form === null) return;
    const { form } = target;
    const [prefix = "", part = ""] = target.name.split(".");
    if (!DECIDING.includes(part)) return;
    stop();
    timer.current = setTimeout(() => void fill(prefix, form), PAUSE_MS);
  };
}

function typedAt(prefix: string, form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(DECIDING.map((part) => [part, String(data.get(`${prefix}.${part}`) ?? "")]));
}
