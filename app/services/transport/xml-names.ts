import { CallFailure } from "./call-failure.ts";
import { isElementName } from "./xml-text.ts";

export type QualifiedName = { prefix: string; local: string };

/** The names of one document, each checked once. A vocabulary has few; a document that only has new ones is refused. */
export class QualifiedNames {
  private readonly known = new Map<string, QualifiedName>();
  private readonly most: number;

  /** @param most different names that a document may use, elements and attributes together */
  constructor(most: number) {
    this.most = most;
  }

  /** Splits `tns:Paraiska`. @throws CallFailure `malformed` when a part is no name, or it is one name too many */
  parse(name: string): QualifiedName {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const colon = name.indexOf(":");
    const prefix = colon === -1 ? "" : name.slice(0, colon);
    const local = name.slice(colon + 1);
    const isName = isElementName(local) && (colon === -1 || isElementName(prefix));
    if (!isName || this.known.size === this.most) throw new CallFailure("malformed");
    const parsed = { prefix, local };
    this.known.set(name, parsed);
    return parsed;
  }
}
