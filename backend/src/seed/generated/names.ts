/** First names of invented men. */
export const MEN: readonly string[] =
  "Jonas Tomas Mindaugas Andrius Marius Darius Vytautas Lukas Paulius Rokas Mantas Donatas Justinas Arūnas Gediminas Kęstutis Saulius Algirdas Domantas Edgaras Giedrius Karolis Linas Martynas Nerijus Osvaldas Povilas Ričardas Simonas Šarūnas Tadas Ugnius Valdas Žilvinas Žygimantas Ąžuolas Audrius Benas Dovydas Ignas".split(
    " ",
  );

/** First names of invented women. */
export const WOMEN: readonly string[] =
  "Ona Rasa Daiva Jurgita Lina Ieva Eglė Simona Kristina Inga Laura Monika Viktorija Gabija Ugnė Rūta Vaida Sandra Agnė Aušra Birutė Dalia Danutė Edita Giedrė Indrė Jolanta Justina Karolina Liepa Milda Neringa Odeta Raimonda Skaistė Šarūnė Toma Urtė Vilma Živilė".split(
    " ",
  );

/** Invented surnames: of a man, of a married woman, of an unmarried woman. */
export const SURNAMES: readonly (readonly [man: string, wife: string, daughter: string])[] = [
  ["Pavyzdys", "Pavyzdienė", "Pavyzdytė"],
  ["Bandomas", "Bandomienė", "Bandomaitė"],
  ["Tariamas", "Tariamienė", "Tariamaitė"],
  ["Upėnas", "Upėnienė", "Upėnaitė"],
  ["Girėnas", "Girėnienė", "Girėnaitė"],
  ["Laukys", "Laukienė", "Laukytė"],
  ["Pievelis", "Pievelienė", "Pievelytė"],
  ["Kalnas", "Kalnienė", "Kalnaitė"],
  ["Ežeras", "Ežerienė", "Ežeraitė"],
  ["Miškas", "Miškienė", "Miškaitė"],
  ["Sniegas", "Sniegienė", "Sniegaitė"],
  ["Lietus", "Lietienė", "Lietytė"],
  ["Vėjas", "Vėjienė", "Vėjaitė"],
  ["Perkūnas", "Perkūnienė", "Perkūnaitė"],
  ["Žaibas", "Žaibienė", "Žaibaitė"],
  ["Rūkas", "Rūkienė", "Rūkaitė"],
  ["Šerkšnas", "Šerkšnienė", "Šerkšnaitė"],
  ["Rasotas", "Rasotienė", "Rasotaitė"],
  ["Ąžuolėlis", "Ąžuolėlienė", "Ąžuolėlytė"],
  ["Klevas", "Klevienė", "Klevaitė"],
  ["Berželis", "Berželienė", "Berželytė"],
  ["Liepinis", "Liepinienė", "Liepinytė"],
  ["Eglinskas", "Eglinskienė", "Eglinskaitė"],
  ["Pušinis", "Pušinienė", "Pušinytė"],
  ["Kadugys", "Kadugienė", "Kadugytė"],
  ["Šermukšnis", "Šermukšnienė", "Šermukšnytė"],
  ["Čiobrelis", "Čiobrelienė", "Čiobrelytė"],
  ["Ramunėlis", "Ramunėlienė", "Ramunėlytė"],
  ["Gandras", "Gandrienė", "Gandraitė"],
  ["Vyturys", "Vyturienė", "Vyturytė"],
  ["Pelėda", "Pelėdienė", "Pelėdaitė"],
  ["Sakalas", "Sakalienė", "Sakalaitė"],
  ["Briedis", "Briedienė", "Briedytė"],
  ["Stirninas", "Stirninienė", "Stirninaitė"],
  ["Ūdras", "Ūdrienė", "Ūdraitė"],
  ["Bebras", "Bebrienė", "Bebraitė"],
  ["Vilkas", "Vilkienė", "Vilkaitė"],
  ["Lapinas", "Lapinienė", "Lapinaitė"],
  ["Gintarėlis", "Gintarėlienė", "Gintarėlytė"],
  ["Smėlis", "Smėlienė", "Smėlytė"],
];

/** Where invented people work. */
export const WORKPLACES: readonly string[] = [
  "UAB „Pavyzdinė prekyba“",
  "UAB „Bandomoji gamykla“",
  "UAB „Tariami baldai“",
  "AB „Pavyzdžio energija“",
  "VšĮ „Pavyzdžio ligoninė“",
  "UAB „Logistikos pavyzdys“",
  "UAB „Programų dirbtuvės“",
  "UAB „Šviesi statyba“",
  "Lopšelis-darželis „Pavyzdukas“",
  "UAB „Skonio virtuvė“",
];
