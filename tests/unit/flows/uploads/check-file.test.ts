import { describe, expect, test } from "vitest";
import { checkFile } from "~/flows/uploads/check-file.server.ts";
import * as sent from "../../../support/sent-files.ts";

const SECOND_MS = 1_000;

const judge = async (content: Uint8Array, name = "failas.pdf") => {
  const checked = await checkFile(new File([new Uint8Array(content)], name));
  return checked.ok ? checked.extension : checked.issue;
};

describe("F-322, O8: a file is judged by its content", () => {
  test("whatever its name says", async () => {
    expect([
      await judge(await sent.photo()),
      await judge(await sent.drawing()),
      await judge(await sent.plainPdf(), "nuotrauka.jpg"),
      await judge(sent.program()),
      await judge(sent.heicPhoto(), "IMG.jpg"),
      await judge(sent.encryptedPdf()),
      await judge(await sent.scriptedPdf()),
      await judge(sent.pixelBomb()),
      await judge(Buffer.concat([(await sent.photo()).subarray(0, 200)])),
      await judge(Buffer.from("%PDF-1.7 and nothing more")),
    ]).toEqual([
      "jpg",
      "png",
      "pdf",
      "upload.kind",
      "upload.heic",
      "upload.encrypted",
      "upload.active",
      "upload.tooManyPixels",
      "upload.damaged",
      "upload.damaged",
    ]);
  });

  test("a PDF that unpacks to hundreds of megabytes ends in its own thread, while others are answered", async () => {
    const bomb = sent.objectBomb();
    let ticks = 0;
    const clock = setInterval(() => (ticks += 1), 50);
    const started = performance.now();
    expect(await judge(bomb)).toBe("upload.damaged");
    clearInterval(clock);
    expect(performance.now() - started).toBeLessThan(20 * SECOND_MS);
    expect(ticks).toBeGreaterThan(3);
  }, 60_000);
});
