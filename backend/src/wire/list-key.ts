import { z } from "zod";
import { parseJson } from "../rules/parse-json.ts";

/** Where a page begins: after or before a row, and the number of its own first row. */
export interface ListKey {
  readonly side: "after" | "before";
  readonly value: string;
  readonly id: number;
  readonly firstNumber: number;
}

const keyShape = z.tuple([z.enum(["after", "before"]), z.string().max(300), z.number().int(), z.number().int().min(1)]);

/** The key as text for a URL. */
export const formatListKey = ({ side, value, id, firstNumber }: ListKey): string =>
  Buffer.from(JSON.stringify([side, value, id, firstNumber])).toString("base64url");

/** Reads a key; one that is not ours begins the list again. */
export function parseListKey(text: string): ListKey | null {
  const read = keyShape.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8")));
  if (!read.success) return null;
  const [side, value, id, firstNumber] = read.data;
  return { side, value, id, firstNumber };
}
