/** One item of a demo catalogue. */
export interface DemoItem {
  /** Product number, unique in its company. */
  readonly number: string;
  readonly name: string;
  readonly priceCents: number;
  readonly groupId: number;
  /** Apribojimai as sent; null: none. */
  readonly limitations: string | null;
}

/** A line of a catalogue table: product number, name, price in euros. */
type Row = readonly [number: string, name: string, euros: number];

const limitationsOf = (actionVariants: readonly number[]): string | null =>
  actionVariants.length === 0 ? null : JSON.stringify({ actionVariants });

/** Items of one group that share their limitations. */
export const itemsOf = (groupId: number, actionVariants: readonly number[], rows: readonly Row[]): DemoItem[] =>
  rows.map(([number, name, euros]) => ({
    number,
    name,
    priceCents: Math.round(euros * 100),
    groupId,
    limitations: limitationsOf(actionVariants),
  }));

/** The same items with one item's limitations replaced by the given text. */
export const withLimitations = (items: readonly DemoItem[], number: string, limitations: string | null): DemoItem[] =>
  items.map((item) => (item.number === number ? { ...item, limitations } : item));
