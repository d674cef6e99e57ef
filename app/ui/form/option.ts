import type { ReactNode } from "react";

/** One of the values that a choice offers. */
export type Option = { value: string; label: string; disabled?: boolean | undefined };

/** An option of radios or checkboxes, where a sentence may say more, or why it is closed. */
export type DescribedOption = Omit<Option, "label"> & { label: ReactNode; hint?: ReactNode };

/** Options under a common heading. */
export type OptionGroup = { label: string; options: readonly Option[] };
