import { describe, expect, test } from "vitest";
import { reportServices } from "../../../backend/src/scenarios/service-script.ts";

const MINUTE_MS = 60_000;
/** A moment at which every course begins. */
const BEGINNING = new Date("2026-11-20T12:00:00Z");

const statesAt = (minutes: number) =>
  Object.fromEntries(
    reportServices(new Date(BEGINNING.getTime() + minutes * MINUTE_MS)).map(({ nameLt, status }) => [nameLt, status]),
  );

describe("the outside systems of the demo", () => {
  test("seven systems, of every state; the story's own states stand at the beginning", () => {
    expect(statesAt(0)).toEqual({
      Vertinimas: 0,
      Registrai: 1,
      Pasirašymas: 2,
      SMS: 0,
      "El. paštas": 0,
      Skenavimas: 1,
      Archyvas: 0,
    });
  });

  test("the states change after three minutes, not before", () => {
    expect(statesAt(2.99)).toEqual(statesAt(0));
    expect(statesAt(3)).toMatchObject({ Pasirašymas: 1, Skenavimas: 0 });
    expect(statesAt(36)).toEqual(statesAt(0));
  });

  test("the archive reports over ten minutes late, the others in time", () => {
    const now = BEGINNING.getTime();
    const late = reportServices(BEGINNING).filter(({ updatedAt }) => now - updatedAt.getTime() > 10 * MINUTE_MS);
    expect(late.map(({ nameLt }) => nameLt)).toEqual(["Archyvas"]);
  });
});
