import { describe, expect, test } from "vitest";
import type { Visitor } from "../../support/http-client.ts";
import { stageScenario } from "../../support/scenarios.ts";
import { codeTo, linkTo, partOf } from "../../support/signing-calls.ts";
import { textAt } from "../../support/soap-answer.ts";
import { MANTAS_BORROWS_TOO } from "../../support/demo-application.ts";
import { soapCall } from "../../support/soap-call.ts";
import { textOf } from "../../support/journey-texts.ts";
import { findForm, readSeals, unescapeHtml } from "./page.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";

let stage: Stage;
let seller: Visitor;
useStage(async (opened) => {
  stage = opened;
  seller = await stage.as(AUTHOR);
});

const wordsOf = (html: string): string => unescapeHtml(html.replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");
const namesOf = (html: string): string[] =>
  [...html.matchAll(/<button[^>]*name="(sign|sendCode|refuse)"/g)].map(([, name = ""]) => name);
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
    const waiting = async () => wordsOf((await seller.get(page)).body);
    expect(await waiting()).toContain("Atnaujinti būseną");
    await expect.poll(waiting).toContain(`Nuoroda išsiųsta ${email}`);
    const buyer = stage.guest();
    const link = `/sign/${await linkTo(stage.servers.backEnd, email)}`;
    const read = await buyer.get(link);
    expect([read.status, wordsOf(read.body)]).toEqual([200, expect.stringContaining("Bandomoji aplinka")]);
    expect(wordsOf(read.body)).toMatch(/prašo Jūsų \(Emilija Išgalvotaitė\).* galite iki \d{4}-\d\d-\d\d \d\d:\d\d\./);
    const document = await buyer.get(`${link}/document`);
    expect([document.status, document.headers["content-type"]]).toEqual([200, "application/pdf"]);
    const tickless = await press(buyer, link, { code: "1234", sign: "" });
    expect(tickless.status).toBe(400);
    expect(namesOf(read.body)).toEqual(["sendCode", "sign", "refuse"]);
    const asked = await press(buyer, link, { agreed: "on", sendCode: "" });
    // F-197: the title's word for errors is for answers with errors.
    expect(asked.body).not.toContain("<title>Klaida");
    expect(wordsOf(asked.body)).toContain("Kodas išsiųstas");
    expect(/<input[^>]*name="agreed"[^>]*>/.exec(asked.body)?.[0]).toContain("checked");
    expect(asked.body).not.toContain("aria-invalid");
    expect(namesOf(asked.body)).toEqual(["sign", "sendCode", "refuse"]);
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
    // The signer keeps what was signed: the same file stands behind the link (F-345).
    expect(signed.body).toContain(`href="${link}/document"`);
    expect((await buyer.get(`${link}/document`)).body).toBe(pdf.body);
  });

  test("F-363, F-364: the page says where the code goes, that one has just left, what is no code, and how many tries are left", async () => {
    const id = await stage.contract();
    const email = `bandantis.${id}@pavyzdys.example`;
    await start(signatureOf(id), { way: REMOTE, contact: email });
    const buyer = stage.guest();
    const link = `/sign/${await linkTo(stage.servers.backEnd, email)}`;
    const opened = wordsOf((await buyer.get(link)).body);
    expect(opened).toContain(textOf("lt", "signing:link.codeHint", { to: "+370 6** ***67" }));
    expect((await buyer.get(link)).body).not.toMatch(/37061234567|1234567/);
    const guessed = await press(buyer, link, { agreed: "on", code: "0000", sign: "" });
    expect([guessed.status, wordsOf(guessed.body)]).toEqual([
      422,
      expect.stringContaining(textOf("lt", "signing:link.codeFirst")),
    ]);
    await stageScenario(stage.servers.backEnd, "answer", { operation: "SendSigningCode", code: "2000" });
    const failed = await press(buyer, link, { agreed: "on", sendCode: "" });
    expect(failed.body).toContain("<title>Klaida: ");
    expect([failed.status, wordsOf(failed.body)]).toEqual([422, expect.stringContaining("Kodo išsiųsti nepavyko.")]);
    await press(buyer, link, { agreed: "on", sendCode: "" });
    const again = wordsOf((await press(buyer, link, { agreed: "on", sendCode: "" })).body);
    expect(again).toMatch(/Kodas jau išsiųstas\. Naują galėsite gauti po ([1-9]|[12]\d|30) s\./);
    expect(again).toContain(textOf("lt", "signing:link.codeHintSent", { to: "+370 6** ***67" }));
    expect(again).not.toContain("Kodas išsiųstas.");
    const code = await codeTo(stage.servers.backEnd, "+37061234567");
    const sign = async (typed: string) => {
      const { status, body } = await press(buyer, link, { agreed: "on", code: typed, sign: "" });
      return [status, /Įveskite 4 skaitmenų kodą|Liko \d+ bandym\p{L}+/u.exec(wordsOf(body))?.[0]];
    };
    for (const typed of ["", "12", "abcd", "123456"]) expect((await sign(typed))[0]).toBe(400);
    expect(await sign("12")).toEqual([400, "Įveskite 4 skaitmenų kodą"]);
    const wrong = code === "0000" ? "1111" : "0000";
    expect([await sign(wrong), await sign(wrong)]).toEqual([
      [422, "Liko 4 bandymai"],
      [422, "Liko 3 bandymai"],
    ]);
    expect(wordsOf((await press(buyer, link, { agreed: "on", code: [...code].join(" "), sign: "" })).body)).toContain(
      "pasirašytas. Ačiū",
    );
  });

  test("F-356: a cent transfer that is awaited is called so on the page of the signature and in the list, in both languages", async () => {
    const id = await stage.contract();
    await start(signatureOf(id), { way: CENT, contact: `centas.${id}@pavyzdys.example` });
    for (const language of ["lt", "en"] as const) {
      for (const page of [signatureOf(id), `/applications/signing/${id}`]) {
        const shown = wordsOf((await seller.get(`${page}?lang=${language}`)).body);
        expect(shown).toContain(textOf(language, "signing:waitingCent"));
        expect(shown).not.toContain(textOf(language, "enumerations:signatureType.initiated"));
      }
    }
    await seller.get("/news?lang=lt");
  });

  test("F-361: on a tablet, without the frame of the seller whose device it is, a name, a tick and the code that the seller sees are a signature", async () => {
    const id = await stage.contract();
    await start(signatureOf(id), { way: TABLET, contact: "" });
    const shown = await seller.get(signatureOf(id));
    const link = /\/sign\/[\w-]+/.exec(shown.body)?.[0] ?? "";
    const code = /pasakykite jam kodą: (\d{4})/.exec(wordsOf(shown.body))?.[1] ?? "";
    const handed = await seller.get(link);
    expect([handed.status, handed.body.includes('name="agreed"')]).toEqual([200, true]);
    expect(handed.body).not.toMatch(/Jonas|jonas\.s|href="\/applications|Atsijungti/);
    const buyer = stage.guest();
    const nameless = await press(buyer, link, { agreed: "on", code, sign: "" });
    expect(nameless.status).toBe(400);
    const foreign = await press(buyer, link, { name: "Petras Petraitis", agreed: "on", code, sign: "" });
    expect([foreign.status, wordsOf(foreign.body)]).toEqual([
      400,
      expect.stringContaining("Pasirašyti turi Emilija Išgalvotaitė: įveskite šį vardą ir pavardę"),
    ]);
    expect(foreign.body).toContain('value="Petras Petraitis"');
    expect(/<input[^>]*name="agreed"[^>]*>/.exec(foreign.body)?.[0]).toContain("checked");
    const signed = await press(buyer, link, { name: "emilija isgalvotaite", agreed: "on", code, sign: "" });
    expect(wordsOf(signed.body)).toContain("pasirašytas. Ačiū");
    expect(signed.body).not.toContain(`${link}/document`);
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

  test.each([
    [1009, "on a tablet", true],
    [1006, "on paper", false],
  ])(
    "F-345: beside the printable papers of contract %i, signed %s, it is said whether the signed ones are others: %s",
    async (id, _way, isSaid) => {
      const page = await (await stage.as("vadyb2")).get(`/applications/edit/${id}/5`);
      expect([page.status, wordsOf(page.body).includes(textOf("lt", "application:contract.unsignedCopies"))]).toEqual([
        200,
        isSaid,
      ]);
    },
  );

  test("F-360: until the application is signed its contract has no way in the overview but its reason, and the page names its application", async () => {
    const id = await stage.contract();
    const overview = await seller.get(signingOf(id));
    expect([overview.body.includes(signatureOf(id)), overview.body.includes(signatureOf(id, "contract"))]).toEqual([
      true,
      false,
    ]);
    const words = wordsOf(overview.body);
    expect(words).toContain("Pirmiausia turi būti pasirašyta paraiška");
    expect(words).toContain(textOf("lt", "signing:ofApplication", { number: id }).replace("\u00a0", " "));
  });

  test("F-360: the contract's ways say that the application comes first", async () => {
    const id = await stage.contract();
    const page = await seller.get(signatureOf(id, "contract"));
    expect(wordsOf(page.body)).toContain("Pirmiausia turi būti pasirašyta paraiška");
    expect(page.body).not.toContain('name="start"');
  });

  test.each([
    ["999995", TABLET, "soap:tablet.failed"],
    ["999994", REMOTE, "soap:sign.requestFailed.client"],
  ])(
    "F-367, F-368: where a person's telephone ends in %s the failure is told, and the way can be begun again",
    async (digits, way, key) => {
      const id = await stage.contract({ Telefonas: `+37060${digits}` });
      const page = signatureOf(id);
      await start(page, { way, contact: way === TABLET ? "" : `+37060${digits}` });
      const link = /\/sign\/[\w-]+/.exec((await seller.get(page)).body)?.[0];
      if (link !== undefined) {
        const code = /pasakykite jam kodą: (\d{4})/.exec(wordsOf((await seller.get(page)).body))?.[1] ?? "";
        await press(stage.guest(), link, { name: "Emilija Išgalvotaitė", agreed: "on", code, sign: "" });
      }
      const { body } = await seller.get(page);
      expect(wordsOf(body)).toContain(textOf("lt", key));
      expect(findForm(body, "signature")).toContain('name="start"');
    },
  );

  test("F-368: a request that does not reach the spouse names the spouse", async () => {
    const id = await stage.contract({ ...MANTAS_BORROWS_TOO, SutuoktinioTelefonas: "+37060999994" });
    const page = signatureOf(id, "spouse-application");
    await start(page, { way: TABLET, contact: "" });
    expect(wordsOf((await seller.get(page)).body)).toContain(textOf("lt", "soap:sign.requestFailed.spouse"));
  });

  test("F-361: a spouse whose document has not been named is asked for any copy, and the signature's page leads to it", async () => {
    const id = await stage.contract(MANTAS_BORROWS_TOO);
    const page = signatureOf(id, "spouse-contract");
    const overview = async () => wordsOf((await seller.get(signingOf(id))).body);
    expect(await overview()).toContain(textOf("lt", "signing:obstacles.APPLICATION_FIRST"));
    const asked = { ParaiskosID: id, Dokumentas: 0, Sutuoktinis: 1 };
    await stage.author("InitiateSigning", { ...asked, PasirasymoTipas: 31 });
    const waiting = (await partOf(stage.author, id, { document: 0, spouse: true })).requestOf(31);
    await soapCall(stage.servers.backEnd.url, "ConfirmSigning", {
      Raktas: textAt(waiting, "Raktas"),
      Kodas: textAt(waiting, "Kodas"),
      Vardas: "Mantas Pavyzdaitis",
    });
    expect((await seller.get(signingOf(id))).body).toContain(`href="${page}"`);
    const shown = await seller.get(page);
    expect(wordsOf(shown.body)).toContain(textOf("lt", "signing:obstacles.anyCopy"));
    expect(shown.body).toContain(`href="/applications/uploads/${id}"`);
  });

  test.each([
    [1001, "allowed"],
    [1018, "forbidden"],
    [1019, "withDocuments"],
    [1020, "whenESigned"],
  ])("F-359: the signatures of application %i say in words what is allowed", async (id, allowance) => {
    const manager = await stage.as("vadyb2");
    for (const language of ["lt", "en"] as const) {
      const { body } = await manager.get(`${signingOf(id)}?lang=${language}`);
      expect(wordsOf(body)).toContain(textOf(language, `enumerations:flowAllowance.${allowance}`));
    }
    await manager.get("/news?lang=lt");
  });

  test("F-363: a wrong contact is told at its field, and stays typed", async () => {
    const id = await stage.contract();
    const refused = await start(signatureOf(id), { way: REMOTE, contact: "ne adresas" });
    expect([refused.status, refused.body]).toEqual([400, expect.stringContaining("ne adresas")]);
    expect(wordsOf(refused.body)).toContain("Įveskite el. pašto adresą arba mobiliojo telefono numerį");
    const digits = await start(signatureOf(id), { way: REMOTE, contact: "51234567" });
    expect(wordsOf(digits.body)).toContain(textOf("lt", "validation:phone.prefix"));
  });
});
