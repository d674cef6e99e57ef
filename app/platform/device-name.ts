/** Names in the order in which they are looked for: a browser often carries the names of others as well. */
const BROWSERS: [name: string, pattern: RegExp][] = [
  ["Internet Explorer", /MSIE |Trident\//],
  ["Edge", /Edg(?:e|A|iOS)?\//],
  ["Opera", /OPR\/|Opera/],
  ["Samsung Internet", /SamsungBrowser\//],
  ["Firefox", /Firefox\/|FxiOS\//],
  ["Chrome", /Chrom(?:e|ium)\/|CriOS\//],
  ["Safari", /Safari\//],
];
const SYSTEMS: [name: string, pattern: RegExp][] = [
  ["Windows", /Windows/],
  ["Android", /Android/],
  ["iOS", /iPhone|iPad|iPod/],
  ["macOS", /Mac OS X|Macintosh/],
  ["Linux", /Linux|X11/],
];

/** Browser and system in words, such as “Firefox, Windows”, from what a browser says of itself; empty when it says nothing that we know. */
export function deviceName(userAgent: string | null): string {
  const nameIn = (names: [string, RegExp][]) => names.find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(", ");
}
