import { describe, expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import type { Visitor } from "../../support/http-client.ts";
import * as sent from "../../support/sent-files.ts";
import { listAt, textAt } from "../../support/soap-answer.ts";
import { partOf } from "../../support/signing-calls.ts";
import { messagesTo } from "../../support/verify-call.ts";
import { findForm, readSeals, unescapeHtml } from "./page.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";

const MANAGER = "vadyb2";
/** Of the demo story: signed, and in the archive. */
const [SIGNED, ARCHIVED] = [1016, 1013] as const;

let stage: Stage;
let seller: Visitor;
useStage(async (opened) => {
  stage = opened;
  seller = await stage.as(AUTHOR);
});

const pageOf = (id: number) => `/applications/signed/${id}`;
const wordsOf = (html: string): string => unescapeHtml(html.replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");
const say = (key: string, values: Record<string, string> = {}) => textOf("lt", `signed-documents:${key}`, values);

const logOf = async (id: number) =>
  listAt((await stage.author("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas").map((line) =>
    textAt(line, "Veiksmas"),
  );

async function pass(id: number, paper: string, files: readonly sent.ChosenFile[]) {
  const seals = await readSeals(seller, pageOf(id), "pass-signed");
  return sent.postFiles(seller, pageOf(id), { fields: { ...seals, paper, passSigned: "" }, files });
}

async function withEmail(email: string): Promise<number> {
  const id = await stage.contract();
  await stage.author("SaveClientEmail", { applicationId: id, email, spouse: 0 });
  return id;
}

describe("Signed documents without script", () => {
  test("F-349: a scan is passed, listed, downloaded as it is, and logged; the page leads to it from step 5", async () => {
    const id = await stage.contract();
    expect((await seller.get(`/applications/edit/${id}/5`)).body).toContain(`href="${pageOf(id)}"`);
    const pdf = await sent.plainPdf();
    const passed = await pass(id, "contract", [["Sutartis.pdf", pdf]]);
    expect([passed.status, passed.location]).toEqual([303, pageOf(id)]);
    const shown = await seller.get(pageOf(id));
    expect(wordsOf(shown.body)).toContain(say("passed.contract"));
    const file = await seller.get(`${pageOf(id)}/contract`);
    expect([file.status, file.headers["content-type"], file.body.startsWith("%PDF-")]).toEqual([
      200,
      "application/pdf",
      true,
    ]);
    expect(shown.body).toMatch(/href="\/verify-document\/[0-9a-f]{32}"/);
    expect(await logOf(id)).toContain("Perduotas pasirašytas dokumentas");
  });

  test("F-349: no type, no file, a picture named PDF, a script in a PDF and one too large are told at their fields", async () => {
    const id = await stage.contract();
    const nothing = await pass(id, "", []);
    expect(nothing.status).toBe(400);
    for (const key of ["uploads:findings.upload.slotRequired", "signed-documents:findings.signedDocuments.fileRequired"])
      expect(wordsOf(nothing.body)).toContain(textOf("lt", key));
    const name = "Sutartis.pdf";
    const picture = await pass(id, "contract", [[name, await sent.photo(), "application/pdf"]]);
    expect([picture.status, wordsOf(picture.body)]).toEqual([
      422,
      expect.stringContaining(textOf("lt", "signed-documents:findings.signedDocuments.pdfOnly", { name })),
    ]);
    const scripted = await pass(id, "contract", [[name, await sent.scriptedPdf()]]);
    expect(wordsOf(scripted.body)).toContain(textOf("lt", "uploads:findings.upload.active", { name }));
    const large = await pass(id, "contract", [[name, new Uint8Array(10 * 1_048_576 + 1)]]);
    expect(wordsOf(large.body)).toContain(wordsOf(textOf("lt", "uploads:findings.upload.tooLarge", { name, mb: "10" })));
    const foreign = await pass(id, "insurance", [[name, await sent.plainPdf()]]);
    expect([foreign.status, (await logOf(id)).includes("Perduotas pasirašytas dokumentas")]).toEqual([400, false]);
  });

  test("F-347: the documents go to the buyer's e-mail, once for a form, and the page says so", async () => {
    const email = "dokumentai.gavejas@pavyzdys.example";
    const id = await withEmail(email);
    const shown = await seller.get(pageOf(id));
    expect(wordsOf(shown.body)).toContain(email);
    const seals = await readSeals(seller, pageOf(id), "sendDocuments");
    for (let press = 0; press < 2; press += 1)
      expect((await seller.post(pageOf(id), { ...seals, sendDocuments: "" })).location).toBe(pageOf(id));
    expect(wordsOf((await seller.get(pageOf(id))).body)).toContain(textOf("lt", "soap:success.documentsSent"));
    const mails = () => messagesTo(stage.servers.backEnd, email);
    await expect.poll(async () => (await mails()).length, { timeout: 10_000 }).toBe(1);
    expect((await mails())[0]?.files?.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^Standartinė informacija PL.*\.pdf$/),
      `Sutikimas ${id}.pdf`,
      expect.stringMatching(/^Sutartis PL.*\.pdf$/),
    ]);
    expect(await logOf(id)).toContain("Dokumentai išsiųsti pirkėjui");
  });

  test("F-347: without an address the button is off, says why and leads to where one is given; a contract in between is told", async () => {
    const id = await withEmail("");
    const { body } = await seller.get(pageOf(id));
    expect(wordsOf(body)).toContain(say("send.noEmail"));
    expect([body.includes('name="sendDocuments"'), body.includes(`href="/applications/edit/${id}/5"`)]).toEqual([
      false,
      true,
    ]);
    const other = await withEmail("atmestas@pavyzdys.example");
    const seals = await readSeals(seller, pageOf(other), "sendDocuments");
    await stage.author("RejectContract", { ParaiskosID: other, Priezastis: 1 });
    await seller.post(pageOf(other), { ...seals, sendDocuments: "" });
    expect(wordsOf((await seller.get(pageOf(other))).body)).toContain(textOf("lt", "soap:1100"));
  });

  test("F-361: a copy's deletion is off with its reason while a signature is waited for, and a forged one is refused", async () => {
    const id = await stage.contract();
    const copy = {
      dokumentoTipas: 7,
      BylosPletinys: "pdf",
      Turinys: Buffer.from(await sent.plainPdf()).toString("base64"),
    };
    await stage.author("UploadDocument", { ParaiskosID: id, ...copy });
    const uploads = `/applications/uploads/${id}`;
    const question = /\/applications\/uploads\/\d+\/\d+\/delete/.exec((await seller.get(uploads)).body)?.[0] ?? "";
    const seals = await readSeals(seller, question, "deleteUpload");
    await stage.author("InitiateSigning", { ParaiskosID: id, Dokumentas: 0, PasirasymoTipas: 31 });
    const shown = await seller.get(uploads);
    expect([shown.body.includes(question), /<button[^>]*disabled[^>]*uploads-held/.test(shown.body)]).toEqual([
      false,
      true,
    ]);
    expect(wordsOf(shown.body)).toContain(textOf("lt", "uploads:signatureAwaited"));
    const forged = await seller.post(question, { ...seals, deleteUpload: "" });
    expect([forged.status, forged.location]).toEqual([303, uploads]);
    expect((await seller.get(uploads)).body).toMatch(/<div class="note-box warning"[^>]*>.*Laukiama parašo/s);
    const left = await stage.author("ListDocuments", { ParaiskosID: id });
    expect(listAt(left.fields, "Dokumentai", "Dokumentas")).toHaveLength(1);
  });

  test("F-338, F-347, F-349: while the contract is being signed a seller neither sends nor passes, and a forged post is refused", async () => {
    const id = await withEmail("laukia.paraso@pavyzdys.example");
    const [sending, passing] = [
      await readSeals(seller, pageOf(id), "sendDocuments"),
      await readSeals(seller, pageOf(id), "pass-signed"),
    ];
    await stage.author("InitiateSigning", { ParaiskosID: id, Dokumentas: 0, PasirasymoTipas: 31 });
    const { requestOf } = await partOf(stage.author, id, { document: 0 });
    const [Raktas, Kodas] = [textAt(requestOf(31), "Raktas"), textAt(requestOf(31), "Kodas")];
    await stage.author("ConfirmSigning", { Raktas, Kodas, Vardas: "Emilija Išgalvotaitė" });
    const contact = { Kanalas: "email", Kontaktas: "laukia.paraso@pavyzdys.example" };
    await stage.author("InitiateSigning", { ParaiskosID: id, Dokumentas: 1, PasirasymoTipas: 30, ...contact });
    const { body } = await seller.get(pageOf(id));
    expect(wordsOf(body)).toContain(say("held"));
    expect([findForm(body, "pass-signed"), body.includes('name="sendDocuments"')]).toEqual([null, false]);
    expect((await seller.post(pageOf(id), { ...sending, sendDocuments: "" })).status).toBe(403);
    const files = [["Sutartis.pdf", await sent.plainPdf()]] as const;
    const fields = { ...passing, paper: "contract", passSigned: "" };
    await sent.postFiles(seller, pageOf(id), { fields, files });
    expect(wordsOf((await seller.get(pageOf(id))).body)).toContain(textOf("lt", "soap:1100"));
    expect(await logOf(id)).not.toContain("Perduotas pasirašytas dokumentas");
  });

  test("F-348: a protest asks why, is noted once and logged; another status has no such page", async () => {
    const id = await stage.contract();
    const page = `/applications/protest/${id}`;
    expect((await seller.get(pageOf(id))).body).toContain(`href="${page}"`);
    const seals = await readSeals(seller, page, "protest-authorization");
    const short = await seller.post(page, { ...seals, reason: "ne", protestAuthorization: "" });
    expect([short.status, short.body]).toEqual([400, expect.stringContaining(">ne</textarea>")]);
    const reason = "Pirkėjas neigia davęs sutikimą";
    const noted = await seller.post(page, { ...seals, reason, protestAuthorization: "" });
    expect([noted.status, noted.location]).toEqual([303, pageOf(id)]);
    const shown = await seller.get(pageOf(id));
    expect(wordsOf(shown.body)).toContain(say("protest.done"));
    expect(shown.body).not.toContain(`href="${page}"`);
    expect(findForm((await seller.get(page)).body, "protest-authorization")).toBeNull();
    expect((await logOf(id)).filter((action) => action === "Užprotestuotas įgaliojimas")).toHaveLength(1);
    const open = await seller.get(`/applications/protest/${await stage.application()}`);
    expect(wordsOf(open.body)).toContain(textOf("lt", "soap:1100"));
  });

  test("F-346: the archived contract's file is told as moved to the archive, and no file is downloaded", async () => {
    const manager = await stage.as(MANAGER);
    const file = await manager.get(`${pageOf(ARCHIVED)}/contract`);
    expect([file.status, file.headers["content-disposition"]]).toEqual([302, undefined]);
    let shown = file;
    while (shown.location !== null && shown.location !== undefined) shown = await manager.get(shown.location);
    expect(shown.body).toContain('data-code="2200"');
    const page = await manager.get(pageOf(ARCHIVED));
    expect(page.body).toContain('data-code="2200"');
    for (const name of ["sendDocuments", "passSigned"]) expect(page.body).not.toContain(`name="${name}"`);
  });

  test("F-349: of a signed contract no scan is passed any more, its documents may be sent", async () => {
    const manager = await stage.as(MANAGER);
    const { body } = await manager.get(pageOf(SIGNED));
    expect([findForm(body, "pass-signed"), body.includes("/protest/")]).toEqual([null, true]);
  });
});
