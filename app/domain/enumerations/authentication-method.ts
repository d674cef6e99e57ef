import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** How a user gets verification codes (F-570). `none` is shown, never accepted from a form (F-127). */
export const AuthenticationMethod = { none: 0, email: 1, sms: 2 } as const;

export type AuthenticationMethod = CodeOf<typeof AuthenticationMethod>;

export const authenticationMethods = defineEnumeration("authenticationMethod", AuthenticationMethod);

/** The methods that a user may choose (F-127). */
export const CHOOSABLE_AUTHENTICATION_METHODS = [AuthenticationMethod.email, AuthenticationMethod.sms] as const;
