import { expect, test } from "vitest";
import { drawStamp, type StampFacts } from "../../../backend/src/documents/signature-stamp.ts";
import { getTypefaces } from "../../../backend/src/documents/typeface/typefaces.ts";

const BOX = { width: 232, height: 44 };

const FACTS: StampFacts = {
  name: "Mantas Pavyzdaitis",
  at: "2026-11-20T12:05:00.000Z",
  way: "drawn",
  authority: "Bandomoji sertifikatų tarnyba",
  strokes: [],
};

const stampOf = async (facts: Partial<StampFacts>) => drawStamp(await getTypefaces(), { ...FACTS, ...facts }, BOX);

/** Every point of the lines of a drawing. */
function pointsOf(operators: string): (readonly [number, number])[] {
  const lines = operators.split("\n").filter((line) => line.startsWith("1 J"));
  return lines.flatMap((line) =>
    [...line.matchAll(/(-?[\d.]+) (-?[\d.]+) [ml]/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
  );
}

test.each([
  [
    "wide",
    [
      [0, 0],
      [600, 20],
    ],
  ],
  [
    "high",
    [
      [300, 0],
      [310, 200],
    ],
  ],
  [
    "far away",
    [
      [-1_000_000, 5],
      [1_000_000, 900_000],
    ],
  ],
  ["a dot", [[5, 5]]],
] as const)("F-363: a drawing that is %s lies within its place", async (_, points) => {
  const { operators } = await stampOf({ strokes: [points] });
  const drawn = pointsOf(operators);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.every(([x, y]) => x >= 0 && x <= BOX.width / 2 && y >= 0 && y <= BOX.height)).toBe(true);
});

test("F-363: a drawing keeps its proportions, and down on the tablet is down on paper", async () => {
  const { operators } = await stampOf({
    strokes: [
      [
        [0, 0],
        [300, 0],
        [300, 100],
      ],
    ],
  });
  const [[x0, y0], [x1, y1], [x2, y2]] = pointsOf(operators) as [[number, number], [number, number], [number, number]];
  expect((x1 - x0) / (y1 - y2)).toBeCloseTo(3, 1);
  expect([y0, x1]).toEqual([y1, x2]);
  expect(y2).toBeLessThan(y1);
});

test.each(["", "Ž".repeat(200), "Konstantinas Aleksandras ".repeat(8)])(
  "F-363: whatever the name, the words end within the place with the warning that it is a test (%#)",
  async (name) => {
    for (const strokes of [
      [],
      [
        [
          [0, 0],
          [9, 9],
        ],
      ] as const,
    ]) {
      const { operators, text } = await stampOf({ name, strokes });
      const baselines = [...operators.matchAll(/1 0 0 1 [\d.]+ (-?[\d.]+) Tm/g)].map(([, y]) => Number(y));
      expect(Math.min(...baselines)).toBeGreaterThan(1);
      expect(text).toMatch(/Testinis parašas, galioja tik bandymams\. Išdavė Bandomoji sertifikatų tarnyba\.$/);
    }
  },
);
