import type { Option } from "~/ui/form/option.ts";

/** What a citizenship is chosen from. */
export type CitizenshipChoice = {
  options: Option[];
  /** False where the list of countries could not be had: Lithuania and what is saved are all there is. */
  isWhole: boolean;
};
