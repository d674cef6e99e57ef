/**
 * Who belongs to a typed personal code (F-204 to F-207): a client by name, a new one whose name is asked for, or what the back end has against the code, as
 * issue messages.
 */
export type FoundBuyer = { state: "known"; name: string } | { state: "new" } | { state: "refused"; errors: string[] };

/** What the field of a personal code needs to find its owner by itself. */
export type BuyerLookUp = {
  csrf: string;
  /** Whose code stands in the field already; null when it was not asked. */
  found: FoundBuyer | null;
};
