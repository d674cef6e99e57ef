import type { CheerioAPI } from "cheerio";
import type { Element } from "./nodes.ts";
import { accessibleName, headingLevel, labelTexts, roleOf } from "./accessibility.ts";
import * as dom from "./elements.ts";

export type Pattern = string | RegExp;

export interface RoleOptions {
  readonly name?: Pattern;
  readonly exact?: boolean;
  readonly level?: number;
  readonly checked?: boolean;
  readonly expanded?: boolean;
  readonly includeHidden?: boolean;
}

/** Whether a text fits: a string as a part of it, in whatever case, unless it has to be exact. */
export function fits(text: string, pattern: Pattern, exact = false): boolean {
  if (pattern instanceof RegExp) return pattern.test(text);
  const wanted = dom.collapse(pattern);
  return exact ? text === wanted : text.toLowerCase().includes(wanted.toLowerCase());
}

/** The found elements, each once. */
export const inDocumentOrder = ($: CheerioAPI, found: readonly Element[]): Element[] => {
  if (found.length < 2) return [...found];
  const wanted = new Set(found);
  const root = $.root()[0];
  return root === undefined ? [] : [...dom.descendants(root)].filter((element) => wanted.has(element));
};

const everything = ($: CheerioAPI): Element[] => {
  const root = $.root()[0];
  return root === undefined ? [] : [...dom.descendants(root)];
};

export function byRole(
  $: CheerioAPI,
  role: string,
  { name, exact, level, checked, expanded, includeHidden }: RoleOptions,
): Element[] {
  return everything($).filter(
    (element) =>
      roleOf(element) === role &&
      (includeHidden === true || dom.isExposed(element)) &&
      (level === undefined || headingLevel(element) === level) &&
      (checked === undefined || "checked" in element.attribs === checked) &&
      (expanded === undefined || element.attribs["aria-expanded"] === String(expanded)) &&
      (name === undefined || fits(accessibleName(element), name, exact)),
  );
}

export const describeRole = (role: string, { name }: RoleOptions): string =>
  name === undefined ? role : `${role} “${String(name)}”`;

const UNREAD = new Set(["script", "style", "head", "title", "html", "noscript"]);

/** The smallest elements that hold a text; a button by its value. */
export function byText($: CheerioAPI, text: Pattern, exact = false): Element[] {
  const holds = (element: Element) =>
    fits(
      dom.isButton(element) && element.name === "input" ? (element.attribs["value"] ?? "") : dom.plainText(element),
      text,
      exact,
    );
  return everything($).filter(
    (element) =>
      !UNREAD.has(element.name) &&
      holds(element) &&
      !element.children.some((child) => "attribs" in child && !UNREAD.has(child.name) && holds(child)),
  );
}

export const byLabel = ($: CheerioAPI, text: Pattern, exact = false): Element[] =>
  everything($).filter((element) => labelTexts(element).some((label) => fits(label, text, exact)));
