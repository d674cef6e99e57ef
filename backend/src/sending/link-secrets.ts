import type { OperationContext } from "../context.ts";
import { createSecrets, type Secrets } from "./secrets.ts";
import { loadServiceKey } from "./service-key.ts";

/** The secrets with which the sender writes a link. */
export const linkSecrets = ({ environment }: OperationContext): Secrets => createSecrets(loadServiceKey(environment));
