import type { Reply } from "../../support/http-client.ts";

type Answer = { result?: { initialValue?: unknown; error?: Record<string, string[] | null> } };

const valueAt = (tree: unknown, name: string): unknown =>
  name.split(".").reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], tree);

/** What a refused data request says of a field: its finding, and the value as it comes back. */
export function toldOf({ body }: Reply, name: string): { finding: string | undefined; echoed: unknown } {
  const { result } = JSON.parse(body) as Answer;
  return { finding: result?.error?.[name]?.[0], echoed: valueAt(result?.initialValue, name) };
}
