import type { z } from "zod";
import type { OperationContext } from "../../context.ts";
import { refusal, type Answer } from "../../wire/answer.ts";
import type { Role } from "../../accounts/role.ts";
import type { Session } from "../../accounts/session.ts";

/** Who may call an operation: every caller, or sessions of these roles; `limited` admits limited auto-logins as well. */
export type Access = "public" | { readonly roles: readonly Role[]; readonly limited: boolean };

/** Every user of the partner and the lender. */
export const STAFF: Access = { roles: [0, 1, 3], limited: false };

/** Every user, limited auto-logins included (1.3: news and calculator). */
export const STAFF_AND_LIMITED: Access = { roles: [0, 1, 3], limited: true };

/** Users of the partners' shops. */
export const PARTNERS: Access = { roles: [0, 3], limited: false };

/** The lender's managers. */
export const MANAGERS: Access = { roles: [1], limited: false };

/** One call from inside: the request is checked by then. */
export type Execute<Input> = (context: OperationContext, session: Session, input: Input) => Promise<Answer>;

/** An operation of the contract: who may call it, and what it does with a raw request. */
export interface Operation {
  readonly access: Access;
  readonly respond: (context: OperationContext, session: Session | null, request: unknown) => Promise<Answer>;
}

/** An application number that is none has a code of its own (F-445). */
const APPLICATION_ID_ELEMENTS: readonly PropertyKey[] = ["ParaiskosID", "applicationId", "application"];

/** Names the wrong elements, never their values: the text is shown and logged. */
function refuseRequest(error: z.ZodError): Answer {
  const isApplicationId = error.issues.some(({ path }) => APPLICATION_ID_ELEMENTS.includes(path.at(-1) ?? ""));
  const elements = [...new Set(error.issues.map(({ path }) => path.join(".")))];
  return isApplicationId ? refusal(1060) : refusal(2000, `Netinkami užklausos duomenys: ${elements.join(", ")}`);
}

/** Binds a schema of the request to the work of an operation that needs a session. */
export function operation<Input>(access: Access, input: z.ZodType<Input>, execute: Execute<Input>): Operation {
  return {
    access,
    respond: async (context, session, request) => {
      if (session === null) return refusal(1020);
      const parsed = input.safeParse(request ?? {});
      return parsed.success ? execute(context, session, parsed.data) : refuseRequest(parsed.error);
    },
  };
}

/** Binds a schema of the request to the work of an operation that is called before there is a session. */
export function publicOperation<Input>(
  input: z.ZodType<Input>,
  execute: (context: OperationContext, input: Input) => Promise<Answer>,
): Operation {
  return {
    access: "public",
    respond: async (context, _session, request) => {
      const parsed = input.safeParse(request ?? {});
      return parsed.success ? execute(context, parsed.data) : refuseRequest(parsed.error);
    },
  };
}
