import { parseEnvelope } from "../../../app/services/transport/soap-envelope.ts";
import { CallFailure } from "../../../app/services/transport/call-failure.ts";
import { heaviestAnswers } from "../../support/heaviest-answers.ts";
import { atMost, type Figure } from "../machinery/figure.ts";

const DEPTH_MAX = 64;
/** The largest is the longest answer that the portal takes (`soapAnswerBytes`). */
const CHARACTERS = [1_310_720, 2_621_440, 5_242_880];
/** A portal that is held for longer answers no other request meanwhile (R-G1). */
const GOAL_MS = 1_000;
const AMBITION_MS = 200;

/** How long one answer of the back end holds the portal, each heavy in its own way, at three lengths. */
export function measureHeaviestAnswers(): Promise<Figure[]> {
  const figures = Object.entries(heaviestAnswers).map(([what, make]) => {
    const times = CHARACTERS.map((characters) => heldMs(make(characters)));
    const [first = 0, , longest = 0] = times;
    return {
      id: "E14",
      what: `answer of 1.25, 2.5 and 5 MB: ${what}`,
      ours: times.map((milliseconds) => `${milliseconds.toFixed(0)} ms`).join(" / "),
      peer: "–",
      ratio: `${(longest / Math.max(1, first)).toFixed(1)} × for 4 × the length`,
      goal: `≤ ${GOAL_MS} ms (${AMBITION_MS} ms)`,
      verdict: atMost(Math.max(...times), GOAL_MS, AMBITION_MS),
    };
  });
  return Promise.resolve(figures);
}

function heldMs(text: string): number {
  const startedAt = performance.now();
  try {
    parseEnvelope(text, DEPTH_MAX);
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
  }
  return performance.now() - startedAt;
}
