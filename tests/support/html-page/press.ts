import type { Element } from "./nodes.ts";
import { toggleControl } from "./controls.ts";
import * as dom from "./elements.ts";
import { defaultButton, formOf, submit } from "./form-submission.ts";
import type { HtmlPage } from "./html-page.ts";

const BOXES = new Set(["checkbox", "radio"]);

const isBox = (element: Element): boolean => BOXES.has(dom.controlType(element));

/** What a press on an element does; null: nothing, and what it stands in may do more. */
function actionOf(page: HtmlPage, target: Element): (() => void | Promise<void>) | null {
  if (target.name === "a" && "href" in target.attribs) return () => page.follow(target);
  if (target.name === "summary") return () => fold(target);
  if (dom.isButton(target)) return () => pressButton(page, target);
  if (isBox(target)) return () => toggleControl(target);
  if (target.name === "label") return () => pressLabel(page, target);
  if (dom.isControl(target) && target.name !== "fieldset") return () => void (page.focused = target);
  return null;
}

/** Presses an element, or the nearest around it that does something. @throws where nothing happens without script */
export async function pressElement(page: HtmlPage, element: Element): Promise<void> {
  for (const target of dom.withAncestors(element)) {
    const act = actionOf(page, target);
    if (act !== null) return act();
  }
  throw new Error("does nothing without script");
}

function pressLabel(page: HtmlPage, label: Element): void {
  const control = dom.labelledControl(label);
  if (control === null) throw new Error("is the label of nothing");
  if (dom.isDisabled(control)) throw new Error("is the label of something disabled");
  if (isBox(control)) toggleControl(control);
  page.focused = control;
}

/** Opens or closes what a summary stands for. */
function fold(summary: Element): void {
  const { attribs } = summary.parent as Element;
  if ("open" in attribs) delete attribs["open"];
  else attribs["open"] = "";
}

async function pressButton(page: HtmlPage, button: Element): Promise<void> {
  if (dom.isDisabled(button)) throw new Error("is disabled");
  page.focused = button;
  const type = dom.controlType(button);
  const form = formOf(button);
  if (type === "button") throw new Error("needs script: it sends nothing");
  if (form === null) throw new Error("belongs to no form");
  if (type === "reset") throw new Error("no page has a button that empties a form");
  const request = submit(form, button, page.url(), page.files);
  if (request !== null) await page.go(request);
}

/** Presses a key in the control in use; without script only Enter and the space bar do something. */
export async function pressKey(page: HtmlPage, key: string): Promise<void> {
  const element = page.focused;
  if (element === null) throw new Error(`nothing is in use that ${key} could go to`);
  const isEnter = key === "Enter";
  if (!isEnter && key !== "Space" && key !== " ") throw new Error(`${key} needs a browser`);
  if (element.name === "summary") return fold(element);
  if (dom.isButton(element)) return pressButton(page, element);
  if (isEnter) return element.name === "a" ? page.follow(element) : sendImplicitly(page, element);
  if (isBox(element)) return toggleControl(element);
  throw new Error("the space bar does nothing there");
}

/** Enter in a field presses the form's first button that submits; a form without one is sent as it is. */
async function sendImplicitly(page: HtmlPage, field: Element): Promise<void> {
  const form = formOf(field);
  if (field.name !== "input" || form === null) throw new Error(`Enter does nothing in ${field.name}`);
  const button = defaultButton(form);
  if (button !== null) return dom.isDisabled(button) ? undefined : pressButton(page, button);
  const request = submit(form, null, page.url(), page.files);
  if (request !== null) await page.go(request);
}
