/** What the contract allows inside an element of a request: a simple type, or children by name. */
export type Shape = string | { fields: ReadonlyMap<string, Field>; isOpen: boolean };
export type Field = { shape: Shape; isList: boolean };

/** Where elements may stand that the contract does not name (F-354): in an element of their own; other back ends put them into the application. */
const OPEN_ELEMENTS: ReadonlySet<string> = new Set(["Paraiska", "KitiElementai"]);

/** Entries of the library's description that are no elements. */
const NOT_ELEMENTS: ReadonlySet<string> = new Set(["targetNSAlias", "targetNamespace"]);

/**
 * The shape of a request from the library's description of the WSDL:
 * `{ sesija: "xsd:string", Paraiska: { Prekes: { "Preke[]": {…} } } }`.
 */
export function toShape(description: unknown, name = ""): Shape {
  if (typeof description !== "object" || description === null) return String(description);
  const fields = new Map<string, Field>();
  for (const [key, value] of Object.entries(description)) {
    if (NOT_ELEMENTS.has(key)) continue;
    const isList = key.endsWith("[]");
    const element = isList ? key.slice(0, -2) : key;
    fields.set(element, { shape: toShape(value, element), isList });
  }
  return { fields, isOpen: OPEN_ELEMENTS.has(name) };
}
