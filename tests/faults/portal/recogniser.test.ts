import sharp from "sharp";
import { expect, test } from "vitest";
import type { Visitor } from "../../support/http-client.ts";
import { refuse } from "../../support/soap-proxy.ts";
import { textOf } from "../../support/journey-texts.ts";
import { drawDocument, spoil } from "../../support/scans/draw-document.ts";
import { cardLines, frontWords, passportLines, type Specimen } from "../../support/scans/specimens.ts";
import { auditLinesOf } from "./audit-lines.ts";
import { formNamed } from "./form-table.ts";
import { cameraOf } from "./hand-over-acts.ts";
import { readSeals, rowsOf, shownValue, verdictOf } from "./page.ts";
import { sendPictures } from "./send-pictures.ts";
import { AUTHOR, useOwnStage, HERSELF } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const get = useOwnStage({ limits: { scanPostsPerMinute: 60, scanVisitsPerIpMinute: 200 } });
const STEP = formNamed("contract-data");
const CARD = "1";
const PASSPORT = "0";

const HOLDER: Specimen = {
  number: "24681357",
  code: "60302149977",
  expires: "331120",
  lastName: "ISGALVOTAITE",
  firstName: "EMILIJA",
};
const ANOTHER: Specimen = {
  ...HOLDER,
  number: "13572468",
  code: "38505121010",
  lastName: "KAZLAUSKAS",
  firstName: "JONAS",
};

const t = (key: string, params = {}) => textOf("lt", key, params);
const jpegOf = async (lines: readonly string[], words: readonly string[] = []) =>
  spoil(await drawDocument(lines, words), "clean");
const back = (of: Specimen) => jpegOf(cardLines(of));
const front = (of: Specimen) => jpegOf([], frontWords(of));

interface Begun {
  seller: Visitor;
  step: string;
  address: string;
  typed: Record<string, string>;
}

/** A seller in step 4 has chosen a kind of document, and asks for the address. */
async function begin(type: string): Promise<Begun> {
  const application = await get().application(HERSELF);
  const seller = await get().as(AUTHOR);
  const step = `/applications/edit/${application}/4`;
  const typed = { ...STEP.fields, "document.type": type, "document.number": "", "document.validUntil": "" };
  expect(verdictOf(await press(seller, step, typed, "scan"))).toBe(`303 ${step}#document-scan`);
  const page = await seller.get(step);
  const address = /\/recognizer\/\d\/[a-z0-9]{26}/.exec(page.body)?.[0] ?? "";
  return { seller, step, address, typed };
}

const press = async (seller: Visitor, step: string, typed: Record<string, string>, button: string) =>
  seller.post(step, { ...typed, ...(await readSeals(seller, step, STEP.form)), [button]: "" });

/** Files of the scan that are among the documents of the application, by the number of their slot. */
async function filesOf(seller: Visitor, step: string): Promise<string[]> {
  const page = await seller.get(step.replace(/.*edit\/(\d+).*/, "/applications/uploads/$1"));
  return [...new Set(wordsOf(page).match(/dokumentas-\d+\.jpg/g))].sort();
}

const wordsAt = async (visitor: Visitor, address: string) => wordsOf(await visitor.get(address));

