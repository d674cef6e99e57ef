import { parse } from "@conform-to/react";
import { parseWithZod, type Submission } from "@conform-to/zod/v4";
import type { z } from "zod";
import { audit } from "../platform/audit.server.ts";
import { environment } from "../platform/env.server.ts";
import { log } from "../platform/log.server.ts";
import { requestFacts } from "../platform/request-facts.server.ts";
import { isFormToken, isFrameToken } from "./csrf.server.ts";
import type { FormEntries, KeptDraft } from "./drafts.server.ts";
import { type FormEntry, readFormEntries } from "./form-entries.server.ts";
import { CONFORM_INTENT_FIELD, isConformIntent } from "./form-intent.ts";
import { declaredFields } from "./form-fields.ts";
import { CSRF_FIELD, OPERATION_FIELD, pathOf, topLevelOf, VERSION_FIELD } from "./form-names.ts";
import { refusal } from "./refusal.server.ts";
import { getVisit } from "./visit.server.ts";

export interface FormOptions<Schema extends z.ZodType> {
  /** The id that the form's seals were made for. */
  formId: string;
  schema: Schema;
  /** Names of the submit buttons, the primary one first. The pressed one is known by the presence of its name. */
  buttons?: readonly string[];
  /** Top-level field names; taken from the schema when it is an object, needed otherwise. */
  fields?: readonly string[];
  /** Fields that are never echoed nor kept in a draft: passwords, codes. */
  hide?: readonly string[];
  /** True where files are uploaded. */
  files?: boolean;
  /** True inside the partner's iframe, where the token is stateless. */
  frame?: boolean;
  /** True for a first reading that only finds out which of a page's forms was sent: the token is judged, and refused, by the second. */
  preliminary?: boolean;
}

interface FormBase<Schema extends z.ZodType> {
  submission: Submission<z.input<Schema>, string[], z.output<Schema>>;
  /** The pressed button, or null when none of `buttons` was sent (Enter in an old browser). */
  intent: string | null;
  /** `remove[3]` → 3. */
  intentIndex: number | null;
  operationId: string | null;
  /** What the form was rendered from, for the conflict check. */
  version: string | null;
  /** True when an old browser's token is missing, foreign or older than a day: the form is shown again with its data. */
  stale: boolean;
  /** Status of the answer that shows the form again: 200 Conform button, 400 wrong fields, 403 stale, 422 refused by a rule. */
  status: number;
  hide: readonly string[];
  /** Texts as typed, without the portal's own and the hidden fields. */
  entries: FormEntries;
  draft(place: { route: string; subject: string | null }): KeptDraft;
}

export type AcceptedForm<Schema extends z.ZodType> = FormBase<Schema> & { ok: true; value: z.output<Schema> };
export type RejectedForm<Schema extends z.ZodType> = FormBase<Schema> & { ok: false };
export type ParsedForm<Schema extends z.ZodType> = AcceptedForm<Schema> | RejectedForm<Schema>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const MAX_VERSION_CHARACTERS = 128;
const STALE_STATUS = 403;

/**
 * Reads a posted form. The ONLY way a form is read: it limits, cleans, checks the token and validates, in this order.
 *
 * Hostile input (names, counts, sizes, malformed button JSON) is thrown as a `Response` for the error page. What an honest user
 * can cause comes back as a value: wrong fields, a value far too long (`form.tooLong`), an old token (`stale`); see `formRefused`.
 */
export async function parseForm<Schema extends z.ZodType>(
  request: Request,
  options: FormOptions<Schema>,
): Promise<ParsedForm<Schema>> {
  const entries = await readFormEntries(request, options.files ?? false);
  const own = takeOwnFields(entries);
  const declared = declaredFields(options.schema, options.fields);
  const button = pressedButton(entries, options.buttons ?? []);
  const fields = entries.filter(([name]) => declared.has(topLevelOf(name)));
  const stale = !(await isProvenOrigin(request, own.csrf, options));
  if (stale && options.preliminary !== true) await noteStale(request, options.formId);
  const submission = validate(fields, own.conformIntent, declared, options.schema);
  const hide = options.hide ?? [];
  const kept = fields.filter(
    (entry): entry is readonly [string, string] => typeof entry[1] === "string" && !hide.includes(topLevelOf(entry[0])),
  );
  const base = {
    submission,
    ...button,
    operationId: own.operationId,
    version: own.version,
    stale,
    hide,
    entries: kept,
    draft: (place: { route: string; subject: string | null }): KeptDraft => ({ ...place, entries: kept }),
  };
  if (stale) return { ...base, ok: false, status: STALE_STATUS };
  if (submission.status === "success") return { ...base, ok: true, value: submission.value, status: 422 };
  return { ...base, ok: false, status: submission.status === undefined ? 200 : 400 };
}

