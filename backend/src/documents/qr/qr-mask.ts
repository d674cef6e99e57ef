/** The eight patterns that may be laid over the data, ISO/IEC 18004 table 10. */
export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

const FINDER_LIKE = ["00001011101", "10111010000"];

/** Runs of five or more equal modules, and patterns that a reader could take for a finder. */
function linePenalty(line: string): number {
  const runs = line.match(/0{5,}|1{5,}/g) ?? [];
  const runPenalty = runs.reduce((sum, run) => sum + run.length - 2, 0);
  let finderPenalty = 0;
  for (let start = 0; start + 11 <= line.length; start++) {
    if (FINDER_LIKE.includes(line.slice(start, start + 11))) finderPenalty += 40;
  }
  return runPenalty + finderPenalty;
}

function squarePenalty(rows: readonly string[]): number {
  let penalty = 0;
  for (let row = 0; row + 1 < rows.length; row++) {
    for (let column = 0; column + 1 < rows.length; column++) {
      const square = `${rows[row]?.slice(column, column + 2)}${rows[row + 1]?.slice(column, column + 2)}`;
      if (square === "0000" || square === "1111") penalty += 3;
    }
  }
  return penalty;
}

/** How hard a code is to read, after the rules of the standard; rows are texts of 0 and 1. */
export function penaltyOf(rows: readonly string[]): number {
  const columns = rows.map((_, index) => rows.map((row) => row[index] ?? "").join(""));
  const lines = [...rows, ...columns].reduce((sum, line) => sum + linePenalty(line), 0);
  const darkCount = rows.join("").replaceAll("0", "").length;
  const darkPercent = (darkCount * 100) / rows.length ** 2;
  return lines + squarePenalty(rows) + Math.floor(Math.abs(darkPercent - 50) / 5) * 10;
}
