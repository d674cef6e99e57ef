import type { ReactNode } from "react";

export type Tone = "neutral" | "info" | "success" | "warning" | "danger";

/** A state as a dot and a word; the word alone tells it. */
export function Badge({ tone = "neutral", children }: { tone?: Tone | undefined; children: ReactNode }) {
  return <span className={`badge ${tone}`}>{children}</span>;
}
