import fontkit from "@pdf-lib/fontkit";
import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Typeface } from "../../../backend/src/documents/typeface/typeface.ts";
import { listUnprintable } from "../../../app/domain/printable-text.ts";
import { toDrawableText } from "../../../backend/src/documents/typeface/drawable-text.ts";
import { getTypefaces } from "../../../backend/src/documents/typeface/typefaces.ts";
import { writeSubset } from "../../../backend/src/documents/typeface/write-subset.ts";
import { readText } from "./pdf-tools.ts";
import { locateWords, readRegion, renderPage } from "./rendered-page.ts";
import { makeSpecialPages } from "./contract-pages.ts";
import { BUYER, CONTRACT } from "./sample-data.ts";
import { findUnpainted, makeSpecimen } from "./specimen.ts";

const LITHUANIAN = [..."ąčęėįšųūžĄČĘĖĮŠŲŪŽ"];
const PLAIN = [..."aceisuzACEISUZ"];
const OTHERS = [..."„“–€□☐☒ßéñóźłşŻÓ№−≤ж"];
const CHARACTERS = [...LITHUANIAN, ...PLAIN, ...OTHERS];

/** The same font with the outlines of every letter beyond ASCII lost, as a bad subset loses them. */
async function loseAccentedOutlines(typeface: Typeface, fontFile: string): Promise<Typeface> {
  const font = fontkit.create(
    readFileSync(new URL(`../../../backend/src/documents/fonts/${fontFile}`, import.meta.url)),
  );
  const subset = font.createSubset();
  for (const codePoint of typeface.glyphs.keys()) {
    subset.includeGlyph(font.glyphForCodePoint(codePoint < 0x7f ? codePoint : 0x20));
  }
  const file = await writeSubset(subset);
  return { ...typeface, file: deflateSync(file), fileLength: file.length };
}

describe("letters on paper", () => {
  test.each(["regular", "bold"] as const)(
    "R-H9: every Lithuanian letter is painted as itself in %s",
    async (weight) => {
      const specimen = await makeSpecimen(await getTypefaces(), weight, CHARACTERS);
      expect(findUnpainted(specimen, CHARACTERS)).toEqual([]);
    },
  );

  test("R-H9: a font that lost its accented letters is caught, although their text can still be copied", async () => {
    const typefaces = await getTypefaces();
    const regular = await loseAccentedOutlines(typefaces.regular, "DejaVuSansCondensed.ttf");
    const specimen = await makeSpecimen({ ...typefaces, regular }, "regular", CHARACTERS);
    expect(readText(specimen)).toContain("ą č ę");
    expect(findUnpainted(specimen, CHARACTERS)).toEqual(expect.arrayContaining(LITHUANIAN));
  });

  test("R-H9: a character without a glyph becomes a box, and the box is seen as not being that character", async () => {
    const specimen = await makeSpecimen(await getTypefaces(), "regular", ["ą", "\u{1f600}", "ש"]);
    expect(findUnpainted(specimen, ["ą", "\u{1f600}", "ש"])).toEqual(["\u{1f600}", "ש"]);
  });

  test.each([
    "Nguyễn Thị Đặng",
    "Giorgi გიორგაძე",
    "Ελένη Παπαδοπούλου",
    "Արամ Խաչատրյան",
    "Олександр Щербак",
    "Łucja Święcicka Ǧƶǣ",
    "Ẹ̀bayò",
  ])("a buyer named %s is printed in the contract, letter by letter, and no box stands in it", async (name) => {
    const contract = await makeSpecialPages({ ...CONTRACT, buyer: { ...BUYER, name } });
    expect(readText(contract)).toContain(`${name.normalize("NFC")}, asmens kodas`);
    const page = renderPage(contract);
    const [, last = ""] = name.normalize("NFC").split(" ");
    const word = locateWords(contract).find((each) => last !== "" && each.text.startsWith(last.slice(0, 3)));
    if (last !== "") expect(word && readRegion(page, word).isBlank).toBe(false);
  });

  test.each([
    ["שלום כהן", "ןהכ םולש"],
    ["محمد", "ﺪﻤﺤﻣ"],
    ["سلامه", "ﻪﻣﻼﺳ"],
  ])("letters that are read from right to left stand in their places: %s", async (name, drawn) => {
    expect(toDrawableText(name)).toBe(drawn);
    const text = readText(await makeSpecialPages({ ...CONTRACT, buyer: { ...BUYER, name } }));
    expect(text).not.toMatch(/□+, asmens kodas/);
  });

  test("a document with usual letters alone keeps the usual cut of the font", async () => {
    expect(await getTypefaces(["Žąsis €"])).toBe(await getTypefaces());
    const other = await getTypefaces(["Nguyễn"]);
    expect(other).toBe(await getTypefaces(["ễ"]));
    expect(other.regular.name).not.toBe((await getTypefaces()).regular.name);
  });

  test("R-H9: a buyer whose name holds all Lithuanian letters reads them in the contract, painted", async () => {
    const name = "Ąžuolas Čęėįšųūž-ĄČĘĖĮŠŲŪŽ";
    const contract = await makeSpecialPages({ ...CONTRACT, buyer: { ...BUYER, name } });
    expect(readText(contract)).toContain(name);
    const page = renderPage(contract);
    const word = locateWords(contract).find((each) => each.text.startsWith("Čęėįšųūž"));
    expect(word && readRegion(page, word).isBlank).toBe(false);
  });
});

test("what a form lets through as printable, the font of the papers has in both weights", async () => {
  const characters = Array.from({ length: 0x2400 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter(
    (character) => !/[\p{Cc}\p{Cf}\p{Cn}\p{Zl}\p{Zp}]/u.test(character) && listUnprintable(character).length === 0,
  );
  expect(characters.length).toBeGreaterThan(2_500);
  const { regular, bold } = await getTypefaces([characters.join("")]);
  const lacking = characters.filter((character) => {
    const codePoint = character.normalize("NFC").codePointAt(0) ?? 0;
    return !regular.glyphs.has(codePoint) || !bold.glyphs.has(codePoint);
  });
  expect(lacking).toEqual([]);
});
