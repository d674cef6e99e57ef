import { createContext, useContext, type ReactNode } from "react";

/** The label of a field by its name (`address.city`); undefined for a name that has none. */
export type LabelOf = (name: string) => string | undefined;

const FieldLabelsContext = createContext<LabelOf>(() => undefined);

/** Names the fields below, and their findings in the error summary, so that both are called the same. */
export function FieldLabels({ labelOf, children }: { labelOf: LabelOf; children: ReactNode }) {
  return <FieldLabelsContext.Provider value={labelOf}>{children}</FieldLabelsContext.Provider>;
}

/** The labels given by the nearest form. */
export const useLabelOf = () => useContext(FieldLabelsContext);
