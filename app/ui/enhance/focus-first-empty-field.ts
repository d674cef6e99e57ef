import { front } from "./front.ts";

/** Carried by the form of a step: its work begins in its fields. */
export const ENTRY_FORM = "data-entry";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = ["input:not([type=hidden])", "select", "textarea"].map((control) => `[${ENTRY_FORM}] ${control}`);

/**
 * Puts the focus into the first field of a step that waits for a value: a seller types on without a single Tab. What need not be filled in, is
 * folded away, not drawn or cannot be reached by keyboard is passed over.
 * @returns whether there was one
 */
export function focusFirstEmptyField(): boolean {
  const controls = [...front().querySelectorAll<Control>(CONTROLS.join())];
  const first = controls.find((control) => isReachable(control) && isNeeded(control) && isEmpty(control, controls));
  first?.focus();
  return first !== undefined;
}

const isReachable = (control: Control): boolean =>
  !control.disabled &&
  control.tabIndex >= 0 &&
  control.closest("details:not([open])") === null &&
  control.getClientRects().length > 0;

/** An optional field says so beside its label; a tick alone is an answer, too. */
const isNeeded = (control: Control): boolean =>
  control.type !== "checkbox" && (control.closest(".fld")?.querySelector(".opt") ?? null) === null;

/** A group of radio buttons is empty while none of them is chosen. */
function isEmpty(control: Control, controls: readonly Control[]): boolean {
  if (control.type !== "radio") return control.value === "";
  const group = controls.filter((one): one is HTMLInputElement => one.type === "radio" && one.name === control.name);
  return group.every(({ checked }) => !checked);
}
