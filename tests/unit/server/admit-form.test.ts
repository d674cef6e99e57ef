import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { SCREENS } from "~/paths/paths.ts";
import { findUpload } from "../../../server/admit-form.ts";
import { filesBelow } from "../../support/source-files.ts";

const ADDRESSES: readonly [screen: keyof typeof SCREENS, address: string, takes: [string, number] | null][] = [
  ["application-uploads", "/applications/uploads/24993", ["uploadTotalBytes", 1]],
  ["signed-documents", "/applications/signed/24993", ["uploadFileBytes", 1]],
  ["verify-document", `/verify-document/${"0f".repeat(16)}`, ["uploadFileBytes", 1]],
  ["recogniser", `/recognizer/1/${"a9".repeat(13)}`, ["uploadFileBytes", 2]],
];

test.each(ADDRESSES)("F-314: %s takes files of its size, at an address whose id can be one", (_, address, takes) => {
  const upload = findUpload(address);
  expect(upload && [upload.limit, upload.times]).toEqual(takes);
  for (const wrong of [`${address}-`, `${address}/1`, address.slice(0, address.lastIndexOf("/") + 1), `/x${address}`])
    expect([wrong, findUpload(wrong)]).toEqual([wrong, undefined]);
});

test("the features whose forms carry files are those of the four screens that take them", () => {
  const folders = filesBelow("app/features", /form.*\.ts$/)
    .filter((path) => /^\s+files: true,$/m.test(readFileSync(path, "utf8")))
    .map((path) => path.split("/")[2]);
  expect(folders.sort()).toEqual(["recogniser", "signed-documents", "uploads", "verify-document"]);
});
