import { z } from "zod";
import { isFieldName, topLevelOf } from "./form-names.ts";

/** Conform's own hidden field for its buttons. (Its `__state__` is an undeclared field to us and dropped like any other.) */
export const CONFORM_INTENT_FIELD = "__intent__";

const MAX_DEPTH = 3;
const name = z.string().max(100).refine(isFieldName);
const index = z.int().min(0).max(99);
const value = z.custom<unknown>((json) => isFlatEnough(json, MAX_DEPTH));

const intent = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("validate"), payload: z.strictObject({ name: name.optional() }) }),
  z.strictObject({
    type: z.literal("reset"),
    payload: z.strictObject({ name: name.optional(), index: index.optional() }),
  }),
  z.strictObject({
    type: z.literal("update"),
    payload: z.strictObject({
      name,
      index: index.optional(),
      value: value.optional(),
      validated: z.boolean().optional(),
    }),
  }),
  z.strictObject({ type: z.literal("remove"), payload: z.strictObject({ name, index }) }),
  z.strictObject({
    type: z.literal("insert"),
    payload: z.strictObject({ name, defaultValue: value.optional(), index: index.optional() }),
  }),
  z.strictObject({ type: z.literal("reorder"), payload: z.strictObject({ name, from: index, to: index }) }),
]);

/**
 * Whether the text is a button press that Conform can take: well-formed JSON of a known kind, about declared fields, with indexes below
 * 100. Conform itself would fall over a malformed one and obey any index.
 */
export function isConformIntent(text: string, isDeclared: (topLevel: string) => boolean): boolean {
  const parsed = intent.safeParse(parseJson(text));
  if (!parsed.success) return false;
  const about = parsed.data.payload.name;
  return about === undefined || isDeclared(topLevelOf(about));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Names in a value follow the rules of field names, lists stay below 100, and nothing nests deeper than a row of a row. */
function isFlatEnough(json: unknown, depth: number): boolean {
  if (typeof json !== "object" || json === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(json)) return json.length <= 100 && json.every((item) => isFlatEnough(item, depth - 1));
  return Object.entries(json).every(([key, item]) => isFieldName(key) && isFlatEnough(item, depth - 1));
}
