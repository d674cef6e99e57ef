import type { z } from "zod";
import type { ParsedForm } from "./validate.server.ts";

/** The form as it was typed with these findings alone: nothing of it was to be saved, so nothing else of it is judged. */
export const unsavedResult = (
  { submission, definition }: Pick<ParsedForm<z.ZodType>, "submission" | "definition">,
  error: Record<string, string[]> = {},
) => ({
  ...submission.reply({ hideFields: [...definition.secret] }),
  status: "error" as const,
  error,
});
