import type { IssueKey } from "../issue-keys.ts";
import { issueMessage } from "../issue.ts";
import type { IsoDay } from "../iso-day.ts";
import { parseIsoDay, type IsoDayRefusal } from "../parse-iso-day.ts";
import { accepted, rejected, type Outcome } from "../outcome.ts";
import { optionalParsedField, parsedField } from "./parsed-field.ts";

type DayBounds = {
  /** First allowed day. */
  min?: IsoDay;
  /** Last allowed day. */
  max?: IsoDay;
  /** Finding for an earlier day when `date.min` says too little. */
  minKey?: IssueKey;
  /** Finding for a later day when `date.max` says too little. */
  maxKey?: IssueKey;
};

type Refusal = IsoDayRefusal | "min" | "max";

/** A day in any usual notation, within bounds (F-286). */
export const isoDayField = (bounds: DayBounds = {}) => parsedField(dayOptions(bounds));

/** The same, null when left empty. */
export const optionalIsoDayField = (bounds: DayBounds = {}) => optionalParsedField(dayOptions(bounds));

function dayOptions({ min = "1000-01-01", max = "9999-12-31", minKey = "date.min", maxKey = "date.max" }: DayBounds) {
  return {
    rawMax: 40,
    parse: (text: string): Outcome<IsoDay, Refusal> => {
      const outcome = parseIsoDay(text);
      if (!outcome.ok) return outcome;
      if (outcome.value < min) return rejected("min");
      return outcome.value > max ? rejected("max") : accepted(outcome.value);
    },
    message: (reason: Refusal) => {
      if (reason === "min") return issueMessage(minKey, { min });
      if (reason === "max") return issueMessage(maxKey, { max });
      return issueMessage(`date.${reason}`);
    },
  };
}
