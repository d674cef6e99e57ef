import * as z from "zod";
import { issueMessage } from "~/domain/issue.ts";
import { daysBetween, type IsoDay } from "~/domain/iso-day.ts";
import { toDecimalMoney } from "~/domain/money.ts";
import { FILTER_NAMES, filterFields, type FilterName, type ListFilter } from "./list-filter-schema.ts";
import { resolvePeriod, SCREEN_PERIOD_DAYS, type Period } from "./list-period.ts";
import { LIST_SORTS } from "./list-sort.ts";
import { viewFields, type ListView } from "./list-view.ts";

/** Longer texts of an address are cut before anything looks at them. */
const VALUE_MAX_LENGTH = 200;

type Context = {
  today: IsoDay;
  /** On the screen a period has at most 366 days; the export has no such bound (decision under G10). */
  anyPeriod?: boolean;
};

type Texts = Partial<Record<FilterName, string>>;

export type ListQuery = {
  view: ListView;
  filter: ListFilter;
  period: Period;
  /** Accepted values as they were typed: they go on in every address. */
  given: Texts;
  /** What the fields show: wrong values too. */
  typed: Texts;
  /** Findings of wrong values, as schemas write them. */
  errors: Partial<Record<FilterName, string[]>>;
};

/** The query of the list: one schema for the page and its export. */
const listQuerySchema = z.object({ ...filterFields, ...viewFields });

type Parsed = z.output<typeof listQuerySchema>;

type Finding = { name: string; message: string };

/** Values that are right by themselves and wrong together. */
function findContradictions({ from, to, sumFrom, sumTo }: Parsed, { today, anyPeriod = false }: Context): Finding[] {
  const findings: Finding[] = [];
  if (from !== null && from > (to ?? today)) findings.push({ name: "from", message: issueMessage("date.order") });
  else if (from !== null && !anyPeriod && daysBetween(from, to ?? today) > SCREEN_PERIOD_DAYS)
    findings.push({ name: "from", message: issueMessage("date.span", { days: SCREEN_PERIOD_DAYS }) });
  if (sumFrom !== null && sumTo !== null && sumFrom > sumTo)
    findings.push({ name: "sumTo", message: issueMessage("money.min", { min: toDecimalMoney(sumFrom) }) });
  return findings;
}

/**
 * Reads the address of the list. A wrong value is left out of the filter and reported at its field, so that the rest
 * still works (F-159).
 */
export function parseListQuery(params: URLSearchParams, context: Context): ListQuery {
  const raw = readParams(params);
  const { query, errors } = parseTolerantly(raw, context);
  const { tab, sort, dir, size, columns, key, ...filter } = query;
  const period = resolvePeriod(filter, raw["from"] === "", context.today);
  const isGiven = (name: FilterName) => raw[name] !== undefined && errors[name] === undefined;
  const given = pick(
    raw,
    FILTER_NAMES.filter((name) => isGiven(name) && (raw[name] !== "" || name === "from")),
  );
  const refused = pick(
    raw,
    FILTER_NAMES.filter((name) => errors[name] !== undefined),
  );
  return {
    view: { tab, sort, columns, key, size, direction: dir ?? LIST_SORTS[sort].first },
    filter,
    period,
    given,
    typed: { ...given, ...period, ...refused },
    errors,
  };
}

function readParams(params: URLSearchParams): Record<string, string> {
  const names = [...FILTER_NAMES, ...Object.keys(viewFields)].filter((name) => params.has(name));
  return Object.fromEntries(names.map((name) => [name, (params.get(name) ?? "").slice(0, VALUE_MAX_LENGTH).trim()]));
}

/** Leaves out what is refused until the rest passes: first wrong values, then values that contradict each other. */
function parseTolerantly(raw: object, context: Context): { query: Parsed; errors: ListQuery["errors"] } {
  const parsed = listQuerySchema.safeParse(raw);
  const findings = parsed.success ? findContradictions(parsed.data, context) : toFindings(parsed.error);
  if (parsed.success && findings.length === 0) return { query: parsed.data, errors: {} };
  const refused = new Map<string, string[]>();
  for (const { name, message } of findings) refused.set(name, [...(refused.get(name) ?? []), message]);
  const rest = Object.fromEntries(Object.entries(raw).filter(([name]) => !refused.has(name)));
  const further = parseTolerantly(rest, context);
  return { query: further.query, errors: { ...Object.fromEntries(refused), ...further.errors } };
}

const toFindings = ({ issues }: z.ZodError): Finding[] =>
  issues.map(({ path, message }) => ({ name: String(path[0]), message }));

const pick = (raw: Record<string, string>, names: readonly FilterName[]): Texts =>
  Object.fromEntries(names.map((name) => [name, raw[name]]));
