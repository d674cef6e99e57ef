import { I18N_OPTIONS } from "./options.ts";

/** Texts of a namespace: words, or groups of them. */
export type Texts = { [name: string]: string | Texts };

/** How the texts of a namespace are fetched; rejects when they do not come. */
export type LoadTexts = (language: string, namespace: string) => Promise<Texts>;

type Params = Readonly<Record<string, unknown>>;

/** Looks up one text: `key`, `group.key` or `namespace:group.key`. A key without a text stays the key. */
type LookUp = ((key: string, params?: Params) => string) & { ns: string };

/**
 * The part of i18next that pages in a browser use: it looks texts up, picks the plural, puts values in, and fetches what a later page needs. i18next
 * itself, with its detectors, formatters and nesting, is an eighth of what a form page would have to load (docs/decisions/0025-texts-in-the-browser.md);
 * a test holds every text in every plural against it.
 */
export class PageTexts {
  readonly isInitialized = true;
  language: string;
  readonly options: { ns: string[]; defaultNS: string };
  /** What react-i18next asks for beside texts. */
  readonly services = { interpolator: { interpolate: fillIn } };
  readonly store: { data: Record<string, Record<string, Texts>> };
  readonly #listeners = new Set<() => void>();
  readonly #pending = new Map<string, Promise<void>>();
  readonly #load: LoadTexts;
  readonly #onLost: () => void;

  /** @param onLost when texts of a later page do not come; nothing is answered then */
  constructor(language: string, texts: Record<string, Texts>, load: LoadTexts, onLost: () => void) {
    this.language = language;
    this.#load = load;
    this.#onLost = onLost;
    this.options = { ns: Object.keys(texts), defaultNS: I18N_OPTIONS.defaultNS };
    this.store = { data: { [language]: texts } };
  }

  get languages(): readonly string[] {
    return [this.language];
  }

  readonly t = (key: string, params?: Params): string => this.getFixedT(null, null)(key, params);

  exists(key: string, params: Params = {}): boolean {
    return this.#find(this.language, this.options.defaultNS, key, params) !== undefined;
  }

  /** The look-up of a language and a first namespace; null for those of the page. */
  getFixedT(language: string | null, namespace: string | readonly string[] | null): LookUp {
    const ns = (typeof namespace === "string" ? namespace : namespace?.[0]) ?? this.options.defaultNS;
    const lookUp = (key: string, params: Params = {}): string => {
      const text = this.#find(language ?? this.language, ns, key, params);
      return text === undefined ? withoutText(key, params) : fillIn(text, params);
    };
    return Object.assign(lookUp, { ns });
  }

  hasLoadedNamespace(namespace: string, { lng }: { lng?: string } = {}): boolean {
    return this.store.data[lng ?? this.language]?.[namespace] !== undefined;
  }

  hasResourceBundle(language: string, namespace: string): boolean {
    return this.hasLoadedNamespace(namespace, { lng: language });
  }

  async loadNamespaces(namespaces: string | readonly string[], whenThere?: () => void): Promise<void> {
    this.#use([namespaces].flat());
    await this.#fetch(this.language);
    whenThere?.();
  }

  async loadLanguages(language: string, whenThere?: () => void): Promise<void> {
    await this.#fetch(language);
    whenThere?.();
  }

  /** Resolves once every text in use is there in the other language, and tells those who draw. */
  async changeLanguage(language: string): Promise<void> {
    await this.#fetch(language);
    this.language = language;
    this.#listeners.forEach((listener) => listener());
  }

  on(_event: string, listener: () => void): void {
    this.#listeners.add(listener);
  }

  off(_event: string, listener: () => void): void {
    this.#listeners.delete(listener);
  }

  #use(namespaces: readonly string[]): void {
    this.options.ns.push(...namespaces.filter((name) => !this.options.ns.includes(name)));
  }

  async #fetch(language: string): Promise<void> {
    const missing = this.options.ns.filter((name) => !this.hasLoadedNamespace(name, { lng: language }));
    await Promise.all(missing.map((name) => this.#fetchOnce(language, name)));
  }

  /** Never settles when they are lost: an answer would let the page be drawn with keys. */
  #fetchOnce(language: string, namespace: string): Promise<void> {
    const key = `${language}/${namespace}`;
    const pending =
      this.#pending.get(key) ??
      new Promise<void>((resolve) => {
        this.#load(language, namespace).then((texts) => {
          (this.store.data[language] ??= {})[namespace] = texts;
          resolve();
        }, this.#onLost);
      });
    this.#pending.set(key, pending);
    return pending;
  }

  #find(language: string, namespace: string, key: string, { count }: Params): string | undefined {
    const at = key.indexOf(":");
    const texts = this.store.data[language]?.[at < 0 ? namespace : key.slice(0, at)];
    const path = key.slice(at + 1);
    const plural = typeof count === "number" ? textAt(texts, `${path}_${pluralOf(language, count)}`) : undefined;
    return plural ?? textAt(texts, path);
  }
}

/** What is said where there is no text: the words that the caller gives for that, else the key. */
const withoutText = (key: string, { defaultValue }: Params): string =>
  typeof defaultValue === "string" ? defaultValue : key.slice(key.indexOf(":") + 1);

function textAt(texts: Texts | undefined, path: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const name of path.split(".")) {
    if (typeof found !== "object" || !Object.prototype.hasOwnProperty.call(found, name)) return undefined;
    found = found[name];
  }
  return typeof found === "string" ? found : undefined;
}

const PLURALS = new Map<string, Intl.PluralRules>();

function pluralOf(language: string, count: number): string {
  const rules = PLURALS.get(language) ?? new Intl.PluralRules(language);
  PLURALS.set(language, rules);
  return rules.select(count);
}

/** A value that is not given leaves its place empty. */
function fillIn(text: string, params: Params): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(params[name] ?? ""));
}
