/** What a pen does on a sheet; positions in pixels of the window. */
type Pen = { down: (x: number, y: number) => void; move: (x: number, y: number) => void; up: () => void };

type Listeners = readonly (readonly [target: EventTarget, name: string, listener: (event: Event) => void])[];

/**
 * Follows a pen, a mouse or a finger on a sheet: by pointer events, or in engines without them by those of mouse and touch. The page does not scroll under a finger
 * that draws.
 * @returns what ends it
 */
export function followPen(sheet: HTMLElement, pen: Pen): () => void {
  const listeners = typeof PointerEvent === "function" ? pointerListeners(sheet, pen) : olderListeners(sheet, pen);
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener, { passive: false });
  return () => {
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener);
  };
}

function pointerListeners(sheet: HTMLElement, pen: Pen): Listeners {
  let id: number | null = null;
  const end = (event: Event) => {
    if ((event as PointerEvent).pointerId !== id) return;
    id = null;
    pen.up();
  };
  return [
    [sheet, "pointerdown", begin],
    [sheet, "pointermove", move],
    [sheet, "pointerup", end],
    [sheet, "pointercancel", end],
  ];

  function begin(event: Event) {
    const { pointerId, button, clientX, clientY } = event as PointerEvent;
    if (id !== null || button !== 0) return;
    event.preventDefault();
    id = pointerId;
    sheet.setPointerCapture(pointerId);
    pen.down(clientX, clientY);
  }

  function move(event: Event) {
    const { pointerId, clientX, clientY } = event as PointerEvent;
    if (pointerId === id) pen.move(clientX, clientY);
  }
}

function olderListeners(sheet: HTMLElement, pen: Pen): Listeners {
  let isDown = false;
  const at = (event: Event): { clientX: number; clientY: number } | undefined =>
    "touches" in event ? (event as TouchEvent).touches[0] : (event as MouseEvent);
  const begin = (event: Event) => {
    const place = at(event);
    if (place === undefined) return;
    event.preventDefault();
    isDown = true;
    pen.down(place.clientX, place.clientY);
  };
  const move = (event: Event) => {
    const place = at(event);
    if (isDown && place !== undefined) pen.move(place.clientX, place.clientY);
  };
  const end = () => {
    if (isDown) pen.up();
    isDown = false;
  };
  return [
    [sheet, "mousedown", begin],
    [window, "mousemove", move],
    [window, "mouseup", end],
    [sheet, "touchstart", begin],
    [sheet, "touchmove", move],
    [sheet, "touchend", end],
    [sheet, "touchcancel", end],
  ];
}
