type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const TICKED = /^(?:checkbox|radio)$/;

/** What only the user puts into a page: files cannot be written, hidden fields and buttons are not typed. */
const isTypable = ({ type }: Control): boolean => !/^(?:hidden|file|submit|button|image|reset)$/.test(type);

const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  return control instanceof HTMLInputElement && TICKED.test(control.type)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
};

/** Where a control stands in every drawing of its page: its form, its name, and its place among those of the same name. */
function placeOf(control: Control, all: readonly Control[]): string {
  const isSame = (other: Control) => other.form?.id === control.form?.id && other.name === control.name;
  return JSON.stringify([control.form?.id, control.name, all.filter(isSame).indexOf(control)]);
}

/**
 * Puts what was typed before React took the page over, and the focus, into the page that React has drawn once more: an extension, a password manager or a
 * translator had changed the server's page, so that it could not be taken over as it was. The old controls are off the page, but hold all they held.
 */
export function rescueTyped(): void {
  const controls = [...(window.portalScripts?.drawn ?? [])];
  if (window.portalScripts !== undefined) window.portalScripts.drawn = null;
  const now = [...document.querySelectorAll<Control>("input, select, textarea")];
  const places = new Map(now.map((control) => [placeOf(control, now), control]));
  const heir = (old: Control) => places.get(placeOf(old, controls));
  for (const old of controls.filter((control) => control.name !== "" && isTypable(control) && isChanged(control))) {
    const drawn = heir(old);
    if (drawn !== undefined && drawn !== old) write(drawn, old);
  }
  rescueFocus((had) => (controls.includes(had as Control) ? heir(had as Control) : undefined));
}

function rescueFocus(findHeir: (had: Element) => Control | undefined): void {
  const had = window.portalScripts?.focused ?? null;
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (!isLost || had === null || had.isConnected) return;
  const again = had.id === "" ? findHeir(had) : document.getElementById(had.id);
  if (again) focusAgain(again, had);
}

function write(drawn: Control, old: Control): void {
  if (!(drawn instanceof HTMLInputElement && TICKED.test(drawn.type))) {
    if (drawn.value !== old.value) typeInto(drawn, old.value);
    if (drawn instanceof HTMLSelectElement) drawn.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (drawn.checked !== (old as HTMLInputElement).checked) {
    // A click is how a tick is told to everybody; an untouched radio button goes by itself when another one is chosen.
    if (drawn.type === "checkbox" || (old as HTMLInputElement).checked) drawn.click();
  }
}

/** As a user would: past React's own setter, which takes the value for its own and reports no change. Its like for one field is `type-into.ts`. */
function typeInto(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

function focusAgain(control: HTMLElement, had: Element): void {
  control.focus({ preventScroll: true });
  try {
    if (control instanceof HTMLInputElement && had instanceof HTMLInputElement)
      control.setSelectionRange(had.selectionStart, had.selectionEnd);
  } catch {
    // E-mail and number fields have no selection.
  }
}

/** A pointer that moves further than this has left its button. */
const STILL_PX = 12;

/**
 * Lets no press vanish: when the page moves between press and release (a finding goes, a name is found), the release falls on something else, and the
 * browser makes no click of it. The pointer that has not moved meant its button.
 */
function keepPresses(): void {
  let pressed: { button: HTMLButtonElement; x: number; y: number } | null = null;
  window.addEventListener(
    "pointerdown",
    ({ target, button, clientX: x, clientY: y }) => {
      const found = target instanceof Element && button === 0 ? target.closest("button") : null;
      pressed = found === null ? null : { button: found, x, y };
    },
    { capture: true },
  );
  window.addEventListener(
    "pointerup",
    ({ target, clientX, clientY }) => {
      const press = pressed;
      pressed = null;
      if (press === null || (target instanceof Node && press.button.contains(target))) return;
      if (Math.hypot(clientX - press.x, clientY - press.y) > STILL_PX) return;
      // After the browser's own click, which falls on what now lies under the pointer, or on nothing.
      if (press.button.isConnected && !press.button.disabled) setTimeout(() => press.button.click());
    },
    { capture: true },
  );
}

// Fetched by the page's script once: presses are kept from then on.
keepPresses();
