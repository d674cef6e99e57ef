import { useEffect, useState, type FormEvent } from "react";
import { focusHeading, isFocusLost } from "./focus-heading.ts";

/**
 * With script a form of the frame is sent in the background: the page is not reloaded, and what is typed on it stays (F-043). Without script,
 * and where the server cannot be reached, it is a plain form.
 * @returns `sent`, true when the server has it, and what goes on the form
 */
export function useQuietSubmit(): { sent: boolean; onSubmit: (event: FormEvent<HTMLFormElement>) => void } {
  const [sent, setSent] = useState(false);
  // The pressed button leaves the page with its notice.
  useEffect(() => {
    if (sent && isFocusLost()) focusHeading();
  }, [sent]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    postQuietly(form).then(
      () => setSent(true),
      () => form.submit(),
    );
  };
  return { sent, onSubmit };
}

/** Posts a form that has one button, as pressing it does. The answer leads to a page that is not needed: it is not followed. */
async function postQuietly(form: HTMLFormElement): Promise<void> {
  const body = new FormData(form);
  body.append(form.querySelector("button")?.name ?? "", "");
  await fetch(form.action, { method: "POST", body, redirect: "manual" });
}
