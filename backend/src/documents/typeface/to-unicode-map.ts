/** PDF allows at most this many entries in one `beginbfchar` section. */
const MAX_SECTION_ENTRIES = 100;

const HEADER = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange`;

const FOOTER = `endcmap
CMapName currentdict /CMap defineresource pop
end
end`;

const hex = (value: number) => value.toString(16).padStart(4, "0");

/** The ToUnicode stream of a font: `codePoints[i]` is the character of glyph id `i + 1`, all below U+10000. */
export function toUnicodeMap(codePoints: readonly number[]): string {
  const entries = codePoints.map((codePoint, index) => `<${hex(index + 1)}> <${hex(codePoint)}>`);
  const sections: string[] = [];
  for (let start = 0; start < entries.length; start += MAX_SECTION_ENTRIES) {
    const section = entries.slice(start, start + MAX_SECTION_ENTRIES);
    sections.push(`${section.length} beginbfchar\n${section.join("\n")}\nendbfchar`);
  }
  return [HEADER, ...sections, FOOTER].join("\n");
}
