import { json } from "@remix-run/node";
import type { z } from "zod";
import type { ParsedForm } from "~/forms/validate.server.ts";
import type { FrameAnswer } from "./frame-answer.ts";

type Shown = Pick<ParsedForm<z.ZodType>, "definition" | "intent" | "stale" | "submission">;

const SHOWING: Readonly<Record<string, boolean>> = { showPassword: true, hidePassword: false };

/**
 * The form as it was, with the password shown or hidden, for a browser without script (F-089); null when another button was pressed. Only here does a
 * password travel back, to the user who has just typed it.
 */
export function showOrHidePassword({ intent, stale, submission }: Shown) {
  const visible = SHOWING[intent ?? ""];
  if (visible === undefined || stale) return null;
  const typed = (name: string): string => {
    const value = submission.payload[name];
    return typeof value === "string" ? value : "";
  };
  return json({
    result: { initialValue: { username: typed("username") } },
    password: { value: typed("password"), visible },
  } satisfies FrameAnswer);
}

/** The form again after too many tries; the guard has `Retry-After` already. */
export function tooManyTries(form: Shown, retryAfterSeconds: number) {
  const result = form.submission.reply({ hideFields: [...form.definition.secret] });
  return json({ result, retryAfterSeconds } satisfies FrameAnswer, { status: 429 });
}
