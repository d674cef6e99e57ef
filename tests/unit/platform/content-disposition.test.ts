import { expect, test } from "vitest";
import { contentDisposition } from "../../../app/platform/content-disposition.ts";

test("R-H10: a file name in Lithuanian keeps its letters, without their marks for old engines", () => {
  expect(contentDisposition("inline", "įmokų_grafikas_1.pdf")).toBe(
    `inline; filename="imoku_grafikas_1.pdf"; filename*=UTF-8''${encodeURIComponent("įmokų_grafikas_1.pdf")}`,
  );
});