interface OwnFields {
  csrf: string;
  operationId: string | null;
  version: string | null;
  conformIntent: string | null;
}

function takeOwnFields(entries: readonly FormEntry[]): OwnFields {
  const find = (wanted: string): string | null => {
    const found = entries.filter(([name]) => name === wanted).map(([, value]) => value);
    if (found.length > 1 || found.some((value) => typeof value !== "string")) throw refusal(400, "form");
    return typeof found[0] === "string" && found[0] !== "" ? found[0] : null;
  };
  const operationId = find(OPERATION_FIELD);
  const version = find(VERSION_FIELD);
  if (operationId !== null && !UUID.test(operationId)) throw refusal(400, "form");
  if (version !== null && version.length > MAX_VERSION_CHARACTERS) throw refusal(400, "form");
  return { csrf: find(CSRF_FIELD) ?? "", operationId, version, conformIntent: find(CONFORM_INTENT_FIELD) };
}

/** Internet Explorer 6 sends every button of the form; then the primary one counts. */
function pressedButton(
  entries: readonly FormEntry[],
  buttons: readonly string[],
): { intent: string | null; intentIndex: number | null } {
  const names = entries.map(([name]) => name);
  for (const button of buttons) {
    const [, index, ...deeper] = names.map(pathOf).find(([first]) => first === button) ?? [button, "", ""];
    if (deeper.length === 0) return { intent: button, intentIndex: /^\d+$/.test(index ?? "") ? Number(index) : null };
  }
  return { intent: null, intentIndex: null };
}

async function isProvenOrigin<Schema extends z.ZodType>(
  request: Request,
  token: string,
  { formId, frame }: FormOptions<Schema>,
): Promise<boolean> {
  if (requestFacts(request).evidence === "same-origin") return true;
  return frame === true ? isFrameToken(token, formId) : isFormToken(token, await getVisit(request), formId);
}

/** Told here, because not every form that is refused is shown again (L3). Guards may not have said yet who it is. */
async function noteStale(request: Request, formId: string): Promise<void> {
  log("warn", "csrf.stale", { op: formId, rid: requestFacts(request).requestId });
  const { session } = await getVisit(request);
  audit("csrf.refused", { result: "refused", code: STALE_STATUS, user: session?.user ?? null });
}

function validate<Schema extends z.ZodType>(
  fields: readonly FormEntry[],
  conformIntent: string | null,
  declared: ReadonlySet<string>,
  schema: Schema,
): Submission<z.input<Schema>, string[], z.output<Schema>> {
  if (conformIntent !== null && !isConformIntent(conformIntent, (name) => declared.has(name)))
    throw refusal(400, "form");
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  if (conformIntent !== null) data.append(CONFORM_INTENT_FIELD, conformIntent);
  const tooLong = tooLongFields(fields);
  try {
    return tooLong === null
      ? parseWithZod(data, { schema })
      : parse<z.output<Schema>, string[]>(data, { resolve: () => ({ error: tooLong }) });
  } catch {
    throw refusal(400, "form");
  }
}

/** Far longer than any field: told before a pattern of the schema has to chew on it. */
function tooLongFields(fields: readonly FormEntry[]): Record<string, string[]> | null {
  const { fieldValueCharacters } = environment().limits;
  const names = fields
    .filter(([, value]) => typeof value === "string" && value.length > fieldValueCharacters)
    .map(([name]) => name);
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, ["form.tooLong"]]));
}
