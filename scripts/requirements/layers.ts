import { isTest, type Mention } from "./mentions.ts";

/** A row that is proved in so many layers is proved too often: each of its tests has to be kept. */
const MANY = 4;

/** The layer of a test by its folder (docs/testing.md); null for what no user of a row sees. */
function layerOf(file: string): string | null {
  const [, folder = ""] = file.split("/");
  return (
    {
      unit: "unit",
      backend: "back end",
      contract: "contract",
      faults: "faults",
      attack: "faults",
      journeys: "journeys",
    }[folder] ?? null
  );
}

/** How many rows of the specification the titles of tests name in one layer, in two and so on, and which in four or more: one line each. */
export function layerLines(mentions: readonly Mention[]): string[] {
  const layers = new Map<string, Set<string>>();
  for (const { id, file, title } of mentions) {
    const layer = isTest(file) && title !== undefined && id.startsWith("F-") ? layerOf(file) : null;
    if (layer !== null) layers.set(id, (layers.get(id) ?? new Set()).add(layer));
  }
  const rows = [...layers].sort(([a], [b]) => a.localeCompare(b));
  const counts = [1, 2, 3, 4, 5].map((count) => `${rows.filter(([, { size }]) => size === count).length} in ${count}`);
  const many = rows.filter(([, { size }]) => size >= MANY).map(([id]) => id);
  return [
    `${rows.length} rows have tests; by the number of layers: ${counts.join(", ")}.`,
    `In ${MANY} or more (${many.length}): ${many.join(", ")}`,
  ];
}
