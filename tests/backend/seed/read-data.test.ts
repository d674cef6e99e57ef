import { describe, expect, test } from "vitest";
import { z } from "zod";
import { keyOf, readSeedData, SeedDataError } from "../../../backend/src/seed/read-data.ts";

describe("data files of the demo story", () => {
  test("are read as their schema says", () => {
    const names = readSeedData("names.json", z.object({ men: z.array(z.string()) }));
    expect(names.men).toContain("Jonas");
  });

  test("an error names the file and the first ten wrong places in it", () => {
    const schema = z.array(z.object({ code: z.int(), nameLt: z.string() }));
    const read = () => readSeedData("countries.json", schema);
    expect(read).toThrow(SeedDataError);
    expect(read).toThrow(
      /^Seed data countries\.json: 0\.code: Invalid input: expected number, received string; 1\.code: /,
    );
    expect(read).not.toThrow(/10\.code/);
  });

  test("a field that the schema does not know is named, so that a misspelt one cannot be lost", () => {
    const read = () =>
      readSeedData("countries.json", z.array(z.strictObject({ code: z.string(), nameLt: z.string() })));
    expect(read).toThrow(/countries\.json: 0: Unrecognized key: "nameEn"/);
  });

  test("a reference to a record that no file gives is named with what it should be", () => {
    const towns = z.array(z.object({ city: keyOf("shop's town", ["Vilnius", "Kaunas"], z.string()) }));
    expect(() => readSeedData("towns.json", towns)).toThrow(/towns\.json: 2\.city: there is no such shop's town/);
  });

  test("a file that is missing is named too", () => {
    expect(() => readSeedData("nothing.json", z.unknown())).toThrow(/nothing\.json/);
  });
});
