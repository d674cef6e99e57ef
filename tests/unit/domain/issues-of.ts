import type { ZodSafeParseResult } from "zod";

/** Issue messages of a parse by the path of their field; empty when it passed. */
export function issuesOf(result: ZodSafeParseResult<unknown>): Record<string, string[]> {
  const issues: Record<string, string[]> = {};
  for (const { path, message } of result.error?.issues ?? []) (issues[path.join(".")] ??= []).push(message);
  return issues;
}
