import { cleanText } from "~/domain/plain-text.ts";
import { audit } from "~/platform/audit.server.ts";
import { errorResponse } from "~/platform/error-response.server.ts";
import { log } from "~/platform/log.server.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import type { PostedRequest, RequestHead } from "~/platform/request-head.ts";
import { getVisitor } from "~/request/visitor.server.ts";
import type { FormDraft, FormEntries } from "~/store/drafts.server.ts";
import { isFormToken, isFrameToken } from "./csrf.server.ts";
import type { ButtonOf, FormDefinition } from "./define-form.ts";
import { type FormEntry, readFormEntries } from "./form-entries.server.ts";
import { CONFORM_INTENT_FIELD, isConformIntent } from "./form-intent.ts";
import { CSRF_FIELD, OPERATION_FIELD, pathOf, topLevelOf, VERSION_FIELD } from "./form-names.ts";

/** A posted form before it is validated: limited, cleaned, its token judged. */
export interface ReadForm<Form extends FormDefinition = FormDefinition> {
  readonly definition: Form;
  /** The pressed button, or null when none of the form's was sent (Enter in an old browser). */
  readonly intent: ButtonOf<Form> | null;
  /** `remove[3]` → 3. */
  readonly intentIndex: number | null;
  readonly operationId: string | null;
  /** What the form was rendered from, for the conflict check. */
  readonly version: string | null;
  /** True when the token is of another log-in, or an old browser's is missing or older than a day: the form is shown again with its data. */
  readonly stale: boolean;
  /** Texts as typed, without the portal's own and the secret fields. */
  readonly entries: FormEntries;
  /** Everything that was posted under a name of the form, files too: for `validate`. */
  readonly posted: readonly FormEntry[];
  /** Conform's own hidden field, for `validate`. */
  readonly conformIntent: string | null;
  /** Names that were posted and are none of the form's: dropped, and no form of ours sends them. */
  readonly foreign: readonly string[];
  /** What was typed, as a draft of this form about one thing, with the version over which it was typed (O2). */
  draft(subject: string | null): FormDraft;
}

/** Whether a read form is this one of the forms that post to a route. */
export const isFormOf = <Form extends FormDefinition>(read: ReadForm, form: Form): read is ReadForm<Form> =>
  read.definition.id === form.id;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const MAX_VERSION_CHARACTERS = 128;
const STALE_STATUS = 403;
const OWN_FIELDS: readonly string[] = [CSRF_FIELD, OPERATION_FIELD, VERSION_FIELD, CONFORM_INTENT_FIELD];

/**
 * Reads a posted form, first of two phases (`validate` is the second). The only way a body is read, and it is read once: what was typed is known
 * before the session is asked for, so that an expired session loses nothing.
 *
 * Hostile input (names, counts, sizes) is thrown as a `Response` for the error page; an old token comes back as `stale`.
 * @param forms the forms that post to this route; the pressed button tells which. Without one (Enter in an old browser) it is the first one that has all that was
 *   posted
 */
export async function readForm<const Forms extends readonly [FormDefinition, ...FormDefinition[]]>(
  request: PostedRequest,
  forms: Forms,
): Promise<ReadForm<Forms[number]>> {
  const entries = await readFormEntries(
    request,
    forms.some(({ files }) => files),
  );
  const names = entries.map(([name]) => name);
  const form = findPosted(names, forms);
  const own = takeOwnFields(entries);
  if (own.conformIntent !== null && !isConformIntent(own.conformIntent, (name) => form.fields.includes(name)))
    throw errorResponse(400, "form");
  const posted = entries.filter(([name]) => form.fields.includes(topLevelOf(name))).map(cleanEntry(form));
  const stale = !(await isProvenOrigin(request, own.csrf, form));
  if (stale) await logStaleForm(request, form.id);
  const typed = posted.filter(
    (entry): entry is readonly [string, string] =>
      typeof entry[1] === "string" && !form.secret.includes(topLevelOf(entry[0])),
  );
  const ownVersion = own.version === null ? [] : [[VERSION_FIELD, own.version] as const];
  const { intent, intentIndex } = pressedButton(names, form.buttons) ?? { intent: null, intentIndex: null };
  return {
    definition: form,
    intent,
    intentIndex,
    operationId: own.operationId,
    version: own.version,
    stale,
    entries: typed,
    posted,
    conformIntent: own.conformIntent,
    foreign: names.map(topLevelOf).filter((name) => !OWN_FIELDS.includes(name) && !form.fields.includes(name)),
    draft: (subject) => ({ route: form.id, subject, entries: [...typed, ...ownVersion] }),
  };
}

