import { expect, test } from "vitest";
import { readLoggedNote } from "../../../../app/features/action-log/logged-notes.ts";
import type { Language } from "../../../../app/domain/language.ts";
import { textsOf } from "../../../support/locales.ts";

/** The note as a page in the language has it. */
function shown(note: string, language: Language): string | null {
  const read = readLoggedNote(note, language);
  if (read === null) return null;
  const text = (key: string) => textsOf(language).get(`action-log:${key}`) ?? "";
  const words = Object.entries(read.words).map(([name, word]) => [name, text(`words.${word}`)]);
  const params: Record<string, string> = { ...read.params, ...Object.fromEntries(words) };
  return text(`notes.${read.key}`).replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => params[name] ?? "");
}

test.each([
  ["2 žingsnis", "Step 2"],
  ["Sutuoktinis", "Spouse"],
  ["Peržiūrimas vertinimas", "An assessment is being read"],
  ["Nr. 900117, 1\u00a0500,00\u00a0€, 12\u00a0mėn.", "No. 900117, €1,500.00, 12 months"],
  ["Nr. 900117: gerai", "No. 900117: gerai"],
  ["Nr. 12", "No. 12"],
  ["PL26-000012, 500,00\u00a0€", "PL26-000012, €500.00"],
  ["2,00\u00a0€ → 3,50\u00a0€", "€2.00 → €3.50"],
  [
    "Perėmė: Rasa Pardavėja, Baldai, iš: Jonas Pardavėjas, Technika",
    "Taken over by: Rasa Pardavėja, Baldai, from: Jonas Pardavėjas, Technika",
  ],
  ["Kam: Rasa Pardavėja, Baldai. Atostogos", "To: Rasa Pardavėja, Baldai. Atostogos"],
  [
    "Pasirašyta 2026-11-20, pasirašė Ona Pirkėja, patvirtino Jonas Pardavėjas",
    "Signed on 2026-11-20 by Ona Pirkėja, confirmed by Jonas Pardavėjas",
  ],
  [
    "Pirkėjo dokumentas: Pasas, priekinė pusė (3), SHA-256 ab12",
    "Buyer's document: Passport, front side (3), SHA-256 ab12",
  ],
  [
    "Sutuoktinio dokumentas: Kitas dokumentas (9), SHA-256 ab12",
    "Spouse's document: Another document (9), SHA-256 ab12",
  ],
  [
    "Sutikimas 1007, Ona Pirkėja: nuotoliniu būdu, o***@pavyzdys.example",
    "Consent 1007, Ona Pirkėja: remotely, o***@pavyzdys.example",
  ],
  ["Sutartis PL26-000012, Ona Pirkėja: planšetėje", "Contract PL26-000012, Ona Pirkėja: on a tablet"],
  ["Sutartis PL26-000012: vieno cento pavedimu", "Contract PL26-000012: by a one-cent transfer"],
  ["Sutikimas 1007: penkis kartus įvestas neteisingas kodas", "Consent 1007: a wrong code was entered five times"],
  ["Sutartis PL26-000012, Ona Pirkėja", "Contract PL26-000012, Ona Pirkėja"],
  ["Sutikimas 1007 (sutuoktinio), SHA-256 ab12", "Consent 1007 (the spouse's), SHA-256 ab12"],
  ["PL26-000012. Kita priežastis: nepatiko", "PL26-000012. Another reason: nepatiko"],
])(
  "F-180, F-416: the note “%s” is “%s” on an English page, and as it was logged on a Lithuanian one",
  (note, english) => {
    expect([shown(note, "en"), shown(note, "lt")]).toEqual([english, note]);
  },
);

test("what a user has typed is shown as it was typed", () => {
  expect(readLoggedNote("Pirkėjas paprašė palaukti", "en")).toBeNull();
});
