/**
 * Says which button sends a form where the browser does not: Safari before 15.4 has no `SubmitEvent.submitter`. The router sends the button's name by
 * it, and Conform knows by it a field that is only to be checked from a form that is to be sent.
 */
export function addSubmitter(): void {
  if (typeof SubmitEvent === "function" && "submitter" in SubmitEvent.prototype) return;
  let pressed: HTMLButtonElement | null = null;
  // Enter in a field is a click on the form's first button, too.
  const notePressed = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest("button") : null;
  };
  const tellPressed = (event: Event) => {
    const submitter = pressed !== null && pressed.form === event.target ? pressed : null;
    Object.defineProperty(event, "submitter", { configurable: true, value: submitter });
    pressed = null;
  };
  window.addEventListener("click", notePressed, true);
  window.addEventListener("submit", tellPressed, true);
}