test("F-313, F-315, F-320: a telephone without a cookie sends front, then back; the seller sees what was read, and only the button writes it", async () => {
  const { seller, step, address, typed } = await begin(CARD);
  const phone = get().guest();
  const page = await phone.get(address);
  expect([page.status, wordsOf(page).includes(t("recogniser:holder", { initials: "E. I." }))]).toEqual([200, true]);
  for (const secret of ["Emilija", HOLDER.code, "Išgalvot"]) expect(page.body).not.toContain(secret);
  expect(page.body.match(/<input[^>]*capture="environment"/g)).toHaveLength(2);

  const lines = await auditLinesOf(get(), async () => {
    expect(verdictOf(await sendPictures(phone, address, { front: await front(HOLDER) }))).toBe(`303 ${address}`);
  });
  expect(lines).toMatchObject([{ ev: "document.photographed", result: "ok" }]);
  expect(await wordsAt(phone, address)).toContain(t("recogniser:verdict.missing.back"));
  expect(await wordsAt(seller, step)).toContain(t("recogniser:verdict.missing.back"));

  await sendPictures(phone, address, { back: await back(HOLDER) });
  expect(await wordsAt(phone, address)).toContain(t("recogniser:verdict.read"));
  expect((await phone.get(address)).body).not.toContain(HOLDER.number);

  const proposed = await seller.get(step);
  for (const value of [HOLDER.number, "2033-11-20", HOLDER.code, "EMILIJA ISGALVOTAITE"])
    expect(wordsOf(proposed)).toContain(value);
  expect(shownValue(proposed.body, STEP.form, "document.number")).toBe("");
  const picture = await seller.get(step.replace(/.*edit\/(\d+).*/, "/identity-scan/$1/back"));
  expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/jpeg"]);

  expect((await press(seller, step, typed, "useScan")).status).toBe(200);
  const filled = await seller.get(step);
  expect(shownValue(filled.body, STEP.form, "document.number")).toBe(HOLDER.number);
  expect(shownValue(filled.body, STEP.form, "document.validUntil")).toBe("2033-11-20");
  expect(shownValue(filled.body, STEP.form, "document.controlLine")).toContain(cardLines(HOLDER)[0]);
  const takenOver = await phone.get(address);
  expect([takenOver.status, wordsOf(takenOver).includes(t("recogniser:takenOver"))]).toEqual([200, true]);
  expect(takenOver.body).not.toContain('type="file"');
  expect(await filesOf(seller, step)).toEqual(["dokumentas-3.jpg", "dokumentas-4.jpg"]);
});

test("O2, F-320: a document that the seller has taken over stays photographed on the buyer's page and on the seller's", async () => {
  const { seller, step, typed } = await begin(CARD);
  await press(seller, step, typed, "handOver");
  const buyersPage = /\/hand-over\/[a-z0-9]{26}/.exec((await seller.get(step)).body)?.[0] ?? "";
  const buyer = get().guest();
  const camera = await cameraOf(buyer, buyersPage);
  await sendPictures(buyer, camera, { front: await front(HOLDER), back: await back(HOLDER) });
  await press(seller, step, typed, "useScan");
  expect((await buyer.get(camera)).body).toContain(`href="${buyersPage}"`);
  expect(await wordsAt(buyer, buyersPage)).toContain(t("hand-over:buyer.photoDone"));
  const photographed = `${t("hand-over:progress.photographed")}: ${t("hand-over:progress.done")}`;
  expect(await wordsAt(seller, step)).toContain(photographed);
});

test("F-320: where the kind was cleared meanwhile, what was read names its own, and is taken over with it", async () => {
  const { seller, step, address, typed } = await begin(CARD);
  const cleared = { ...typed, "document.type": "" };
  await sendPictures(get().guest(), address, { front: await front(HOLDER), back: await back(HOLDER) });
  await press(seller, step, cleared, "refreshScan");
  const page = await seller.get(step);
  expect(rowsOf(page).get(t("recogniser:card.type"))).toBe(t("enumerations:identityDocumentType.idCard"));
  expect(wordsOf(page)).not.toContain(t("recogniser:card.chooseType"));
  await press(seller, step, cleared, "useScan");
  expect((await seller.get(step)).body).toMatch(/ name="document\.type".*?<option value="1" selected/s);
});

test("F-313: a new hand-over without a kind of document asks for no picture, whatever was photographed before", async () => {
  const { seller, step, address, typed } = await begin(CARD);
  const phone = get().guest();
  await sendPictures(phone, address, { back: await back(ANOTHER) });
  await press(seller, step, { ...typed, "document.type": "" }, "handOver");
  const page = await seller.get(step);
  expect(wordsOf(page)).toContain(t("recogniser:card.chooseType"));
  const buyersPage = /\/hand-over\/[a-z0-9]{26}/.exec(page.body)?.[0] ?? "";
  expect((await get().guest().get(buyersPage)).body).not.toContain("toPhoto");
  expect((await phone.get(address)).status).toBe(410);
});

