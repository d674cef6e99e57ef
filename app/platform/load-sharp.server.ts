/**
 * The library that draws pictures, with its native part: loaded once a picture comes, so that the portal starts without it. One thread and no cache: pictures are
 * few, and their pixels are no data to be kept.
 */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
