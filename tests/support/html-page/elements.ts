import * as cheerio from "cheerio";
import type { CheerioAPI } from "cheerio";
import { isTag, isText, type AnyNode, type Element } from "./nodes.ts";

/** A document as a browser without script reads it: the content of `noscript` are elements. */
export const parseDocument = (html: string): CheerioAPI => cheerio.load(html, { scriptingEnabled: false });

/** Parts of a document that are never shown, whatever the style sheet says. */
const UNSHOWN = new Set(["head", "script", "style", "template", "title"]);

const parentOf = (node: AnyNode): Element | null => (node.parent !== null && isTag(node.parent) ? node.parent : null);

/** The element and everything that it stands in, from the inside out. */
export function* withAncestors(element: Element): Generator<Element> {
  for (let next: Element | null = element; next !== null; next = parentOf(next)) yield next;
}

/** The nearest of an element and its ancestors that fits. */
export function closest(element: Element, fits: (candidate: Element) => boolean): Element | null {
  for (const candidate of withAncestors(element)) if (fits(candidate)) return candidate;
  return null;
}

/** Whether an element stands in a closed `details`, outside of its summary. */
function isFolded(element: Element): boolean {
  let inner: Element | null = null;
  for (const outer of withAncestors(element)) {
    if (inner !== null && outer.name === "details" && !("open" in outer.attribs) && inner.name !== "summary")
      return true;
    inner = outer;
  }
  return false;
}

const isUnshown = ({ name, attribs }: Element): boolean =>
  UNSHOWN.has(name) ||
  "hidden" in attribs ||
  (name === "input" && attribs["type"] === "hidden") ||
  (name === "dialog" && !("open" in attribs)) ||
  /(?:^|;)\s*display:\s*none/.test(attribs["style"] ?? "");

/** Whether the markup shows an element. What a style sheet hides only a browser knows. */
export const isShown = (element: Element): boolean =>
  ![...withAncestors(element)].some(isUnshown) && !isFolded(element);

/** Whether readers of a screen are told of it. */
export const isExposed = (element: Element): boolean =>
  isShown(element) && ![...withAncestors(element)].some(({ attribs }) => attribs["aria-hidden"] === "true");

const collapse = (text: string): string => text.replaceAll(/[\s\u200b]+/g, " ").trim();

/** Text of an element as the DOM gives it, with everything that is hidden. */
export const textContent = (node: AnyNode): string =>
  isText(node) ? node.data : "children" in node ? node.children.map(textContent).join("") : "";

const CODE = new Set(["script", "style", "template"]);

const readText = (node: AnyNode): string => {
  if (isText(node)) return node.data;
  return "children" in node && !(isTag(node) && CODE.has(node.name)) ? node.children.map(readText).join("") : "";
};

/** Text as matchers compare it: without code, and runs of white space are one space. */
export const plainText = (node: AnyNode): string => collapse(readText(node));

/** Elements that begin a line of their own. */
const BLOCKS = new Set(
  (
    "address article aside blockquote br dd details dialog div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol " +
    "option p pre section summary table tbody thead tfoot tr ul"
  ).split(" "),
);

