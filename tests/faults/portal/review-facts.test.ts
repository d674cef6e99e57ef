import { expect, test } from "vitest";
import { formatMoney } from "../../../app/domain/money.ts";
import { textOf } from "../../support/journey-texts.ts";
import { rowsOf } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";

const get = useStage();
const LANGUAGES = ["lt", "en"] as const;
type Language = (typeof LANGUAGES)[number];

const review = async (id: number, language: Language) =>
  rowsOf(await (await get().as(AUTHOR)).get(`/applications/edit/${id}/5?lang=${language}`));

const politicsIn = async (id: number, language: Language) =>
  (await review(id, language)).get(textOf(language, "application:contractData.politics"));

test("F-290: before the contract its buyer sees the answer about public office, with whose office it is", async () => {
  const plain = await get().application();
  const exposed = await get().application({
    Politikas: 1,
    PolitikasVardas: "Sigita Politikė",
    PolitikasInstitucija: "Seimas, narė",
    PolitikasRysys: 2,
  });
  for (const language of LANGUAGES) {
    expect(await politicsIn(plain, language)).toBe(textOf(language, "application:contractData.no"));
    const whose = textOf(language, "enumerations:politicalConnection.family");
    expect(await politicsIn(exposed, language)).toBe(
      `${textOf(language, "application:contractData.yes")}: Sigita Politikė, ${whose}, Seimas, narė`,
    );
  }
});

test("F-241: an extended warranty stands in the review with its years and price, as it is saved", async () => {
  const good = {
    Pavadinimas: "Telefonas ALFA",
    Kiekis: 1,
    Kaina: "300.00",
    Apdrausta: "1.00",
    TurtoRusiesID: 2,
    SerijosNr: "SN-2041",
    GarantijosTrukme: 2,
    GarantijosKaina: "36.00",
  };
  const id = await get().application({ Prekes: { Preke: [good] } });
  for (const language of LANGUAGES) {
    const label = textOf(language, "application:review.warranty", { count: 2, title: "Telefonas ALFA" });
    expect((await review(id, language)).get(label)).toBe(formatMoney(3_600, language));
  }
  const without = [...(await review(await get().application(), "lt")).keys()].join(" ");
  expect(without).not.toContain("pratęsta garantija");
});

test("F-281: the premium of a month stands beside the insurance, and there is none without one", async () => {
  const insured = await get().application({ DraudimoID: 1 });
  for (const language of LANGUAGES)
    expect((await review(insured, language)).get(textOf(language, "application:review.premium"))).toBe(
      formatMoney(75, language),
    );
  const labels = [...(await review(await get().application(), "lt")).keys()];
  expect(labels).not.toContain(textOf("lt", "application:review.premium"));
});

test.each([
  [2, "cash"],
  [3, "goods"],
  [5, "creditAccount"],
  [6, "creditCard"],
  [7, "credit"],
] as const)("F-276: payout type %i is named in the review, in both languages", async (IsmokejimoTipas, name) => {
  const id = await get().application({ IsmokejimoTipas });
  for (const language of LANGUAGES)
    expect((await review(id, language)).get(textOf(language, "application:review.payout"))).toBe(
      textOf(language, `enumerations:payoutType.${name}`),
    );
});

test("the review has consents, household and address as they were given, and each part leads to its step", async () => {
  const id = await get().application({ SutikimasTiesioginis: 1, SeimosNariuSkaicius: 3, Miestas: "Vilnius" });
  const rows = await review(id, "lt");
  const t = (key: string) => textOf("lt", `application:${key}`);
  expect(rows.get(t("contractData.marketing"))).toBe(t("contractData.fields.consents.directMarketing"));
  expect(rows.get(t("household.fields.members"))).toBe("3");
  expect(rows.get(t("review.address"))).toMatch(/LT-\d{5} Vilnius$/);
  const { body } = await (await get().as(AUTHOR)).get(`/applications/edit/${id}/5`);
  for (const step of [3, 4]) expect(body).toContain(`href="/applications/edit/${id}/${step}"`);
});
