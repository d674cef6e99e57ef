import { inflateSync } from "node:zlib";
import { PDFArray, PDFDocument, type PDFRawStream } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { UPLOAD_FILE_MAX_MB } from "~/domain/limits.ts";
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

  test("a photograph that every viewer shows is taken, though its head is not as the book says", async () => {
    expect(await judge(await sent.oddPhoto())).toBe("jpg");
  });

  test("a PNG that outgrows the limit as it is drawn again is kept as a JPEG", async () => {
    const png = await sent.growingPng();
    expect(png.length).toBeLessThan(UPLOAD_FILE_MAX_MB * 1024 * 1024);
    const checked = await checkFile(new File([new Uint8Array(png)], "planas.png"));
    expect(checked.ok && [checked.extension, checked.bytes.length < UPLOAD_FILE_MAX_MB * 1024 * 1024]).toEqual([
      "jpg",
      true,
    ]);
  });

  test.each(["rc4-40", "rc4-128-packed", "aes-128", "aes-128-clear", "aes-256", "aes-256-r5"] as const)(
    "a PDF that is only locked against changes (%s) is kept without its lock, with what it says",
    async (how) => {
      const checked = await checkFile(new File([new Uint8Array(sent.lockedPdf(how))], "išrašas.pdf"));
      const { bytes } = checked.ok ? checked : { bytes: new Uint8Array() };
      const document = await PDFDocument.load(bytes);
      expect([document.isEncrypted, document.getPageCount(), document.getTitle()]).toEqual([false, 1, "Israšas"]);
      const contents = document.getPage(0).node.Contents();
      const stream = contents instanceof PDFArray ? contents.lookup(0) : contents;
      const text = inflateSync((stream as PDFRawStream).contents).toString("latin1");
      expect(text).toContain(Buffer.from("Statement 123").toString("hex").toUpperCase());
    },
  );

  test.each([
    ["password", "upload.encrypted"],
    ["password-128", "upload.encrypted"],
    ["attached", "upload.attached"],
    ["attached-locked", "upload.attached"],
  ] as const)("a PDF with %s is refused as %s", async (how, issue) => {
    expect(await judge(sent.lockedPdf(how))).toBe(issue);
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
