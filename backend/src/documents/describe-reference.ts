import type { DocumentReference } from "./contract-data.ts";
import { fillText } from "./texts/fill-text.ts";
import texts from "./texts/page.lt.json" with { type: "json" };

/** What a document belongs to, in words: „Sutarties Nr. PL26-000123“, „Paraiškos Nr. 1002“. */
export const describeReference = ({ kind, number }: DocumentReference): string =>
  fillText(texts.reference[kind], { number });
