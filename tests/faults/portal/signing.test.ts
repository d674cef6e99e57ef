import { describe, expect, test } from "vitest";
import type { Visitor } from "../../support/http-client.ts";
import { codeTo, linkTo, partOf } from "../../support/signing-calls.ts";
import { textAt } from "../../support/soap-answer.ts";
import { findForm, readSeals, unescapeHtml } from "./page.ts";
import { AUTHOR, useStage, type Stage } from "./stage.ts";

let stage: Stage;
let seller: Visitor;
useStage({}, async (opened) => {
  stage = opened;
  seller = await stage.as(AUTHOR);
});

const wordsOf = (html: string): string => unescapeHtml(html.replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");
const signingOf = (id: number) => `/applications/signing/${id}`;
const signatureOf = (id: number, part = "application") => `${signingOf(id)}/${part}`;

const [REMOTE, TABLET, CENT] = ["30", "31", "10"] as const;

async function start(page: string, fields: Record<string, string>) {
  const seals = await readSeals(seller, page, "signature");
  return seller.post(page, { ...seals, ...fields, start: "" });
}

async function press(visitor: Visitor, page: string, fields: Record<string, string>) {
  const seals = await readSeals(visitor, page, "sign");
  return visitor.post(page, { ...seals, ...fields });
}

describe("Signing without script", () => {
  test("F-363, F-364: a buyer opens the link, reads, gets the code, signs; the seller sees each state", async () => {
    const id = await stage.contract();
    const page = signatureOf(id);
    const email = `pasirasantis.${id}@pavyzdys.example`;
    expect((await start(page, { way: REMOTE, contact: email })).location).toBe(page);
    const waiting = await seller.get(page);
    expect(wordsOf(waiting.body)).toContain(`Nuoroda išsiųsta ${email}`);
    expect(wordsOf(waiting.body)).toContain("Atnaujinti būseną");
    const buyer = stage.guest();
    const link = `/sign/${await linkTo(stage.servers.backEnd, email)}`;
    const read = await buyer.get(link);
    expect([read.status, wordsOf(read.body)]).toEqual([200, expect.stringContaining("Bandomoji aplinka")]);
    const document = await buyer.get(`${link}/document`);
    expect([document.status, document.headers["content-type"]]).toEqual([200, "application/pdf"]);
    const tickless = await press(buyer, link, { code: "1234", sign: "" });
    expect(tickless.status).toBe(400);
    expect(wordsOf((await press(buyer, link, { sendCode: "" })).body)).toContain("Kodas išsiųstas");
    const code = await codeTo(stage.servers.backEnd, "+37061234567");
    const signed = await press(buyer, link, { agreed: "on", code, sign: "" });
    expect(wordsOf(signed.body)).toContain("pasirašytas. Ačiū");
    const done = await seller.get(page);
    expect([wordsOf(done.body), findForm(done.body, "signature")]).toEqual([
      expect.stringContaining("Atsisiųsti pasirašytą dokumentą"),
      null,
    ]);
    const pdf = await seller.get(`/applications/signed/${id}/application`);
    expect([pdf.status, pdf.headers["content-type"]]).toEqual([200, "application/pdf"]);
  });

  test("F-361: on a tablet a name, a tick and the code that the seller sees are a signature", async () => {
    const id = await stage.contract();
    await start(signatureOf(id), { way: TABLET, contact: "" });
    const shown = await seller.get(signatureOf(id));
    const link = /\/sign\/[\w-]+/.exec(shown.body)?.[0] ?? "";
    const code = /pasakykite jam kodą: (\d{4})/.exec(wordsOf(shown.body))?.[1] ?? "";
    const buyer = stage.guest();
    const nameless = await press(buyer, link, { agreed: "on", code, sign: "" });
    expect(nameless.status).toBe(400);
    const signed = await press(buyer, link, { name: "Emilija Išgalvotaitė", agreed: "on", code, sign: "" });
    expect(wordsOf(signed.body)).toContain("pasirašytas. Ačiū");
    expect((await partOf(stage.author, id, { document: 0 })).type).toBe("20");
    const contract = await seller.get(signatureOf(id, "contract"));
    expect(wordsOf(contract.body)).toContain("Pirmiausia prisekite asmens dokumento kopijas: pasas");
  });

  test("F-356: a cent transfer is confirmed by the code that the buyer tells; another one is told at its field", async () => {
    const id = await stage.contract();
    const page = signatureOf(id);
    const email = `centas.${id}@pavyzdys.example`;
    await start(page, { way: CENT, contact: email });
    await linkTo(stage.servers.backEnd, email);
    const answer = await fetch(`${stage.servers.backEnd.consoleUrl}/outbox.json`);
    const messages = (await answer.json()) as { recipient: string; content: string }[];
    const code = /pardavėjui kodą (\d{4})/.exec(
      messages.find(({ recipient }) => recipient === email)?.content ?? "",
    )?.[1];
    const seals = await readSeals(seller, page, "signature-code");
    const wrong = await seller.post(page, { ...seals, code: code === "0000" ? "1111" : "0000", confirmCode: "" });
    expect([wrong.status, wordsOf(wrong.body)]).toEqual([422, expect.stringContaining("Neteisingas kodas")]);
    const again = await readSeals(seller, page, "signature-code");
    expect((await seller.post(page, { ...again, code: code ?? "", confirmCode: "" })).status).toBe(303);
    expect((await partOf(stage.author, id, { document: 0 })).type).toBe("10");
  });

  test("F-364: a buyer who refuses is told so, and the seller too; the link is over", async () => {
    const id = await stage.contract();
    await start(signatureOf(id), { way: TABLET, contact: "" });
    const link = /\/sign\/[\w-]+/.exec((await seller.get(signatureOf(id))).body)?.[0] ?? "";
    const buyer = stage.guest();
    expect(wordsOf((await press(buyer, link, { refuse: "" })).body)).toContain("Pasirašyti atsisakėte");
    expect(wordsOf((await seller.get(signingOf(id))).body)).toContain("pasirašyti atsisakyta");
    expect(findForm((await buyer.get(link)).body, "sign")).toBeNull();
  });

  test("F-369: a seller cancels, after a confirmation, and the ways are open again", async () => {
    const id = await stage.contract();
    const page = signatureOf(id);
    await start(page, { way: REMOTE, contact: "+370 612 34567" });
    const seals = await readSeals(seller, page, "cancelSigning");
    expect((await seller.post(page, { ...seals, cancelSigning: "" })).status).toBe(303);
    const { requestOf, type } = await partOf(stage.author, id, { document: 0 });
    expect([textAt(requestOf(30), "Busena"), type]).toEqual(["canceled", "0"]);
  });

  test("F-360: the contract's ways say that the application comes first", async () => {
    const id = await stage.contract();
    const page = await seller.get(signatureOf(id, "contract"));
    expect(wordsOf(page.body)).toContain("Pirmiausia turi būti pasirašyta paraiška");
    expect(page.body).not.toContain('name="start"');
  });

  test("A wrong contact is told at its field, and stays typed", async () => {
    const id = await stage.contract();
    const refused = await start(signatureOf(id), { way: REMOTE, contact: "ne adresas" });
    expect([refused.status, refused.body]).toEqual([400, expect.stringContaining("ne adresas")]);
  });
});
