import type { Locator } from "playwright/test";

/** Where an element stands, in CSS pixels. @throws when it is not drawn */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error("not in sight");
  return box;
}
