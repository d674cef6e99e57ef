/** Text of every cell of the first table's body, row by row. */
export function cellsOf(html: string): string[][] {
  const body = /<tbody>(.*?)<\/tbody>/s.exec(html)?.[1] ?? "";
  return [...body.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map((row) => textsOf(row[1] ?? ""));
}

/** Text of every column head of the first table. */
export function headsOf(html: string): string[] {
  return textsOf(/<thead>(.*?)<\/thead>/s.exec(html)?.[1] ?? "");
}

const textsOf = (row: string): string[] =>
  [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map((cell) =>
    (cell[1] ?? "")
      .replace(/<!--.*?-->/gs, "")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
