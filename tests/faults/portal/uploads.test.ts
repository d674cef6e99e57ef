import { createHash } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { listAt, textAt } from "../../support/soap-answer.ts";
import * as sent from "../../support/sent-files.ts";
import { callerOf } from "../../support/demo-session.ts";
import { sealsOf, unescapeHtml } from "./page.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";

const [MANAGER, MB] = ["vadyb2", 1_048_576];
let stage: Stage;
useStage(async (opened) => {
  stage = opened;
});

const pageOf = (id: number) => `/applications/uploads/${id}`;
const textIn = (html: string): string =>
  unescapeHtml(html.replace(/<!--.*?-->|<script.*?<\/script>/gs, "").replace(/<[^>]*>/g, " ")).replace(/\s+/g, " ");

async function upload(id: number, slot: string, files: readonly sent.ChosenFile[], user = AUTHOR) {
  const browser = await stage.as(user);
  const shown = await browser.get(pageOf(id));
  const fields = { ...sealsOf(shown.body, "upload"), slot, upload: "" };
  return { browser, answer: await sent.postFiles(browser, pageOf(id), { fields, files }) };
}

const listOf = async (id: number, caller = stage.author) =>
  listAt((await caller("ListDocuments", { ParaiskosID: id })).fields, "Dokumentai", "Dokumentas");

const slotsOf = async (id: number) =>
  (await listOf(id)).map((row) => `${textAt(row, "Sutuoktinis")} ${textAt(row, "dokumentoTipas")}`);

async function storedContent(id: number, at = 0): Promise<Buffer> {
  const DokumentoID = textAt((await listOf(id))[at], "DokumentoID");
  const { fields } = await stage.author("GetDocument", { ParaiskosID: id, DokumentoID });
  return Buffer.from(textAt(fields, "Turinys"), "base64");
}

