import type { ServiceStatus } from "~/domain/enumerations/service-status.ts";
import type { LocalisedText } from "./localised-text.ts";

/** State of an outside system (F-406, F-536). */
export type OutsideService = {
  id: number;
  name: LocalisedText;
  status: ServiceStatus;
  /** The system's own page; null when it has none or names no web address. */
  href: string | null;
  /** When the state was found out, milliseconds since 1970; null when the text says no moment. */
  updatedAt: number | null;
};
