import type { CheerioAPI } from "cheerio";
import type { Element } from "./nodes.ts";
import { isInside } from "./accessibility.ts";
import { isShown, plainText } from "./elements.ts";
import { fits, type Pattern } from "./find.ts";

/** Elements of a document, looked up at each use. */
interface Finder {
  readonly find: ($: CheerioAPI) => Element[];
}

/** What an element must hold, must say, or must be. */
export interface FilterOptions {
  readonly has?: Finder;
  readonly hasNot?: Finder;
  readonly hasText?: Pattern;
  readonly hasNotText?: Pattern;
  readonly visible?: boolean;
}

type Test = (element: Element, $: CheerioAPI) => boolean;

/** The questions that a filter asks of each element, and how an error names them. */
export function toTests({ has, hasNot, hasText, hasNotText, visible }: FilterOptions): {
  tests: Test[];
  words: string;
} {
  const tests: Test[] = [];
  const holds =
    (finder: Finder): Test =>
    (element, $) =>
      finder.find($).some((inner) => isInside(inner, element));
  if (has !== undefined) tests.push(holds(has));
  if (hasNot !== undefined) tests.push((element, $) => !holds(hasNot)(element, $));
  if (hasText !== undefined) tests.push((element) => fits(plainText(element), hasText));
  if (hasNotText !== undefined) tests.push((element) => !fits(plainText(element), hasNotText));
  if (visible !== undefined) tests.push((element) => isShown(element) === visible);
  const words = [has, hasText, hasNot, hasNotText].filter((part) => part !== undefined).map(String);
  return { tests, words: `with ${words.join(", ")}` };
}
