import * as z from "zod";
import type { IsoDay } from "~/domain/iso-day.ts";
import type { ListView } from "./list-view.ts";
import type { ShownList } from "./show-list.ts";
import { viewFields } from "./view-fields.ts";

/** What each filter of a list accepts; null when it is empty. */
type ListSchemas = Readonly<Record<string, z.ZodType>>;

/** What was typed, by the name of its field. */
export type Texts<Schemas> = Partial<Record<keyof Schemas & string, string>>;

/** What a list is narrowed by; null where nothing is. */
export type ValuesOf<Schemas extends ListSchemas> = { [Name in keyof Schemas]: z.output<Schemas[Name]> };

export type Finding = { name: string; message: string };

export type ListContext = {
  today: IsoDay;
  /** True for a file: bounds that keep a page short do not count. */
  unbounded?: boolean;
};

/** The types of one list. */
export interface ListTypes {
  schemas: ListSchemas;
  sort: string;
  /** Names of the sets of columns. */
  columns: string;
  tab: number | null;
}

/** The address of a list, read. */
export type ListQuery<List extends ListTypes, Filled> = {
  view: ListView<List["sort"], List["columns"], List["tab"]>;
  filter: ValuesOf<List["schemas"]>;
  /** What counts where nothing was typed. */
  filled: Filled;
  /** Accepted values as they were typed: they go on in every address. */
  given: Texts<List["schemas"]>;
  /** What the fields show: wrong values too. */
  typed: Texts<List["schemas"]>;
  /** Findings of wrong values, as schemas write them. */
  errors: Partial<Record<keyof List["schemas"] & string, string[]>>;
};

interface Reading<List extends ListTypes, Filled, Question> {
  schemas: List["schemas"];
  /** Values that are right by themselves and wrong together. */
  contradictions?: (values: ValuesOf<List["schemas"]>, context: ListContext) => Finding[];
  /** Values that count where nothing was typed; shown in their fields. `typed` has what stands in the address. */
  fill: (values: ValuesOf<List["schemas"]>, typed: Readonly<Record<string, string>>, today: IsoDay) => Filled;
  /** What the service is asked for a query; page and key are added by `readList` and `exportList`. */
  ask: (query: ListQuery<List, Filled>) => Question;
}

type Shown<List extends ListTypes> = ShownList<
  keyof List["schemas"] & string,
  List["sort"],
  List["columns"],
  List["tab"]
>;

export interface ListDefinition<List extends ListTypes, Filled, Question>
  extends Shown<List>, Reading<List, Filled, Question> {
  contradictions: NonNullable<Reading<List, Filled, Question>["contradictions"]>;
  /** Names of everything that an address may hold, and their schema, made once. */
  paramNames: string[];
  schema: z.ZodObject;
}

/**
 * Defines a list: what its page shows (`showList`) and how its address is read and asked for, the one value that its page's loader and its file share.
 * Everything in it goes by GET, so that a filtered list is a link (F-159).
 */
export function defineList<
  const Schemas extends ListSchemas,
  const Sort extends string,
  const Columns extends string,
  Tab extends number | null,
  Filled extends Texts<Schemas>,
  Question,
>(
  shown: ShownList<keyof Schemas & string, Sort, Columns, Tab>,
  reading: Reading<{ schemas: Schemas; sort: Sort; columns: Columns; tab: Tab }, Filled, Question>,
): ListDefinition<{ schemas: Schemas; sort: Sort; columns: Columns; tab: Tab }, Filled, Question> {
  const { contradictions = () => [], schemas } = reading;
  const view = viewFields(shown);
  return {
    ...shown,
    ...reading,
    contradictions,
    paramNames: [...shown.filterNames, ...Object.keys(view)],
    schema: z.object({ ...schemas, ...view }),
  };
}

/** The query of a list, as its page gets it. */
export type QueryOf<List extends { ask: (query: never) => unknown }> = Parameters<List["ask"]>[0];
