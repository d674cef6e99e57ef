export type PageLanguage = "lt" | "en";

/** Texts of the pages that the guard answers itself, before the application is asked. */
export interface ErrorText {
  title: string;
  /** What happened, then what to do. */
  text: string;
  /** The words of the way back, where a page has another one than home. */
  back?: string;
}

export const ERROR_TEXTS: Record<PageLanguage, Record<number, ErrorText>> = {
  lt: {
    400: {
      title: "Užklausa nesuprasta",
      text: "Naršyklė atsiuntė užklausą, kurios portalas negali perskaityti. Grįžkite į ankstesnį puslapį, atnaujinkite jį ir bandykite dar kartą.",
    },
    403: {
      title: "Forma nepriimta",
      text: "Saugumo sumetimais priimame tik tas formas, kurios pateiktos iš šio portalo puslapio. Atsidarykite reikiamą puslapį portale ir užpildykite formą iš naujo.",
    },
    404: {
      title: "Puslapis nerastas",
      text: "Tokio puslapio portale nėra. Patikrinkite adresą arba grįžkite į pradžią.",
    },
    405: {
      title: "Veiksmas neleidžiamas",
      text: "Šiuo adresu tokio veiksmo atlikti negalima. Grįžkite į pradžią ir pasirinkite veiksmą iš meniu.",
    },
    408: {
      title: "Duomenų laukta per ilgai",
      text: "Naršyklė nespėjo atsiųsti visų duomenų. Patikrinkite interneto ryšį, grįžkite į ankstesnį puslapį ir bandykite dar kartą.",
    },
    413: {
      title: "Per daug duomenų",
      text: "Siunčiama duomenų daugiau, negu portalas gali priimti vienu kartu. Sumažinkite failus arba siųskite juos po vieną.",
    },
    414: {
      title: "Per ilgas adresas",
      text: "Naršyklės atsiųstas adresas per ilgas. Grįžkite į ankstesnį puslapį ir pasirinkite mažiau filtro sąlygų.",
    },
    415: {
      title: "Netinkamas duomenų formatas",
      text: "Portalas priima tik savo puslapiuose užpildytas formas. Grįžkite į ankstesnį puslapį ir pateikite formą dar kartą.",
    },
    429: {
      title: "Per daug užklausų",
      text: "Per trumpą laiką gavome per daug užklausų. Palaukite minutę ir bandykite dar kartą, Jūsų duomenys liko nepakeisti.",
    },
    431: {
      title: "Per ilga užklausa",
      text: "Naršyklės atsiųstas adresas arba slapukai yra per ilgi. Išvalykite šio portalo slapukus ir bandykite dar kartą.",
    },
    500: {
      title: "Portalo klaida",
      text: "Užklausos įvykdyti nepavyko. Bandykite dar kartą po kelių minučių, o jei klaida kartojasi, kreipkitės į savo vadybininką.",
    },
    501: {
      title: "Veiksmas nežinomas",
      text: "Tokio užklausos būdo portalas nežino. Grįžkite į pradžią ir pasirinkite veiksmą iš meniu.",
    },
    503: {
      title: "Portalas laikinai užimtas",
      text: "Šiuo metu užklausų per daug arba portalas paleidžiamas iš naujo. Palaukite kelias sekundes ir bandykite dar kartą.",
    },
  },
  en: {
    400: {
      title: "Request not understood",
      text: "The browser sent a request that the portal cannot read. Go back to the previous page, reload it and try again.",
    },
    403: {
      title: "Form not accepted",
      text: "For security we accept only forms that were sent from a page of this portal. Open the page in the portal and fill in the form again.",
    },
    404: {
      title: "Page not found",
      text: "There is no such page in the portal. Check the address or go to the home page.",
    },
    405: {
      title: "Action not allowed",
      text: "This action is not possible at this address. Go to the home page and choose an action from the menu.",
    },
    408: {
      title: "The data took too long",
      text: "The browser did not send all data in time. Check the internet connection, go back to the previous page and try again.",
    },
    413: {
      title: "Too much data",
      text: "More data was sent than the portal can take at once. Make the files smaller or send them one by one.",
    },
    414: {
      title: "Address too long",
      text: "The address sent by the browser is too long. Go back to the previous page and choose fewer filter conditions.",
    },
    415: {
      title: "Wrong data format",
      text: "The portal accepts only forms filled in on its own pages. Go back to the previous page and send the form again.",
    },
    429: {
      title: "Too many requests",
      text: "Too many requests arrived in a short time. Wait a minute and try again, your data has not been changed.",
    },
    431: {
      title: "Request too long",
      text: "The address or the cookies sent by the browser are too long. Delete the cookies of this portal and try again.",
    },
    500: {
      title: "Portal error",
      text: "The request could not be carried out. Try again in a few minutes, and if the error comes back, contact your manager.",
    },
    501: {
      title: "Unknown action",
      text: "The portal does not know this kind of request. Go to the home page and choose an action from the menu.",
    },
    503: {
      title: "The portal is busy",
      text: "There are too many requests at the moment or the portal is being restarted. Wait a few seconds and try again.",
    },
  },
};

export const HOME_TEXT: Record<PageLanguage, string> = { lt: "Į pradžią", en: "Home" };
export const NUMBER_TEXT: Record<PageLanguage, string> = { lt: "Užklausos numeris", en: "Request number" };
