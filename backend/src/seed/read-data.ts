import { readFileSync } from "node:fs";
import { z } from "zod";

/** The data files of the demo story, each with its schema beside the code that uses it. */
const FOLDER = new URL("data/", import.meta.url);

/** A data file that does not say what its schema asks for. */
export class SeedDataError extends Error {
  override readonly name = "SeedDataError";
}

/** Wrong places that an error names; one mistake in a schema makes every record wrong. */
const MAX_PLACES = 10;

const describeIssue = ({ path, message }: z.core.$ZodIssue): string =>
  `${path.length === 0 ? "the file" : path.join(".")}: ${message}`;

function parseJson(file: string): unknown {
  const text = readFileSync(new URL(file, FOLDER), "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SeedDataError(`Seed data ${file} is no JSON.`, { cause: error });
  }
}

/**
 * The checked content of a data file.
 * @param file name below `seed/data`, e.g. "users.json"
 * @throws SeedDataError that names the file and the first wrong places in it, e.g. "3.shop"
 */
export function readSeedData<Data>(file: string, schema: z.ZodType<Data>): Data {
  const parsed = schema.safeParse(parseJson(file));
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.slice(0, MAX_PLACES).map(describeIssue);
  throw new SeedDataError(`Seed data ${file}: ${places.join("; ")}`);
}

/** A key that must be one of those that another data file gives; `what` is named when it is not. */
export const keyOf = <Key extends string | number>(
  what: string,
  known: readonly Key[],
  key: z.ZodType<Key>,
): z.ZodType<Key> => key.refine((value) => known.includes(value), { error: `there is no such ${what}` });

/** What a record shows to a tester: a remark for readers of the file. */
export const remark = z.string().exactOptional();

/** HTML of a data file: one line an element, so that a change can be read. */
export const htmlLines = z.array(z.string()).transform((lines) => lines.join(""));
