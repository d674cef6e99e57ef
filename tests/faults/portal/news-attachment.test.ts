import { expect, test } from "vitest";
import { AUTHOR, useStage } from "./stage.ts";

const get = useStage();

test("F-156: the file of a news item is a file of the portal, and opens", async () => {
  const seller = await get().as(AUTHOR);
  for (const language of ["lt", "en"]) {
    const { body } = await seller.get(`/news?lang=${language}`);
    const [, address = ""] = /href="(http[^"]+\.pdf)"/.exec(body) ?? [];
    const { pathname } = new URL(address);
    const file = await seller.get(pathname);
    expect([pathname, file.status, file.headers["content-type"]]).toEqual([
      "/files/pardavejo-atmintine.pdf",
      200,
      "application/pdf",
    ]);
    expect(file.body.startsWith("%PDF-")).toBe(true);
  }
  await seller.get("/news?lang=lt");
});

test("decision 0033: an address without a dot is a page's, even where a folder of files has its name", async () => {
  const seller = await get().as(AUTHOR);
  const { status, body } = await seller.get("/files");
  expect([status, body.includes("<main")]).toEqual([404, true]);
});
