import { expect, test } from "vitest";
import { signingAnswer, signingRequest, signingStatusAnswer } from "../../../app/services/wire/signing.ts";
import { elementOf } from "../../../app/services/wire/parts.ts";

const LINK = {
  PasirasymoTipas: "30",
  Dokumentas: "1",
  Pavadinimas: "Sutartis",
  Vardas: "Vardenė",
  Kreditorius: "UAB",
  GaliojaIki: "2026-11-20T10:00:00",
  Maisa: "ab",
};
const PART = { Dokumentas: "1", Pavadinimas: "Sutartis", Vardas: "Vardenė", Pasirasymas: "0" };
const REQUEST = { PasirasymoTipas: "30", Pradeta: "2026-11-20T10:00:00", GaliojaIki: "2026-11-20T11:00:00" };

test.each([
  ["pending", "pending"],
  ["canceled", "canceled"],
  ["cancelled", "canceled"],
  ["signed", "signed"],
  ["error", "error"],
])("F-585: the signing status %s is read as %s, of a request, behind its link and in its answer", (sent, state) => {
  const requests = { Uzklausa: [{ ...REQUEST, Busena: sent }] };
  const status = signingStatusAnswer.parse({ Pasirasymai: { Dalis: [{ ...PART, Uzklausos: requests }] } });
  expect(status.parts[0]?.requests[0]).toMatchObject({ state });
  expect(elementOf(signingRequest).parse({ ...LINK, Busena: sent })).toMatchObject({ state });
  expect(signingAnswer.parse({ Busena: sent })).toMatchObject({ state });
});
