import { DOCUMENT_FAULTS } from "./documents.ts";
import { DOMAIN_FAULTS } from "./domain.ts";
import type { PlantedFault } from "./fault.ts";
import { GUARD_FAULTS } from "./guard.ts";
import { OPERATION_FAULTS } from "./operations.ts";
import { PAGE_FAULTS } from "./pages.ts";
import { RULE_FAULTS } from "./rules.ts";
import { SCRIPT_FAULTS } from "./scripts.ts";
import { TEXT_FAULTS } from "./texts.ts";
import { TRANSPORT_FAULTS } from "./transport.ts";

/** Every planted fault, layer by layer. `npm run test:planted` shows which test finds each of them. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...DOMAIN_FAULTS,
  ...RULE_FAULTS,
  ...OPERATION_FAULTS,
  ...TRANSPORT_FAULTS,
  ...PAGE_FAULTS,
  ...GUARD_FAULTS,
  ...SCRIPT_FAULTS,
  ...DOCUMENT_FAULTS,
  ...TEXT_FAULTS,
];
