import { AuthenticationMethod } from "~/domain/enumerations/authentication-method.ts";
import type { CodeMethod } from "~/services/verify-types.ts";

/** Last part of the keys of texts about a way to send codes. */
export const wayOf = (method: CodeMethod): "email" | "sms" => (method === AuthenticationMethod.email ? "email" : "sms");
