import { CallFailure } from "./call-failure.ts";

const XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";
const XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/";

type Covered = { prefix: string; meaning: string | undefined };

/**
 * What prefixes mean at the place that is being read; `""` is the name without a prefix. One table for the whole
 * document: a declaration writes one entry and remembers the one that it covers, so that a thousand declarations cost a
 * thousand entries. (A table for each declaration cost their square: 261 KB held the process for 15 s.)
 */
export class Namespaces {
  private readonly meanings = new Map([
    ["", ""],
    ["xml", XML_NAMESPACE],
  ]);
  private readonly covered: Covered[] = [];

  /** How many declarations hold here: what `leave` is called with when the element ends that is now beginning. */
  get held(): number {
    return this.covered.length;
  }

  /**
   * Lets a prefix mean a namespace until `leave`.
   * @throws CallFailure `malformed` for what Namespaces in XML 1.0 forbids
   */
  declare(prefix: string, namespace: string): void {
    const isXml = prefix === "xml";
    if (prefix === "xmlns" || (prefix !== "" && namespace === "")) throw new CallFailure("malformed");
    if (namespace === XMLNS_NAMESPACE || (namespace === XML_NAMESPACE) !== isXml) throw new CallFailure("malformed");
    this.covered.push({ prefix, meaning: this.meanings.get(prefix) });
    this.meanings.set(prefix, namespace);
  }

  /** @throws CallFailure `malformed` for a prefix without a declaration */
  find(prefix: string): string {
    const namespace = this.meanings.get(prefix);
    if (namespace === undefined) throw new CallFailure("malformed");
    return namespace;
  }

  /** Forgets the declarations of an element that ended. @param held what `held` was before it began */
  leave(held: number): void {
    while (this.covered.length > held) {
      const last = this.covered.pop();
      if (last?.meaning !== undefined) this.meanings.set(last.prefix, last.meaning);
      else if (last !== undefined) this.meanings.delete(last.prefix);
    }
  }
}
