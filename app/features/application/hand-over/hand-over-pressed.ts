import type { StepRequest } from "../save-step.server.ts";
import type { contractDataSchema } from "../steps/contract-data-step.ts";

export type ContractDataSchema = ReturnType<typeof contractDataSchema>;

/** Step 4 as it comes with a button about the buyer's own telephone. */
export type HandOverPressed = StepRequest<ContractDataSchema>;
