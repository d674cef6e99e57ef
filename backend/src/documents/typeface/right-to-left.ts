/** A run of letters that are read from right to left, with the spaces between its words. */
const RUN = /[\u0590-\u06ff\ufb1d-\ufdff\ufe70-\ufefc]+(?: +[\u0590-\u06ff\ufb1d-\ufdff\ufe70-\ufefc]+)*/gu;
const ANY = /[\u0590-\u06ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** Where Unicode keeps the shapes of Arabic letters: alone, last, first, between; right-joining letters have the first two. */
const SHAPE_RANGES: readonly (readonly [number, number])[] = [
  [0xfe80, 0xfefc],
  [0xfb50, 0xfbff],
];

const MIN_OF_DUAL = 4;

const SHAPES = new Map<string, string[]>();
for (const [first, last] of SHAPE_RANGES)
  for (let codePoint = first; codePoint <= last; codePoint += 1) {
    const shape = String.fromCodePoint(codePoint);
    const letters = shape.normalize("NFKC");
    if (letters !== shape) SHAPES.set(letters, [...(SHAPES.get(letters) ?? []), shape]);
  }

/** Letters of a run with the marks that stand over and under them; lam and alef are one. */
const CLUSTERS = /(?:\u0644[\u0622\u0623\u0625\u0627]|[^])\p{M}*/gu;
const MARKS = /\p{M}/gu;

function shapeOf(cluster: string, joinsBefore: boolean, after: string | undefined): string {
  const letters = cluster.replace(MARKS, "");
  const shapes = SHAPES.get(letters);
  if (shapes === undefined) return cluster;
  const joinsAfter = shapes.length >= MIN_OF_DUAL && (SHAPES.get((after ?? "").replace(MARKS, ""))?.length ?? 0) > 1;
  const place = (joinsBefore ? 1 : 0) + (joinsAfter ? 2 : 0);
  return (shapes[place] ?? shapes[0] ?? letters) + (cluster.match(MARKS) ?? []).join("");
}

/** Places in `SHAPES` are alone 0, last 1, first 2, between 3. */
function toVisual(run: string): string {
  const clusters = run.match(CLUSTERS) ?? [];
  const shaped = clusters.map((cluster, at) => {
    const before = (clusters[at - 1] ?? "").replace(MARKS, "");
    const joins = (SHAPES.get(before)?.length ?? 0) >= MIN_OF_DUAL;
    return shapeOf(cluster, joins, clusters[at + 1]);
  });
  return shaped.reverse().join("");
}

/** Text in the order in which it is drawn from left to right: runs of Hebrew and Arabic are turned round, Arabic letters joined. */
export const toVisualOrder = (text: string): string => (ANY.test(text) ? text.replace(RUN, toVisual) : text);

/** Every shape that a letter may take on paper, itself among them. */
export const shapesOf = (letter: string): readonly string[] => [letter, ...(SHAPES.get(letter) ?? [])];
