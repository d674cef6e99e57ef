import { runTool } from "./pdf-tools.ts";

const DOTS_PER_INCH = 200;
const POINTS_PER_INCH = 72;
const PIXELS_PER_POINT = DOTS_PER_INCH / POINTS_PER_INCH;

/** A page as a viewer paints it: one byte a pixel, 0 is black. */
interface RenderedPage {
  readonly width: number;
  readonly pixels: Uint8Array;
}

/** A rectangle in points, measured from the upper left corner. */
interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface PlacedWord extends Region {
  readonly text: string;
}

export function renderPage(pdf: Uint8Array, page = 1): RenderedPage {
  const range = ["-f", String(page), "-l", String(page)];
  const image = runTool("pdftoppm", ["-gray", "-r", String(DOTS_PER_INCH), ...range], pdf);
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(image.subarray(0, 64).toString("latin1"));
  if (header === null) throw new Error("pdftoppm did not answer with a grey picture");
  return { width: Number(header[1]), pixels: image.subarray(header[0].length) };
}

/** Where the words of a page stand. */
export function locateWords(pdf: Uint8Array, page = 1): PlacedWord[] {
  const xml = runTool("pdftotext", ["-bbox", "-f", String(page), "-l", String(page), "-"], pdf).toString("utf8");
  const words = xml.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)<\/word>/g);
  return [...words].map(([, left, top, right, bottom, text]) => ({
    left: Number(left),
    top: Number(top),
    right: Number(right),
    bottom: Number(bottom),
    text: text ?? "",
  }));
}

/** What is painted in a region, as a text of rows: equal texts are equal pictures. A blank region has no dark pixel. */
export function readRegion(page: RenderedPage, region: Region): { readonly rows: string; readonly isBlank: boolean } {
  const [left, right] = [Math.floor(region.left * PIXELS_PER_POINT), Math.ceil(region.right * PIXELS_PER_POINT)];
  const [top, bottom] = [Math.floor(region.top * PIXELS_PER_POINT), Math.ceil(region.bottom * PIXELS_PER_POINT)];
  const rows: string[] = [];
  for (let y = top; y < bottom; y++) {
    const row = page.pixels.subarray(y * page.width + left, y * page.width + right);
    rows.push(Array.from(row, (pixel) => (pixel < 128 ? "#" : ".")).join(""));
  }
  return { rows: rows.join("\n"), isBlank: !rows.some((row) => row.includes("#")) };
}
