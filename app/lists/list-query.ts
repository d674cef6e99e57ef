import type * as z from "zod";
import type { Finding, ListContext, ListDefinition, ListQuery, ListTypes, Texts, ValuesOf } from "./define-list.ts";
import type { ListView } from "./list-view.ts";

/** Longer texts of an address are cut before anything looks at them. */
const VALUE_MAX_LENGTH = 200;
/** The key of a page is the back end's, and longer: a cut one would begin the list again. */
const KEY_MAX_LENGTH = 500;

type Parser = Pick<ListDefinition<ListTypes, object, unknown>, "schema" | "contradictions">;
type Values = Record<string, unknown>;
type Errors = Record<string, string[]>;

/**
 * Reads the address of a list. A wrong value is left out of the filter and reported at its field, so that the links still
 * keep the rest (F-159).
 */
export function parseListQuery<List extends ListTypes, Filled extends object>(
  list: ListDefinition<List, Filled, unknown>,
  params: URLSearchParams,
  context: ListContext,
): ListQuery<List, Filled> {
  const typed = readParams(list.paramNames, params);
  const { values, errors } = parseTolerantly(list as unknown as Parser, typed, context);
  const { tab, sort, dir, size, columns, key, ...rest } = values;
  const filter = rest as ValuesOf<List["schemas"]>;
  const filled = list.fill(filter, typed, context.today);
  const given: Values = {};
  const refused: Values = {};
  for (const name of list.filterNames) {
    if (errors[name] !== undefined) refused[name] = typed[name];
    // A field that was emptied on purpose stays empty where it would be filled in.
    else if (typed[name] !== undefined && (typed[name] !== "" || name in filled)) given[name] = typed[name];
  }
  const view = { tab, sort, columns, key, size, direction: dir ?? list.sorts[sort as List["sort"]] };
  return {
    view: view as ListView<List["sort"], List["columns"], List["tab"]>,
    filter,
    filled,
    given: given as Texts<List["schemas"]>,
    typed: shownTexts(given, filled, refused) as Texts<List["schemas"]>,
    errors: errors as Partial<Record<keyof List["schemas"] & string, string[]>>,
  };
}

/** What the fields show: what counts, or, where something is refused and nothing counts, all as it was typed. */
const shownTexts = (given: Values, filled: object, refused: Values): Values =>
  Object.keys(refused).length === 0 ? { ...given, ...filled } : { ...filled, ...given, ...refused };

function readParams(names: readonly string[], params: URLSearchParams): Record<string, string> {
  const read: Record<string, string> = {};
  for (const name of names) {
    const value = params.get(name);
    if (value !== null) read[name] = value.slice(0, name === "key" ? KEY_MAX_LENGTH : VALUE_MAX_LENGTH).trim();
  }
  return read;
}

/** Leaves out what is refused until the rest passes: first wrong values, then values that contradict each other. */
function parseTolerantly(list: Parser, typed: object, context: ListContext): { values: Values; errors: Errors } {
  const parsed = list.schema.safeParse(typed);
  const findings = parsed.success ? list.contradictions(parsed.data as never, context) : toFindings(parsed.error);
  if (parsed.success && findings.length === 0) return { values: parsed.data, errors: {} };
  const refused = new Map<string, string[]>();
  for (const { name, message } of findings) refused.set(name, [...(refused.get(name) ?? []), message]);
  const rest = Object.fromEntries(Object.entries(typed).filter(([name]) => !refused.has(name)));
  const further = parseTolerantly(list, rest, context);
  return { values: further.values, errors: { ...Object.fromEntries(refused), ...further.errors } };
}

const toFindings = ({ issues }: z.ZodError): Finding[] =>
  issues.map(({ path, message }) => ({ name: String(path[0]), message }));
