import contract from "../../backend/contract/portal.wsdl?raw";

/** Elements of a type of the contract with their simple types, in order. */
export function elementsOf(type: string): { name: string; type: string }[] {
  const [, body = ""] = contract.split(`<xsd:complexType name="${type}">`);
  const [sequence = ""] = body.split("</xsd:complexType>");
  return [...sequence.matchAll(/<xsd:element name="(\w+)" type="(?:xsd:|tns:)(\w+)"/g)].map(
    ([, name = "", simple = ""]) => ({
      name,
      type: simple,
    }),
  );
}

const SAMPLES: Record<string, (index: number) => string> = {
  string: (index) => `tekstas ąž &amp; ${index}`,
  int: () => "1",
  decimal: (index) => `${index}.50`,
  dateTime: (index) => `2026-11-${String((index % 28) + 1).padStart(2, "0")}T00:00:00`,
};

/** Elements whose value is no free text or number. */
const FIXED: Record<string, string> = {
  ParaiskosID: "9000001",
  KatalogoTipas: "TYPE_B",
  PolitikasRysys: "2",
  Apribojimai: '{"actionVariants":[13]}',
};

const simpleElements = (type: string): string =>
  elementsOf(type)
    .map(({ name, type: simple }, index) => {
      const value = FIXED[name] ?? SAMPLES[simple]?.(index);
      return value === undefined ? "" : `<${name}>${value}</${name}>`;
    })
    .join("");

/** A condition variant with every element of the contract. */
export const variant = `<SalyguVariantas>${simpleElements("SalyguVariantas")}</SalyguVariantas>`;
/** A goods line with every element of the contract. */
export const good = `<Preke>${simpleElements("Preke")}</Preke>`;

const insurance = `<Draudimai><Draudimas>${simpleElements("Draudimas")}</Draudimas></Draudimai>`;

/** What stands in an application that has every element of the contract. */
export const paraiska = (goods: string, variants: string, unknown = ""): string =>
  simpleElements("Paraiska") +
  (goods === "" ? "" : `<Prekes>${goods}</Prekes>`) +
  (variants === "" ? "" : `<SalyguVariantai>${variants}</SalyguVariantai>`) +
  insurance +
  unknown;
