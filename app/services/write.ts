import type { WireObject } from "./transport/request-guard.ts";

/** What makes a write safe to repeat and to refuse (docs/architecture.md). */
export type Write = {
  /** Id of the form that was submitted: the back end gives a repeat its first answer, other content is refused (1102). */
  operationId: string;
  /** Version of the application as it was loaded: another user's save in between is refused (1101). */
  version?: string | null | undefined;
};

/** The elements that stand in front of a write's own. */
export const toWireWrite = ({ operationId, version }: Write): WireObject => ({
  OperacijosID: operationId,
  Versija: version,
});
