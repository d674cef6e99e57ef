import type { Resource, ResourceLanguage } from "i18next";

type TextFiles = Record<string, ResourceLanguage>;

const lithuanian = import.meta.glob<ResourceLanguage>("../../locales/lt/*.json", { eager: true, import: "default" });
const english = import.meta.glob<ResourceLanguage>("../../locales/en/*.json", { eager: true, import: "default" });

/** Every text of both languages, by language and namespace. A namespace is a file: `locales/lt/shell.json` is `shell`. */
export const RESOURCES: Resource = { lt: toNamespaces(lithuanian), en: toNamespaces(english) };

/** The names of all text files. */
export const NAMESPACES: readonly string[] = Object.keys(toNamespaces(lithuanian));

function toNamespaces(files: TextFiles): ResourceLanguage {
  return Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.split("/").at(-1)?.replace(".json", "") ?? path, texts]),
  );
}
