import { createContext, useContext, type ReactNode } from "react";

export type FormTexts = {
  /** Turns an issue message of a schema (key and parameters) into the sentence that the user reads. */
  translateIssue: (message: string) => string;
  /** Writes a typed sum the way the portal writes sums (`1 234,56`); null leaves what is no sum as it was typed. */
  formatMoney?: ((typed: string) => string | null) | undefined;
  /** Writes a saved number in the page's notation; without it numbers are shown as they are kept. */
  showNumber?: ((kept: string) => string) | undefined;
};

const FormTextsContext = createContext<FormTexts>({ translateIssue: (message) => message });

/** Tells the fields below how issues and sums are written; the design system itself knows neither messages nor money. */
export function FormTextsProvider({ texts, children }: { texts: FormTexts; children: ReactNode }) {
  return <FormTextsContext.Provider value={texts}>{children}</FormTextsContext.Provider>;
}

/** The texts given by the nearest provider; without one a message is shown as it is, so that it is not lost. */
export const useFormTexts = () => useContext(FormTextsContext);
