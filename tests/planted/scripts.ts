import type { PlantedFault } from "./fault.ts";

/** What scripts do in the browser, and styles. */
export const SCRIPT_FAULTS: readonly PlantedFault[] = [
  {
    id: "second-press-sends-again",
    breaks: "A double click sends a form twice.",
    find: "(isLeaving(event.timeStamp) || isUnderWay(sent, isDoubleClick));",
    replace: "isLeaving(event.timeStamp);",
    suspects: ["journeys/contract-once"],
  },
  {
    id: "escape-leaves-the-dialog-open",
    breaks: "The key Esc does not close the dialog.",
    find: 'event.preventDefault(); onGiveUp(); }; return ( <dialog ref={dialog} className="card dialog roomy"',
    replace: 'event.preventDefault(); }; return ( <dialog ref={dialog} className="card dialog roomy"',
    suspects: ["journeys/goods-dialog"],
  },
  {
    id: "dialog-without-a-name",
    breaks: "A screen reader does not say what the dialog is about.",
    find: '<dialog ref={dialog} className="card dialog roomy" aria-labelledby={headingId} onCancel={giveUp}>',
    replace: '<dialog ref={dialog} className="card dialog roomy" onCancel={giveUp}>',
    suspects: ["journeys/goods-dialog"],
  },
  {
    id: "focus-stays-in-the-field",
    breaks: "After a refused form the focus is not on the summary of the findings.",
    find: "if (answer !== undefined) queueMicrotask(() => box.current?.focus());",
    replace: "if (answer !== undefined) queueMicrotask(() => box.current?.blur());",
    suspects: ["journeys/accessibility"],
  },
  {
    id: "old-offers-called-current",
    breaks: "While something is typed the offers of before are shown as those of now.",
    find: "return { live, stepData, isAsked, state, onTyping: () => setTypedOver(stepData) };",
    replace: "return { live, stepData, isAsked, state, onTyping: () => undefined };",
    suspects: ["journeys/offers"],
  },
  {
    id: "typed-text-lost-on-leaving",
    breaks: "What was typed just before a link was clicked is lost.",
    find: "if (data !== null) navigator.sendBeacon(action, toParams(data));",
    replace: "if (data === undefined) navigator.sendBeacon(action);",
    suspects: ["journeys/drafts-on-leaving"],
  },
  {
    id: "page-stays-without-a-session",
    breaks: "A page stays open as if nothing was, though its session was ended in another window.",
    find: "if (answer === null && facts !== null) ports.leave();",
    replace: "",
    suspects: ["unit/features/session/watch-session"],
  },
  {
    id: "log-in-sent-twice",
    breaks: "A double click on the log-in sends the password twice.",
    find: "else if (now - (form.portalSentAt || 0) < AGAIN_AFTER_MS) event.preventDefault(); else if",
    replace: "else if",
    suspects: ["journeys/guest-pages"],
  },
  {
    id: "buttons-on-paper",
    breaks: "Printed pages show buttons and forms of the screen.",
    find: ".toast, .acts, .btn, .steps,",
    replace: ".toast, .steps,",
    suspects: ["unit/ui/printed-page", "journeys/shell"],
  },
];
