import sharp from "sharp";

/** How a picture of a document came about. */
export const CONDITIONS = ["clean", "rotated", "blurred", "lowContrast", "jpeg30", "small"] as const;
export type Condition = (typeof CONDITIONS)[number];

const WIDTH_PX = 1_400;
const HEIGHT_PX = 900;
const SMALL_PX = 800;
const ROTATION_DEGREES = 2;

const escape = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** Draws a page with a machine-readable zone at its bottom, in OCR-B, and other words above it. */
export async function drawDocument(lines: readonly string[], words: readonly string[] = []): Promise<Buffer> {
  const isCard = lines.length === 3;
  const size = isCard ? 56 : 40;
  const zoneTop = HEIGHT_PX - 70 - (lines.length - 1) * size * 1.7;
  const zone = lines.map(
    (line, at) =>
      `<text x="50" y="${zoneTop + at * size * 1.7}" font-family="OCR B" font-size="${size}">${escape(line)}</text>`,
  );
  const visual = words.map(
    (word, at) => `<text x="420" y="${140 + at * 80}" font-family="OCR B" font-size="44">${escape(word)}</text>`,
  );
  const photo = '<rect x="60" y="90" width="290" height="380" fill="#b8bec6"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}">
    <rect width="100%" height="100%" fill="#f4f1e8"/>${photo}${visual.join("")}${zone.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const jpeg = (quality: number) => (image: sharp.Sharp) => image.jpeg({ quality });

/** The same picture as another camera would have taken it. */
export async function spoil(clean: Buffer, condition: Condition): Promise<Buffer> {
  const ways: Record<Condition, (image: sharp.Sharp) => sharp.Sharp> = {
    clean: jpeg(90),
    rotated: (image) => image.rotate(ROTATION_DEGREES, { background: "#777" }).jpeg({ quality: 85 }),
    blurred: (image) => image.blur(1.8).jpeg({ quality: 85 }),
    lowContrast: (image) => image.linear(0.25, 130).jpeg({ quality: 85 }),
    jpeg30: jpeg(30),
    small: (image) => image.resize({ width: SMALL_PX }).jpeg({ quality: 80 }),
  };
  return ways[condition](sharp(clean)).toBuffer();
}