/** A password is what was typed; any other text is cleaned. */
const cleanEntry =
  ({ secret }: FormDefinition) =>
  ([name, value]: FormEntry): FormEntry => [
    name,
    typeof value !== "string" || secret.includes(topLevelOf(name)) ? value : cleanText(value),
  ];

interface OwnFields {
  csrf: string;
  operationId: string | null;
  version: string | null;
  conformIntent: string | null;
}

function takeOwnFields(entries: readonly FormEntry[]): OwnFields {
  const find = (wanted: string): string | null => {
    const found = entries.filter(([name]) => name === wanted).map(([, value]) => value);
    if (found.length > 1 || found.some((value) => typeof value !== "string")) throw errorResponse(400, "form");
    return typeof found[0] === "string" && found[0] !== "" ? found[0] : null;
  };
  const operationId = find(OPERATION_FIELD);
  const version = find(VERSION_FIELD);
  if (operationId !== null && !UUID.test(operationId)) throw errorResponse(400, "form");
  if (version !== null && version.length > MAX_VERSION_CHARACTERS) throw errorResponse(400, "form");
  return { csrf: find(CSRF_FIELD) ?? "", operationId, version, conformIntent: find(CONFORM_INTENT_FIELD) };
}

function findPosted<Form extends FormDefinition>(names: readonly string[], forms: readonly [Form, ...Form[]]): Form {
  const typed = names.map(topLevelOf).filter((name) => !OWN_FIELDS.includes(name));
  const isOf = ({ fields }: Form) => typed.every((name) => fields.includes(name));
  return forms.find(({ buttons }) => pressedButton(names, buttons) !== null) ?? forms.find(isOf) ?? forms[0];
}

/** Internet Explorer 6 sends every button of the form; then the primary one counts. */
function pressedButton(
  names: readonly string[],
  buttons: readonly string[],
): { intent: string; intentIndex: number | null } | null {
  const paths = names.map(pathOf);
  for (const button of buttons) {
    const [, index, ...deeper] = paths.find(([first]) => first === button) ?? [button, "", ""];
    if (deeper.length === 0) return { intent: button, intentIndex: /^\d+$/.test(index ?? "") ? Number(index) : null };
  }
  return null;
}

/**
 * Whether the form came from a page of ours, and from one of this log-in. The browser's word is enough for the first only: another tab may hold the form of a
 * user whose session has been replaced since, and what was typed there must not go into the account of the next one. Every form of ours has its token
 * (tests/faults/portal/forgery.test.ts), so that a page of ours cannot come without it.
 */
async function isProvenOrigin(request: RequestHead, token: string, form: FormDefinition): Promise<boolean> {
  const isOwnPage = requestFacts(request).evidence === "same-origin";
  if (form.frame) return isOwnPage || isFrameToken(token, form.id);
  const visitor = await getVisitor(request);
  const needsNoAccount = form.forAnybody || visitor.session === null || token === "";
  return (isOwnPage && needsNoAccount) || isFormToken(token, visitor, form.id);
}

/** Written here, because not every form that is rejected is shown again (R-L3). Guards may not have said yet who it is. */
async function logStaleForm(request: RequestHead, formId: string): Promise<void> {
  log("warn", "csrf.stale", { op: formId, rid: requestFacts(request).requestId });
  const { session } = await getVisitor(request);
  audit("csrf.refused", { result: "refused", code: STALE_STATUS, user: session?.user ?? null });
}