/** Text that the markup shows, a line a block. */
export function shownText(element: Element): string {
  const read = (node: AnyNode): string => {
    if (isText(node)) return node.data.replaceAll(/[ \t\r\n\f]+/g, " ");
    if (!isTag(node) || isUnshown(node) || (node.name !== "summary" && isFoldedChild(node))) return "";
    const inner = node.children.map(read).join("");
    if (BLOCKS.has(node.name)) return `\n${inner}\n`;
    return node.name === "td" || node.name === "th" ? `${inner}\t` : inner;
  };
  if (!isShown(element)) return textContent(element);
  const lines = element.children.map(read).join("").split("\n");
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

const isFoldedChild = (node: Element): boolean => {
  const parent = parentOf(node);
  return parent?.name === "details" && !("open" in parent.attribs);
};

/** All elements below a node, in the order of the document. */
export function* descendants(node: AnyNode): Generator<Element> {
  if (!("children" in node)) return;
  for (const child of node.children) {
    if (isTag(child)) yield child;
    yield* descendants(child);
  }
}

/** The root of the document that an element stands in. */
export function rootOf(element: Element): AnyNode {
  let root: AnyNode = element;
  while (root.parent !== null) root = root.parent;
  return root;
}

/** The element of the same document with this id. */
export function findById(element: Element, id: string): Element | null {
  for (const candidate of descendants(rootOf(element))) if (candidate.attribs["id"] === id) return candidate;
  return null;
}

const BUTTON_TYPES = new Set(["submit", "button", "reset", "image"]);

/** Kind of a control as the DOM names it: the type of an `input` or `button`, else the name of the element. */
export const controlType = ({ name, attribs }: Element): string =>
  name === "input"
    ? (attribs["type"] ?? "text").toLowerCase()
    : name === "button"
      ? (attribs["type"] ?? "submit").toLowerCase()
      : name;

export const isButton = (element: Element): boolean =>
  element.name === "button" || (element.name === "input" && BUTTON_TYPES.has(controlType(element)));

const CONTROLS = new Set(["input", "select", "textarea", "button", "fieldset", "output", "object"]);

export const isControl = ({ name }: Element): boolean => CONTROLS.has(name);

/** Whether a control is switched off, by itself or by the `fieldset` that it stands in (its `legend` excepted). */
export function isDisabled(element: Element): boolean {
  if (element.name === "option")
    return (
      "disabled" in element.attribs ||
      (parentOf(element)?.name === "optgroup" && "disabled" in (parentOf(element)?.attribs ?? {}))
    );
  if (!isControl(element)) return false;
  if ("disabled" in element.attribs) return true;
  let inner: Element = element;
  for (const outer of withAncestors(element)) {
    if (outer !== element && outer.name === "fieldset" && "disabled" in outer.attribs) {
      const legend = outer.children.filter(isTag).find(({ name }) => name === "legend");
      if (legend !== inner) return true;
    }
    inner = outer;
  }
  return false;
}

/** Labels of a control: those that name it, and those that it stands in. */
export function labelsOf(control: Element): Element[] {
  const { id } = control.attribs;
  const named = [...descendants(rootOf(control))].filter(
    ({ name, attribs }) => name === "label" && id !== undefined && attribs["for"] === id,
  );
  const around = closest(control, ({ name }) => name === "label");
  return around === null || named.includes(around) || around.attribs["for"] !== undefined ? named : [...named, around];
}

/** The control that a label is about. */
export function labelledControl(label: Element): Element | null {
  const id = label.attribs["for"];
  if (id !== undefined) return findById(label, id);
  return [...descendants(label)].find((inner) => isControl(inner) && controlType(inner) !== "hidden") ?? null;
}

/** The chosen options of a `select`: without any choice the first one of a list that shows one. */
export function chosenOptions(select: Element): Element[] {
  const options = [...descendants(select)].filter(({ name }) => name === "option");
  const chosen = options.filter(({ attribs }) => "selected" in attribs);
  if ("multiple" in select.attribs) return chosen;
  if (chosen.length > 0) return chosen.slice(-1);
  return options.filter((option) => !isDisabled(option)).slice(0, 1);
}

export const optionValue = (option: Element): string => option.attribs["value"] ?? plainText(option);

/** What a control holds. */
export function valueOf(control: Element): string {
  if (control.name === "textarea") return textContent(control).replace(/^\n/, "");
  if (control.name === "select") return chosenOptions(control).map(optionValue)[0] ?? "";
  const isBox = ["checkbox", "radio"].includes(controlType(control));
  return control.attribs["value"] ?? (isBox ? "on" : "");
}

export { collapse };