test("F-314: one picture of a passport is enough, from the seller's own browser too, which finds the way back", async () => {
  const { seller, step, address, typed } = await begin(PASSPORT);
  expect(verdictOf(await press(seller, step, typed, "scanHere"))).toBe(`303 ${address}`);
  expect((await seller.get(address)).body).toContain(`href="${step}"`);
  await sendPictures(seller, address, { front: await jpegOf(passportLines(HOLDER), ["PASAS", "LIETUVOS RESPUBLIKA"]) });
  expect(await wordsAt(seller, step)).toContain(HOLDER.number);
});

test("F-314: a photograph of several megabytes, as telephones take them, is received", async () => {
  const { address } = await begin("2");
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const large = await sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: "white", noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(large.length).toBeGreaterThan(2_000_000);
  const phone = get().guest();
  expect(verdictOf(await sendPictures(phone, address, { front: large }))).toBe(`303 ${address}`);
  expect(await wordsAt(phone, address)).toContain(t("recogniser:verdict.photographed"));
});

test("F-316, F-312: the front of another card, and another person's document, are named, nothing is offered and none of it is kept", async () => {
  const { seller, step, address, typed } = await begin(CARD);
  const phone = get().guest();
  const refusesToKeep = async () => {
    expect((await seller.get(step)).body).not.toContain('name="keepScan"');
    await press(seller, step, typed, "keepScan");
    expect(await filesOf(seller, step)).toEqual([]);
  };
  await sendPictures(phone, address, {
    front: await jpegOf([], ["KITAITE", "VARDE", "99887766"]),
    back: await back(HOLDER),
  });
  expect(await wordsAt(phone, address)).toContain(t("soap:sides.mismatch"));
  await sendPictures(phone, address, { front: await front(ANOTHER), back: await back(HOLDER) });
  expect(await wordsAt(phone, address)).toContain(t("soap:sides.mismatch"));
  await refusesToKeep();
  await sendPictures(phone, address, { front: await front(ANOTHER), back: await back(ANOTHER) });
  expect(await wordsAt(phone, address)).toContain(t("soap:personalCode.mismatch"));
  const page = await seller.get(step);
  expect(wordsOf(page)).toContain(t("soap:personalCode.mismatch"));
  expect(page.body).not.toContain('name="useScan"');
  await refusesToKeep();
});

test("F-317: a picture that cannot be read says so, says to type, and is kept among the documents", async () => {
  const { seller, step, address, typed } = await begin(PASSPORT);
  const phone = get().guest();
  const blurred = await sharp(await jpegOf(passportLines(HOLDER)))
    .blur(12)
    .jpeg()
    .toBuffer();
  await sendPictures(phone, address, { front: blurred });
  for (const words of [await wordsAt(phone, address), await wordsAt(seller, step)]) {
    expect(words).toContain(t("soap:recognition.failed"));
    expect(words).toContain(t("recogniser:verdict.typeIn"));
  }
  expect(await filesOf(seller, step)).toEqual([]);
  expect(verdictOf(await press(seller, step, typed, "keepScan"))).toBe(`303 ${step}#document-scan`);
  expect(await wordsAt(seller, step)).toContain(t("recogniser:card.stored.all"));
  expect(await filesOf(seller, step)).toEqual(["dokumentas-7.jpg"]);
  expect(await wordsAt(phone, address)).toContain(t("recogniser:takenOver"));
});

test("F-317: pictures that cannot be stored are still there, and the seller is told", async () => {
  const { seller, step, address, typed } = await begin(PASSPORT);
  await sendPictures(get().guest(), address, { front: await jpegOf(passportLines(HOLDER)) });
  get().servers.proxy.fault("UploadDocument", refuse);
  const used = await press(seller, step, typed, "useScan");
  expect(wordsOf(used)).toContain(t("recogniser:card.stored.failed"));
  expect((await get().guest().get(address)).status).toBe(200);
  get().servers.proxy.heal();
  await press(seller, step, typed, "keepScan");
  expect(await filesOf(seller, step)).toEqual(["dokumentas-7.jpg"]);
});

