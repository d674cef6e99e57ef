/** Value of an element as it stands on the wire: text, an element with children, or a repeated element. */
export type WireValue = string | WireRecord | readonly WireValue[];

/** Elements by name. Numbers, money and dates are the wire's own text: "12", "1234.50", "2026-11-20T00:00:00". */
export interface WireRecord {
  readonly [element: string]: WireValue;
}
