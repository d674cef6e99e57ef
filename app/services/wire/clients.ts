import { presentText, requiredText, text } from "./leaves.ts";
import { localised } from "./localised.ts";
import { elementOf, list, parts, single } from "./parts.ts";

/** CheckPersonalDataResponse (F-204). */
export const personNameAnswer = elementOf(
  parts({
    firstName: single("Vardas", requiredText),
    lastName: single("Pavarde", requiredText),
  }),
);

/** Adresas (F-285). */
export const addressSuggestion = parts({
  city: single("Miestas", requiredText),
  street: single("Gatve", text),
  house: single("Namas", text),
  postalCode: single("Indeksas", text),
});

export const addressesAnswer = elementOf(list("Adresai", "Adresas", addressSuggestion));

/** Salis (F-564). */
export const country = parts({
  code: single("Kodas", presentText),
  title: localised("Pavadinimas"),
});

export const countriesAnswer = elementOf(list("Salys", "Salis", country));
