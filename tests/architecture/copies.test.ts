import { describe, expect, test } from "vitest";
import { findCopies } from "../../scripts/style/copies.ts";

const numbered = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `use(value${index + from});`).join("\n");
const copiesOf = (...sources: string[]) =>
  findCopies(new Map(sources.map((source, index) => [`file${index + 1}`, source])));

describe("copies of code", () => {
  test("six lines in two files are a copy, five are none", () => {
    expect(copiesOf(numbered(6), `first();\n${numbered(6)}`)).toEqual([
      { lines: 6, first: "file1:1", second: "file2:2" },
    ]);
    expect(copiesOf(numbered(5), numbered(5))).toEqual([]);
  });

  test("a longer run is one copy, also where the file goes on differently", () => {
    const copies = copiesOf(`${numbered(9)}\nfirst();`, `${numbered(9)}\nsecond();`);
    expect(copies).toEqual([{ lines: 9, first: "file1:1", second: "file2:1" }]);
  });

  test("a file can copy itself", () => {
    const copies = copiesOf(`${numbered(7)}\nbetween();\n${numbered(7)}`);
    expect(copies).toEqual([{ lines: 7, first: "file1:1", second: "file1:9" }]);
  });

  test("indents, comments, blanks and closing brackets make no difference and are no lines", () => {
    const spaced = numbered(6)
      .split("\n")
      .map((line) => `/** Why. */\n  ${line}\n\n// More.\n});`)
      .join("\n");
    expect(copiesOf(numbered(6), spaced)).toMatchObject([{ lines: 6, second: "file2:2" }]);
    expect(copiesOf("});\n".repeat(12), "});\n".repeat(12))).toEqual([]);
  });

  test("imports are no copies", () => {
    const imports = Array.from({ length: 8 }, (_, index) => `import {\n  a${index},\n} from "./a${index}.ts";`).join(
      "\n",
    );
    expect(copiesOf(imports, imports)).toEqual([]);
  });
});
