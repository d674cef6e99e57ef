import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { printDocument } from "../../support/printed-document.ts";
import { postFiles, type ChosenFile } from "../../support/sent-files.ts";
import { publicIdOn, signOnTablet } from "../../support/signing-calls.ts";
import { readSeals, unescapeHtml } from "./page.ts";
import { type Stage, useOwnStage } from "./stage.ts";

const SET = { standardInfo: 1, contract: 1, conditions: 1, sort: 0 };
const MB = 1_048_576;

let stage: Stage;
let pdf: Uint8Array;
let page: string;
useOwnStage({ limits: { resetsPerIpHour: 30 } }, async (opened) => {
  stage = opened;
  pdf = await printDocument(stage.author, "GetContractDocuments", { ParaiskosID: await stage.contract(), ...SET });
  page = `/verify-document/${await publicIdOn(pdf)}`;
});

const wordsOf = (html: string): string => unescapeHtml(html.replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");
const say = (key: string, values: Record<string, string> = {}, language: "lt" | "en" = "lt") =>
  textOf(language, `verify-document:${key}`, values);
const kindIn = (language: "lt" | "en") => ({ kind: textOf(language, "verify-document:kinds.contract") });

async function check(fields: Record<string, string>, files: readonly ChosenFile[] = [], at = page) {
  const visitor = stage.guest();
  const seals = await readSeals(visitor, at, "verify-document");
  return postFiles(visitor, at, { fields: { ...seals, ...fields, verify: "" }, files });
}

function withByteChanged(): Uint8Array {
  const changed = Uint8Array.from(pdf);
  changed[2000] = (changed[2000] ?? 0) ^ 1;
  return changed;
}

describe("The page that a QR code leads to, without script and log-in", () => {
  test("F-340: the printed file is genuine, with who issued it, and nothing of a person or a number is said", async () => {
    const { status, body } = await check({}, [["sutartis.pdf", pdf]]);
    const words = wordsOf(body);
    expect(status).toBe(200);
    expect(words).toContain(say("genuine", kindIn("lt")));
    expect(words).toMatch(/Išdavė kredito davėjas \d{4}-\d{2}-\d{2} \d{2}:\d{2}\./);
    expect(words).toContain(say("unsigned"));
    expect(words).not.toMatch(/PL\d\d-\d|Išgalvotaitė/);
  });

  test("F-340: the short address that one types leads to the same check, by the file too", async () => {
    const id = page.slice(-32);
    const short = `/verify-document/${id.slice(0, 4)}-${id.slice(4, 8)}-${id.slice(8, 12)}`;
    const { status, body } = await check({}, [["sutartis.pdf", pdf]], short);
    expect(status).toBe(200);
    expect(wordsOf(body)).toContain(say("genuine", kindIn("lt")));
  });

  test("F-340, F-337: of a rejected contract's paper it is said that the contract is no longer in force", async () => {
    const id = await stage.contract();
    const own = await printDocument(stage.author, "GetContractDocuments", { ParaiskosID: id, ...SET });
    await stage.author("RejectContract", { ParaiskosID: id, Priezastis: 1, Komentaras: "" });
    const { body } = await check({}, [["sutartis.pdf", own]], `/verify-document/${await publicIdOn(own)}`);
    expect(wordsOf(body)).toMatch(
      /Sutartis, kuriai priklauso šis dokumentas, \d{4}-\d\d-\d\d atmesta ir nebegalioja\./,
    );
    expect(wordsOf(body)).toContain(say("genuine", kindIn("lt")));
  });

  test("F-340: of a signed consent whose words were changed since it is said that it is no longer in force, in both languages", async () => {
    const id = await stage.application();
    const on = { call: stage.author, url: stage.servers.backEnd.url };
    await signOnTablet(on, id, { document: 0, name: "Emilija Išgalvotaitė" });
    const consent = await printDocument(stage.author, "GetSignedConsent", { ParaiskosID: id });
    const at = `/verify-document/${await publicIdOn(consent)}`;
    const files: ChosenFile[] = [["sutikimas.pdf", consent]];
    expect(wordsOf((await check({}, files, at)).body)).not.toContain(say("outdated"));
    const changed = { ParaiskosID: id, SutikimasTiesioginis: 1, SutikimasPartneriai: 1 };
    expect((await stage.author("SaveApplication", { Paraiska: changed })).code).toBe(0);
    for (const language of ["lt", "en"] as const) {
      const words = wordsOf((await check({}, files, `${at}?lang=${language}`)).body);
      expect(words).toContain(say("genuine", { kind: say("kinds.consent", {}, language) }, language));
      expect(words).toContain(say("outdated", {}, language));
    }
  });

  test("F-340: one changed byte is not genuine, by the file and by its hash", async () => {
    const changed = withByteChanged();
    const hash = createHash("sha256").update(changed).digest("hex");
    for (const { body } of [await check({}, [["sutartis.pdf", changed]]), await check({ hash })])
      expect(wordsOf(body)).toContain(say("notGenuine", kindIn("lt")));
  });

  test("F-340: the hash in capitals and groups is as good as the file, in English too", async () => {
    const hash = createHash("sha256").update(pdf).digest("hex").toUpperCase().replace(/.{8}/g, "$& ");
    const visitor = stage.guest();
    const seals = await readSeals(visitor, `${page}?lang=en`, "verify-document");
    const fields = { ...seals, hash, verify: "" };
    const { body } = await postFiles(visitor, `${page}?lang=en`, { fields, files: [] });
    expect(wordsOf(body)).toContain(say("genuine", kindIn("en"), "en"));
  });

  test("a photograph and an empty file are no PDF, and are not called changed or false", async () => {
    for (const content of [new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), new Uint8Array(0)]) {
      const { status, body } = await check({}, [["nuotrauka.pdf", content]]);
      expect([status >= 400, body.includes("aria-invalid")]).toEqual([true, true]);
      expect(wordsOf(body)).not.toMatch(/netikras\. Patikimo/);
    }
    const photo = await check({}, [["nuotrauka.pdf", new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]]);
    expect(photo.body).toContain(textOf("lt", "verify-document:findings.verifyDocument.notPdf"));
  });

  test("Nothing given, a hash that is none, and a file beyond the limit are told at their fields; what was typed stays", async () => {
    const nothing = await check({});
    expect([nothing.status, nothing.body]).toEqual([
      400,
      expect.stringContaining(textOf("lt", "verify-document:findings.verifyDocument.required")),
    ]);
    const wrong = await check({ hash: "abc" });
    expect([wrong.status, wrong.body]).toEqual([
      400,
      expect.stringContaining(textOf("lt", "verify-document:findings.verifyDocument.hash")),
    ]);
    expect(wrong.body).toContain('value="abc"');
    const large = await check({}, [["didelis.pdf", new Uint8Array(10 * MB + 1)]]);
    const beyond = await check({}, [["didelis.pdf", new Uint8Array(11 * MB)]]);
    expect([beyond.status, large.status, wordsOf(large.body)]).toEqual([
      413,
      422,
      expect.stringContaining(wordsOf(textOf("lt", "verify-document:findings.verifyDocument.tooLarge", { mb: "10" }))),
    ]);
  });

  test("Every code that names nothing gets the same text, and one network tries only so often", async () => {
    const visitor = stage.guest();
    const shown = [];
    for (const code of ["0".repeat(32), "f".repeat(32), "ne-kodas", "1".repeat(400)]) {
      const { status, body } = await visitor.get(`/verify-document/${code}`);
      shown.push([status, wordsOf(body).includes(say("unknown"))]);
    }
    expect(shown).toEqual(shown.map(() => [404, true]));
    const statuses = new Set<number>();
    for (let tries = 0; tries < 60; tries += 1) {
      const code = tries.toString(16).padStart(32, "a");
      statuses.add((await visitor.get(`/verify-document/${code}`)).status);
    }
    expect([...statuses]).toEqual([404, 429]);
  });
});