describe("what is stored", () => {
  test("F-321, F-325, F-332: several files go into a slot at once, are listed, looked at, saved and deleted after a question", async () => {
    const id = await stage.application();
    const { browser, answer } = await upload(id, "client-7", [
      ["Pasas 1.jpg", await sent.photo()],
      ["pasas-2.PNG", await sent.drawing()],
      ["pasas.pdf", await sent.plainPdf()],
    ]);
    expect([answer.status, answer.location]).toEqual([303, pageOf(id)]);
    const page = await browser.get(pageOf(id));
    expect(textIn(page.body)).toContain("Įkelti 3 failai: ");
    expect(textIn(page.body)).toContain("Pasas 1.jpg");
    const rows = await listOf(id);
    const [picture, , pdf] = rows.map((row) => `${pageOf(id)}/${textAt(row, "DokumentoID")}`);
    const looked = await browser.get(picture ?? "");
    expect([looked.headers["content-type"], looked.headers["x-content-type-options"]]).toEqual([
      "image/jpeg",
      "nosniff",
    ]);
    expect(looked.headers["content-security-policy"]).toContain("sandbox");
    expect(looked.headers["content-disposition"]).toMatch(/^inline/);
    for (const address of [`${picture}?save=1`, pdf ?? ""]) {
      const saved = await browser.get(address);
      expect([saved.status, saved.headers["content-disposition"]]).toEqual([200, expect.stringMatching(/^attachment/)]);
      expect(saved.headers["content-security-policy"]).toContain("sandbox");
    }
    expect(page.body).not.toContain(`href="${pdf}"`);
    const question = await browser.get(`${picture}/delete`);
    expect(textIn(question.body)).toContain("Ištrinti „Pasas 1.jpg“?");
    expect(await listOf(id)).toHaveLength(3);
    const seals = sealsOf(question.body, "deleteUpload");
    for (const press of ["once", "twice"]) {
      const deleted = await browser.post(`${picture}/delete`, { ...seals, deleteUpload: "" });
      expect([press, deleted.status, deleted.location]).toEqual([press, 303, pageOf(id)]);
    }
    expect(await listOf(id)).toHaveLength(2);
  });

  test("O8: what a camera hides in a picture stays behind, and a large one is made smaller; the log has the original's hash", async () => {
    const id = await stage.application();
    const original = await sent.photo(3000, 1500);
    expect(original.includes("Telefonas")).toBe(true);
    await upload(id, "client-7", [["didele.jpg", original]]);
    const stored = await storedContent(id);
    expect(stored.includes("Telefonas")).toBe(false);
    const { width, height, exif, format } = await sharp(stored).metadata();
    expect({ width, height, exif, format }).toEqual({ width: 2500, height: 1250, exif: undefined, format: "jpeg" });
    const log = listAt((await stage.author("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas");
    const notes = log.map((line) => textAt(line, "Pastaba")).join("\n");
    expect(notes).toContain(createHash("sha256").update(original).digest("hex"));
  });

  test("F-327, F-328: the spouse's insurance (18) and the buyer's permit (18) are both kept, each under its owner", async () => {
    const id = await stage.application({
      Sutuoktinis: 2,
      SeimyninePadetis: 2,
      SeimosNariuSkaicius: 2,
      SutuoktinioAsmensKodas: "38403179912",
    });
    const file = await sent.photo();
    await upload(id, "spouse-18", [["draudimas.jpg", file]]);
    const { browser } = await upload(id, "client-18", [["leidimas.jpg", file]]);
    expect(await slotsOf(id)).toEqual(["1 18", "0 18"]);
    const rows = (await browser.get(pageOf(id))).body.split("<tr").slice(2).map(textIn);
    expect(rows[0]).toMatch(/Pardavėjo draudimo dokumentas.*Sutuoktinio.*draudimas\.jpg/);
    expect(rows[1]).toMatch(/Leidimas nuolat gyventi, priekinė pusė.*Pirkėjo.*leidimas\.jpg/);
  });

  test("F-332: the same form sent again doubles nothing, nor does the same file twice in it, and both are told", async () => {
    const [id, photo] = [await stage.application(), await sent.photo()];
    const same: sent.ChosenFile[] = ["pasas.jpg", "kitas.jpg"].map((name) => [name, photo]);
    for (const said of [/kartojosi.*: „kitas\.jpg“.*Įkeltas 1 failas: „/, /anksčiau: „.*kartojosi/]) {
      const { answer, browser } = await upload(id, "client-7", same);
      expect([answer.status, await slotsOf(id)]).toEqual([303, ["0 7"]]);
      expect(textIn((await browser.get(pageOf(id))).body)).toMatch(said);
    }
  });
});

describe("what is refused, and why", () => {
  test("F-322, F-323: each wrong file is named with its reason, and the right ones of the form are kept", async () => {
    const id = await stage.application();
    const { answer } = await upload(id, "client-16", [
      ["geras.jpg", await sent.photo()],
      ["programa.pdf", sent.program()],
      ["IMG_1.HEIC", sent.heicPhoto()],
      ["piešinys.svg", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
      ["slaptas.pdf", sent.encryptedPdf()],
      ["gyvas.pdf", await sent.scriptedPdf()],
      ["didelis.jpg", Buffer.concat([await sent.photo(), Buffer.alloc(Math.ceil(10.1 * MB))])],
      ["bomba.png", sent.pixelBomb()],
      ["tuščias.jpg", Buffer.alloc(0)],
      ["kitas.png", await sent.drawing()],
    ]);
    expect(answer.status).toBe(422);
    const text = textIn(answer.body);
    for (const sentence of [
      "„programa.pdf“: netinkamas failo formatas. Tinka JPG, PNG ir PDF",
      "„IMG_1.HEIC“: HEIC nuotraukos netinka",
      "„piešinys.svg“: netinkamas failo formatas",
      "„slaptas.pdf“: PDF apsaugotas slaptažodžiu",
      "„gyvas.pdf“: PDF faile yra programos kodo",
      "„didelis.jpg“: failas didesnis nei 10 MB",
      "„bomba.png“: nuotrauka didesnė nei 50 megapikselių",
      "„tuščias.jpg“: failas tuščias",
    ])
      expect(text).toContain(sentence);
    expect(text).not.toContain("„geras.jpg“:");
    expect((await listOf(id)).map((row) => textAt(row, "BylosPavadinimas"))).toEqual(["geras.jpg", "kitas.png"]);
    expect(text).toContain("Įkelti 2 failai: „geras.jpg“, „kitas.png“.");
  });

  test("F-470: what the back end cannot store (2600) is named, the others are kept, and under another name it goes in", async () => {
    const id = await stage.application();
    const { answer } = await upload(id, "client-7", [
      ["pasas-1.jpg", await sent.photo()],
      ["fail2600.pdf", await sent.plainPdf()],
      ["pasas-2.png", await sent.drawing()],
    ]);
    expect(textIn(answer.body)).toContain(textOf("lt", "uploads:findings.upload.failed", { name: "fail2600.pdf" }));
    expect([answer.status, await slotsOf(id)]).toEqual([422, ["0 7", "0 7"]]);
    expect((await upload(id, "client-7", [["pasas-3.pdf", await sent.plainPdf()]])).answer.status).toBe(303);
    expect(await slotsOf(id)).toEqual(["0 7", "0 7", "0 7"]);
  });

  test("F-323: of eleven files the first ten are kept, and the number is named", async () => {
    const id = await stage.application();
    const files = await Promise.all(
      Array.from({ length: 11 }, async (_, at): Promise<sent.ChosenFile> => [`${at}.png`, await sent.drawing(20 + at)]),
    );
    const { answer } = await upload(id, "client-16", files);
    expect(answer.status).toBe(422);
    expect(textIn(answer.body)).toContain("ne daugiau kaip 10 failų. Atskirai įkelkite „10.png“");
    expect(await listOf(id)).toHaveLength(10);
  });

  test("F-324: without a kind, or without a file, nothing is stored, and the field says what is missing", async () => {
    const id = await stage.application();
    const noKind = await upload(id, "", [["pasas.jpg", await sent.photo()]]);
    expect([noKind.answer.status, textIn(noKind.answer.body)]).toEqual([
      400,
      expect.stringContaining(textOf("lt", "uploads:findings.upload.slotRequired")),
    ]);
    const noFile = await upload(id, "client-7", []);
    expect([noFile.answer.status, textIn(noFile.answer.body)]).toEqual([
      400,
      expect.stringContaining(textOf("lt", "uploads:findings.upload.fileRequired")),
    ]);
    const ofSpouse = await upload(id, "spouse-5", [["kortele.jpg", await sent.photo()]]);
    expect(ofSpouse.answer.status).toBe(400);
    expect(await listOf(id)).toEqual([]);
  });

  test("F-330: a seller is not offered the approval of the decision, and a forged one is 1021; a manager uploads it, and only managers see it", async () => {
    const id = await stage.application();
    const files: sent.ChosenFile[] = [["sprendimas.pdf", await sent.plainPdf()]];
    const forged = await upload(id, "client-17", files);
    expect([forged.answer.status, textIn(forged.answer.body)]).toEqual([
      403,
      expect.stringContaining(textOf("lt", "soap:1021")),
    ]);
    const shown = await forged.browser.get(pageOf(id));
    expect(shown.body).not.toContain('value="client-17"');
    const { browser, answer } = await upload(id, "client-17", files, MANAGER);
    expect(answer.status).toBe(303);
    expect((await browser.get(pageOf(id))).body).toContain("sprendimas.pdf");
    expect((await forged.browser.get(pageOf(id))).body).not.toContain("sprendimas.pdf");
    const manager = await callerOf(stage.servers.backEnd.url, MANAGER);
    const address = `${pageOf(id)}/${textAt((await listOf(id, manager))[0], "DokumentoID")}`;
    expect((await browser.get(address)).status).toBe(200);
    const refused = await forged.browser.get(address);
    expect([refused.status, refused.location]).toEqual([302, "/404"]);
  });

  test("R-B1: files from elsewhere, from a guest, or with a foreign token are not read", async () => {
    const id = await stage.application();
    const files: sent.ChosenFile[] = [["pasas.jpg", await sent.photo()]];
    const browser = await stage.as(AUTHOR);
    const fields = { ...sealsOf((await browser.get(pageOf(id))).body, "upload"), slot: "client-7", upload: "" };
    const foreign = await sent.postFiles(browser, pageOf(id), {
      fields,
      files,
      headers: { Origin: "https://evil.test" },
    });
    expect(foreign.status).toBe(403);
    const guest = await sent.postFiles(stage.guest(), pageOf(id), { fields, files });
    expect([guest.status, guest.location]).toEqual([303, "/login"]);
    const stale = await sent.postFiles(browser, pageOf(id), { fields: { ...fields, _csrf: "x.y" }, files });
    expect(stale.status).toBe(403);
    expect(await listOf(id)).toEqual([]);
  });

  test("O8: more than 40 MB together is refused before it is read, and a form that is none is no form", async () => {
    const id = await stage.application();
    const browser = await stage.as(AUTHOR);
    const fields = { ...sealsOf((await browser.get(pageOf(id))).body, "upload"), slot: "client-7", upload: "" };
    const large = Buffer.concat([await sent.photo(), Buffer.alloc(9 * MB)]);
    const files = Array.from({ length: 5 }, (_, at): sent.ChosenFile => [`${at}.jpg`, large]);
    const tooMuch = await sent.postFiles(browser, pageOf(id), { fields, files }).catch(() => null);
    expect(tooMuch?.status ?? 413).toBe(413);
    const headers = { "Content-Type": "multipart/form-data; boundary=x", "Sec-Fetch-Site": "same-origin" };
    const cut = await browser.ask("POST", pageOf(id), headers, "--x\r\nContent-Disposition: form-data; name=");
    expect(cut.status).toBe(400);
    expect((await browser.get(pageOf(id))).status).toBe(200);
  });
});

describe("who sees it, and when", () => {
  test.each([1007, 1008])(
    "F-333: while %i is being signed a seller has no way to a file, and its address is refused; a manager has both",
    async (id) => {
      const manager = await callerOf(stage.servers.backEnd.url, MANAGER);
      const address = `${pageOf(id)}/${textAt((await listOf(id, manager))[0], "DokumentoID")}`;
      const seller = await stage.as(AUTHOR);
      const page = await seller.get(pageOf(id));
      expect([page.body.includes(`href="${address}?save=1"`), textIn(page.body)]).toEqual([
        false,
        expect.stringContaining(textOf("lt", "uploads:heldBySigning")),
      ]);
      const refused = await seller.get(address);
      expect([refused.status, refused.location]).toEqual([302, "/permission-denied"]);
      expect((await seller.get(refused.location ?? "")).status).toBe(403);
      const lender = await stage.as(MANAGER);
      expect((await lender.get(pageOf(id))).body).toContain(`href="${address}?save=1"`);
      expect((await lender.get(address)).headers["content-type"]).toMatch(/^image\//);
    },
  );

  test("F-334: the documents of an archived contract are listed with the text of 2200, and none is opened", async () => {
    const seller = await stage.as(AUTHOR);
    const address = `${pageOf(1013)}/${textAt((await listOf(1013))[0], "DokumentoID")}`;
    const page = await seller.get(pageOf(1013));
    expect(textIn(page.body)).toContain(textOf("lt", "soap:2200"));
    expect([page.body.includes(`href="${address}`), page.body.includes('id="upload"')]).toEqual([false, false]);
    const refused = await seller.get(address);
    expect([refused.status, refused.location]).toEqual([302, pageOf(1013)]);
  });

  test("F-331: steps 4 and 5 and the page name the copies that are missing; to a user who need not upload they say so", async () => {
    const id = await stage.application({ DokumentoTipoID: 1 });
    const browser = await stage.as(AUTHOR);
    const missing = [
      "Asmens tapatybės kortelė, priekinė pusė (pirkėjo)",
      "Asmens tapatybės kortelė, kita pusė (pirkėjo)",
    ];
    const pages = [`/applications/edit/${id}/4`, `/applications/edit/${id}/5`, pageOf(id)];
    const textsOf = () => Promise.all(pages.map(async (path) => textIn((await browser.get(path)).body)));
    for (const text of await textsOf()) for (const copy of missing) expect(text).toContain(copy);
    await upload(id, "client-3", [["priekis.jpg", await sent.photo()]]);
    for (const text of await textsOf()) {
      expect(text).not.toContain(missing[0]);
      expect(text).toContain(missing[1]);
    }
    const exempt = await stage.as("isimtis.s");
    const own = await callerOf(stage.servers.backEnd.url, "isimtis.s");
    const { fields } = await own("GetNewApplication", { sellerId: 40101, OperacijosID: crypto.randomUUID() });
    const text = textIn((await exempt.get(pageOf(Number(textAt(fields, "Paraiska", "ParaiskosID"))))).body);
    expect(text).toContain(textOf("lt", "uploads:optional"));
    for (const key of ["missing", "needed"]) expect(text).not.toContain(textOf("lt", `uploads:${key}`));
  });
});
