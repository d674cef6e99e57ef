import { isTag, isText, type AnyNode, type Element } from "./nodes.ts";
import { closest, collapse, controlType, findById, isControl, labelsOf, valueOf } from "./elements.ts";

const TEXT_INPUTS = new Set(["text", "email", "tel", "url", "password", "date"]);

/** Roles of elements that always have the same one (HTML Accessibility API Mappings). */
const ROLES: Readonly<Record<string, string>> = {
  article: "article",
  aside: "complementary",
  button: "button",
  dialog: "dialog",
  details: "group",
  fieldset: "group",
  footer: "contentinfo",
  form: "form",
  h1: "heading",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  h5: "heading",
  h6: "heading",
  header: "banner",
  li: "listitem",
  main: "main",
  nav: "navigation",
  ol: "list",
  option: "option",
  output: "status",
  progress: "progressbar",
  search: "search",
  table: "table",
  tbody: "rowgroup",
  td: "cell",
  textarea: "textbox",
  tr: "row",
  ul: "list",
};

/** Roles that depend on more than the name of the element. */
const SPECIAL_ROLES: Readonly<Record<string, (element: Element) => string | null>> = {
  a: ({ attribs }) => ("href" in attribs ? "link" : null),
  th: ({ attribs }) => (attribs["scope"] === "row" ? "rowheader" : "columnheader"),
  section: (element) => (accessibleName(element) === "" ? null : "region"),
  select: ({ attribs }) => ("multiple" in attribs || Number(attribs["size"] ?? 1) > 1 ? "listbox" : "combobox"),
  img: ({ attribs }) => (attribs["alt"] === "" ? "presentation" : "img"),
  input: (element) => inputRole(controlType(element), "list" in element.attribs),
};

/** Role of an element, given or by its name; null: it has none. */
export function roleOf(element: Element): string | null {
  const [given] = (element.attribs["role"] ?? "").split(" ");
  if (given !== undefined && given !== "") return given;
  const special = SPECIAL_ROLES[element.name];
  return special === undefined ? (ROLES[element.name] ?? null) : special(element);
}

function inputRole(type: string, hasList: boolean): string | null {
  if (type === "checkbox" || type === "radio") return type;
  if (type === "number") return "spinbutton";
  if (type === "search") return hasList ? "combobox" : "searchbox";
  if (["submit", "button", "reset", "image"].includes(type)) return "button";
  if (!TEXT_INPUTS.has(type)) return null;
  return type === "password" || type === "date" ? null : hasList ? "combobox" : "textbox";
}

/** Level of a heading. */
export const headingLevel = ({ name, attribs }: Element): number =>
  Number(attribs["aria-level"] ?? /^h([1-6])$/.exec(name)?.[1] ?? 0);

/** Roles that are named by what they hold. */
const NAMED_BY_CONTENT = new Set(
  "button cell checkbox columnheader gridcell heading link menuitem option radio row rowheader switch tab tooltip".split(
    " ",
  ),
);

/** The name that a reader of a screen hears (Accessible Name and Description Computation). */
export function accessibleName(element: Element): string {
  const { attribs, name } = element;
  const by = (attribs["aria-labelledby"] ?? "").split(/\s+/).map((id) => findById(element, id));
  const named = by.filter((found) => found !== null).map((found) => contentName(found));
  if (named.length > 0) return collapse(named.join(" "));
  const label = collapse(attribs["aria-label"] ?? "");
  if (label !== "") return label;
  return collapse(
    nativeName(element) ||
      roleName(element) ||
      attribs["title"] ||
      (name === "input" ? attribs["placeholder"] : "") ||
      "",
  );
}

function nativeName(element: Element): string {
  const { name, attribs } = element;
  if (name === "img") return attribs["alt"] ?? "";
  if (name === "input" && ["submit", "button", "reset"].includes(controlType(element))) return attribs["value"] ?? "";
  if (isControl(element) && name !== "button" && name !== "fieldset")
    return labelsOf(element).map(contentName).join(" ");
  if (name === "fieldset") return childName(element, "legend");
  if (name === "table") return childName(element, "caption");
  return "";
}

function childName(element: Element, name: string): string {
  const child = element.children.filter(isTag).find((inner) => inner.name === name);
  return child === undefined ? "" : contentName(child);
}

function roleName(element: Element): string {
  const role = element.name === "section" ? (element.attribs["role"] ?? "") : (roleOf(element) ?? "");
  return NAMED_BY_CONTENT.has(role) ? contentName(element) : "";
}

/** Everything that an element holds and that readers of a screen are told of. */
function contentName(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node)) return "";
  const inner = node.children.map((child) => (isTag(child) ? childContent(child) : contentName(child)));
  return inner.join("");
}

const UNTOLD = new Set(["script", "style", "template"]);
const INLINE = new Set("a abbr b bdi code em i kbd mark q s small span strong sub sup time u".split(" "));

function childContent(child: Element): string {
  const { name, attribs } = child;
  if (UNTOLD.has(name) || "hidden" in attribs || attribs["aria-hidden"] === "true") return "";
  const label = attribs["aria-label"];
  if (label !== undefined) return ` ${label} `;
  if (name === "img") return ` ${attribs["alt"] ?? ""} `;
  if (name === "input")
    return ["hidden", "checkbox", "radio"].includes(controlType(child)) ? "" : ` ${valueOf(child)} `;
  if (name === "select" || name === "textarea") return ` ${valueOf(child)} `;
  return INLINE.has(name) ? contentName(child) : ` ${contentName(child)} `;
}

/** The texts that label a control: of its labels, or of `aria-label`. */
export const labelTexts = (element: Element): string[] => {
  const label = element.attribs["aria-label"];
  const by = (element.attribs["aria-labelledby"] ?? "").split(/\s+/).map((id) => findById(element, id));
  const named = by.filter((found) => found !== null).map((found) => collapse(contentName(found)));
  if (named.length > 0) return named;
  if (label !== undefined && label !== "") return [collapse(label)];
  return isControl(element) ? labelsOf(element).map((found) => collapse(contentName(found))) : [];
};

/** Whether an element stands in another one. */
export const isInside = (element: Element, outer: Element): boolean =>
  element !== outer && closest(element, (candidate) => candidate === outer) !== null;
