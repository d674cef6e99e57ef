import type { i18n } from "i18next";

type Translate = (key: unknown, ...rest: unknown[]) => unknown;
type MakeFixed = (...scope: unknown[]) => Translate;

/**
 * Makes an instance look up a text without parameters once: its language and texts never change, and a page has hundreds of them. Keys without a text are
 * not remembered, so that nothing from outside fills the memory.
 */
export function rememberTexts(instance: i18n): void {
  const makeFixed = instance.getFixedT.bind(instance) as unknown as MakeFixed;
  const made = new Map<string, Translate>();
  const remembered: MakeFixed = (...scope) => {
    const name = JSON.stringify(scope);
    const known = made.get(name);
    if (known !== undefined) return known;
    const fixed = remember(makeFixed(...scope), (key, text) => text !== key.slice(key.indexOf(":") + 1));
    made.set(name, fixed);
    return fixed;
  };
  instance.getFixedT = remembered as unknown as i18n["getFixedT"];
}

/** The same function with a memory; its own properties (language, namespace) stay. */
function remember(translate: Translate, isText: (key: string, text: unknown) => boolean): Translate {
  const texts = new Map<string, unknown>();
  const lookUp: Translate = (key, ...rest) => {
    if (typeof key !== "string" || !rest.every(isNothing)) return translate(key, ...rest);
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = translate(key);
    if (isText(key, text)) texts.set(key, text);
    return text;
  };
  return Object.assign(lookUp, translate);
}

const isNothing = (options: unknown): boolean =>
  options === undefined || (typeof options === "object" && options !== null && Object.keys(options).length === 0);
