import { z } from "zod";

/**
 * The top-level names that a form may have: those given, or those of the schema. Whatever else is posted is dropped, so that nobody adds a
 * field to a message to the back end (mass assignment).
 */
export function declaredFields(schema: z.ZodType, given?: readonly string[]): ReadonlySet<string> {
  const names = new Set(given ?? namesOf(schema));
  if (names.size === 0 && given === undefined && !(schema instanceof z.ZodObject)) {
    throw new TypeError("the form's schema does not tell its fields, give `fields`");
  }
  return names;
}

function namesOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe) return [...namesOf(schema.in), ...namesOf(schema.out)];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(namesOf);
  if (schema instanceof z.ZodIntersection) return [...namesOf(schema.def.left), ...namesOf(schema.def.right)];
  return [];
}
