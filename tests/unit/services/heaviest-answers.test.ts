import { describe, expect, test } from "vitest";
import { CallFailure } from "~/services/transport/call-failure.ts";
import { parseEnvelope } from "~/services/transport/soap-envelope.ts";
import { heaviestAnswers } from "../../support/heaviest-answers.ts";

const DEPTH_MAX = 64;
const SIZES = [20_000, 40_000, 80_000];

type Builtin = (...args: unknown[]) => unknown;

/** What is called more often when a reader copies, looks up or matches more than the text is long. */
const WORKERS: readonly (readonly [owner: object, name: string])[] = [
  [Map.prototype, "set"],
  [Map.prototype, "get"],
  [Set.prototype, "add"],
  [RegExp.prototype, "exec"],
  [String.prototype, "slice"],
  [String.prototype, "indexOf"],
];

/** Calls of the built-in functions by which a text is read: a measure of work that no busy machine changes. */
function countWork(read: () => void): number {
  let work = 0;
  const restore = WORKERS.map(([owner, name]) => {
    const builtin = Reflect.get(owner, name) as Builtin;
    const counting = function (this: unknown, ...args: unknown[]) {
      work += 1;
      return Reflect.apply(builtin, this, args);
    };
    Reflect.defineProperty(owner, name, { value: counting, configurable: true, writable: true });
    return () => Reflect.defineProperty(owner, name, { value: builtin, configurable: true, writable: true });
  });
  try {
    read();
  } finally {
    for (const undo of restore) undo();
  }
  return work;
}

/** An answer that is refused has cost its work as well. */
function readOrRefuse(text: string): void {
  try {
    parseEnvelope(text, DEPTH_MAX);
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
  }
}

describe("The heaviest answers that a back end can write", () => {
  test.each(Object.entries(heaviestAnswers))("R-E14: %s cost their length and not its square", (_name, make) => {
    const [small = 0, middle = 0, large = 0] = SIZES.map((characters) => {
      const text = make(characters);
      return countWork(() => readOrRefuse(text));
    });
    expect(small).toBeGreaterThan(0);
    expect(middle).toBeLessThan(small * 2.5);
    expect(large).toBeLessThan(middle * 2.5);
    expect(large).toBeLessThan(80_000 * 3);
  });
});
