import { useEffect, useRef, useState, type FormEvent } from "react";
import { askOnce } from "./ask-once.ts";

/** How long the user must pause before the server is asked (decision under G18). */
const PAUSE_MS = 300;

interface Suggesting<Found> {
  /** Address of the question at the field that is being typed; null while there is nothing to ask. */
  addressAt: (input: HTMLInputElement) => string | null;
  /** What the answer suggests. */
  read: (answer: unknown) => readonly Found[];
}

/**
 * Suggests while a field is being typed. It asks past the client router: a silent server disturbs no user, the fields then simply stay as they are.
 * @returns what was found last, and the handler of what is typed
 */
export function useSuggestions<Found>({ addressAt, read }: Suggesting<Found>) {
  const [found, setFound] = useState<readonly Found[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController | null>(null);
  const stop = () => {
    clearTimeout(timer.current);
    asking.current?.abort();
  };
  useEffect(() => stop, []);
  const ask = async (address: string) => {
    const question = new AbortController();
    asking.current = question;
    const answer = await askOnce(address, question.signal);
    if (!question.signal.aborted) setFound(answer === null ? [] : read(answer));
  };
  const onInput = ({ target }: FormEvent<HTMLElement>) => {
    stop();
    const address = target instanceof HTMLInputElement ? addressAt(target) : null;
    if (address !== null) timer.current = setTimeout(() => void ask(address), PAUSE_MS);
  };
  return { found, onInput };
}