test("F-317: a check digit that fails is named", async () => {
  const { seller, step, address } = await begin(PASSPORT);
  const phone = get().guest();
  const wrong = passportLines(HOLDER).map((line) => line.replace("24681357", "24681358"));
  await sendPictures(phone, address, { front: await jpegOf(wrong) });
  expect(await wordsAt(seller, step)).toContain(
    t("recogniser:verdict.checks", {
      what: `${t("recogniser:checks.documentNumber")}, ${t("recogniser:checks.composite")}`,
    }),
  );
});

test("a document that has expired and one of another kind are refused", async () => {
  const { address } = await begin(PASSPORT);
  const phone = get().guest();
  await sendPictures(phone, address, { front: await jpegOf(passportLines({ ...HOLDER, expires: "240101" })) });
  expect(await wordsAt(phone, address)).toContain(t("recogniser:verdict.expired"));
  await sendPictures(phone, address, { front: await back(HOLDER) });
  expect(await wordsAt(phone, address)).toContain(t("recogniser:verdict.otherKind"));
});

test("pictures are known by their content: HEIC, PDF, a broken and an empty one are refused with their own words, and take none of the six", async () => {
  const { address } = await begin(CARD);
  const phone = get().guest();
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]);
  const whole = await back(HOLDER);
  const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  const cases: [Record<string, Buffer>, string][] = [
    [{ front: heic }, "picture.heic"],
    [{ front: Buffer.from("%PDF-1.7 nothing") }, "picture.kind"],
    [{ front: whole.subarray(0, 3000) }, "picture.damaged"],
    [{ front: bomb }, "picture.damaged"],
    [{}, "picture.missing"],
  ];
  for (const [sent, key] of cases) {
    const answer = await sendPictures(phone, address, sent);
    expect([key, answer.status, wordsOf(answer).includes(t(`recogniser:findings.${key}`))]).toEqual([key, 400, true]);
  }
  expect(await wordsAt(phone, address)).toContain(t("recogniser:left", { count: 6 }));
  // The side that is right is kept beside one that is wrong.
  expect((await sendPictures(phone, address, { front: heic, back: whole })).status).toBe(400);
  expect(await wordsAt(phone, address)).toContain(t("recogniser:verdict.missing.front"));
  // That the document was read is told beside one that is wrong.
  const last = await sendPictures(phone, address, { front: await front(HOLDER), back: heic });
  expect([last.status, wordsOf(last).includes(t("recogniser:verdict.read"))]).toEqual([400, true]);
});

test("G21: six pictures, then the address takes no more; a new one closes the old one; the kind and the secret must be right", async () => {
  const { seller, step, address, typed } = await begin("2");
  const phone = get().guest();
  const picture = await jpegOf([], ["VAIRUOTOJO PAZYMEJIMAS"]);
  await sendPictures(phone, address, { front: picture });
  expect(await wordsAt(phone, address)).toContain(t("recogniser:verdict.photographed"));
  expect((await get().guest().get(address.replace("/2/", "/1/"))).status).toBe(410);
  expect((await get().guest().get(address.replace("/2/", "/9/"))).status).toBe(404);
  await press(seller, step, { ...typed, "document.type": CARD }, "scan");
  expect((await phone.get(address)).status).toBe(410);
  const next = /\/recognizer\/\d\/[a-z0-9]{26}/.exec((await seller.get(step)).body)?.[0] ?? "";
  for (let count = 0; count < 6; count += 1) await sendPictures(phone, next, { front: picture });
  const full = await phone.get(next);
  expect(wordsOf(full)).toContain(t("recogniser:closed"));
  expect(full.body).not.toContain('type="file"');
});

test("F-313: without a kind of document no address is made; another seller sees no address of this one", async () => {
  const application = await get().application(HERSELF);
  const seller = await get().as(AUTHOR);
  const step = `/applications/edit/${application}/4`;
  const answer = await press(seller, step, { ...STEP.fields, "document.type": "" }, "scan");
  expect([answer.status, answer.body.includes(`id="${STEP.form}-document.type-error"`)]).toEqual([400, true]);
  const begun = await begin(CARD);
  const manager = await get().as("vadyb2");
  expect((await manager.get(begun.step)).body).not.toContain(begun.address);
  expect(JSON.parse((await manager.get(begun.step.replace(/.*edit\/(\d+).*/, "/identity-scan/$1"))).body)).toEqual({
    progress: null,
  });
});
