import { XmlDocument, type XmlElement } from "libxml2-wasm";

/** Elements of rendered markup by XPath; React writes markup that is well-formed XML. */
export function findElements(markup: string, xpath: string): XmlElement[] {
  return XmlDocument.fromString(`<body>${markup}</body>`).find(xpath) as XmlElement[];
}

/** The value of an attribute, or null when the element has none of that name. */
export const attributeOf = (element: XmlElement, name: string): string | null => element.attr(name)?.value ?? null;

/** The visible and hidden text of an element, spaces collapsed. */
export const textOf = (element: XmlElement): string => element.content.replace(/\s+/g, " ").trim();
