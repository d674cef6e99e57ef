import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PlantedFault } from "./fault.ts";

const PRODUCT = ["app", "backend", "server", "locales"];
const SOURCE = /\.(?:tsx?|js|css|json|wsdl|yaml|sql)$/;
/** What a tool writes beside the migrations. */
const GENERATED = /\/migrations\/meta\//;

/** A file of the product as it is searched: its text, and the same without spaces. */
interface Source {
  readonly path: string;
  readonly text: string;
  readonly dense: string;
}

const withoutSpace = (text: string): string => text.replace(/\s/g, "");

function readSource(root: string, path: string): Source {
  const text = readFileSync(join(root, path), "utf8");
  return { path, text, dense: withoutSpace(text) };
}

/** Where the nth character that is no space stands in a text. */
function placeOf(text: string, nth: number): number {
  let seen = -1;
  for (let at = 0; at < text.length; at += 1) {
    if (!/\s/.test(text.charAt(at))) seen += 1;
    if (seen === nth) return at;
  }
  throw new RangeError(`There is no character ${nth}`);
}

/** Reads every source of the product below a checkout. */
export const readProduct = (root: string): Source[] =>
  PRODUCT.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => join(folder, name))
      .filter((path) => SOURCE.test(path) && !GENERATED.test(path))
      .map((path) => readSource(root, path)),
  );

function placesOf(dense: string, wanted: string): number[] {
  const found: number[] = [];
  for (let at = dense.indexOf(wanted); at !== -1; at = dense.indexOf(wanted, at + 1)) found.push(at);
  return found;
}

/** The files that hold the text of a fault, once for each place. */
export const findPlaces = (product: readonly Source[], { find }: Pick<PlantedFault, "find">): string[] =>
  product.flatMap(({ path, dense }) => placesOf(dense, withoutSpace(find)).map(() => path));

/**
 * The file that a fault changes, and its text with the fault.
 * @throws when the text of the fault does not stand in the product exactly once
 */
export function plant(product: readonly Source[], fault: PlantedFault): { path: string; text: string } {
  const wanted = withoutSpace(fault.find);
  const found = product.flatMap((source) => placesOf(source.dense, wanted).map((at) => ({ source, at })));
  const [place] = found;
  if (place === undefined || found.length > 1)
    throw new Error(`${fault.id}: its text is found ${found.length} times, not once: ${fault.find}`);
  const { source, at } = place;
  const from = placeOf(source.text, at);
  const to = placeOf(source.text, at + wanted.length - 1) + 1;
  return { path: source.path, text: source.text.slice(0, from) + fault.replace + source.text.slice(to) };
}
