/** One line of the table. Absolute figures are for information; what is judged is `ratio` (or what `judged` says). */
export type Figure = {
  id: string;
  what: string;
  ours: string;
  peer: string;
  /** Ours through peer's, already written; `–` where a figure stands alone. */
  ratio: string;
  goal: string;
  verdict: Verdict;
};

export type Verdict = "ambition met" | "goal met" | "not met" | "for information" | "not measured";

/** Judges a figure of which less is better. */
export function atMost(value: number, goal: number, ambition: number): Verdict {
  if (value <= ambition) return "ambition met";
  return value <= goal ? "goal met" : "not met";
}

/** Judges a figure of which more is better. */
export const atLeast = (value: number, goal: number, ambition: number): Verdict => atMost(-value, -goal, -ambition);

/** Why a figure is missing on this machine. */
export const notMeasured = (id: string, what: string, reason: string): Figure => ({
  id,
  what: `${what}: ${reason}`,
  ours: "–",
  peer: "–",
  ratio: "–",
  goal: "–",
  verdict: "not measured",
});
