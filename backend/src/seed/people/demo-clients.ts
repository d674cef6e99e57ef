/** A person of the demo (demo-data 5). */
export interface DemoClient {
  readonly code: string;
  readonly name: readonly [first: string, last: string];
  readonly born: string;
  /** Income type and net euros a month; absent: the registers know no income. */
  readonly income?: readonly [type: 1 | 2 | 3 | 4 | 7, euros: number];
  readonly workplace?: string;
  readonly citizenship?: string;
  /** False: 1032. */
  readonly served?: false;
  /** False: the lender does not know the person, 1030. */
  readonly known?: false;
}

const clients = {
  mantas: {
    code: "38403179912",
    name: ["Mantas", "Pavyzdaitis"],
    born: "1984-03-17",
    income: [1, 1850],
    workplace: "UAB „Pavyzdinė statyba“",
  },
  ruta: {
    code: "48609049922",
    name: ["Rūta", "Pavyzdaitienė"],
    born: "1986-09-04",
    income: [1, 1420],
    workplace: "VšĮ „Pavyzdžių mokykla“",
  },
  zivile: {
    code: "49212299939",
    name: ["Živilė", "Testauskaitė"],
    born: "1992-12-29",
    income: [1, 1290],
    workplace: "UAB „Testo sprendimai“",
  },
  algirdas: { code: "35105089941", name: ["Algirdas", "Bandymas"], born: "1951-05-08", income: [2, 645] },
  ona: { code: "45311309955", name: ["Ona", "Bandymienė"], born: "1953-11-30", income: [2, 610] },
  jokubas: {
    code: "50107019960",
    name: ["Jokūbas", "Išgalvotas"],
    born: "2001-07-01",
    income: [3, 1250],
    workplace: "Individuali veikla",
  },
  emilija: {
    code: "60302149977",
    name: ["Emilija", "Išgalvotaitė"],
    born: "2003-02-14",
    income: [1, 1080],
    workplace: "UAB „Kavos kampas“",
  },
  vytautas: {
    code: "37810109983",
    name: ["Vytautas", "Modelis"],
    born: "1978-10-10",
    income: [1, 2450],
    workplace: "AB „Modelių gamykla“",
  },
  ausra: {
    code: "48001259993",
    name: ["Aušra", "Modelienė"],
    born: "1980-01-25",
    income: [1, 1780],
    workplace: "VšĮ „Modelių klinika“",
  },
  gintaras: {
    code: "36906219902",
    name: ["Gintaras", "Ūkinis"],
    born: "1969-06-21",
    income: [7, 2900],
    workplace: "Ūkininko Gintaro Ūkinio ūkis",
  },
  kristina: {
    code: "49508089890",
    name: ["Kristina-Marija", "Dvigubaitė"],
    born: "1995-08-08",
    income: [1, 1530],
    workplace: "UAB „Dvigubas brūkšnys“",
  },
  azuolas: {
    code: "38904309885",
    name: ["Ąžuolas", "Šimtaraidis"],
    born: "1989-04-30",
    income: [1, 1690],
    workplace: "UAB „Šimtas raidžių“",
  },
  tomas: {
    code: "39002289878",
    name: ["Tomas", "Skolinskas"],
    born: "1990-02-28",
    income: [1, 1150],
    workplace: "UAB „Greitas kelias“",
  },
  indre: {
    code: "49106159864",
    name: ["Indrė", "Skolinskienė"],
    born: "1991-06-15",
    income: [1, 980],
    workplace: "UAB „Gėlių pasaulis“",
  },
  pranas: { code: "34801039851", name: ["Pranas", "Pensininkas"], born: "1948-01-03", income: [2, 690] },
  laima: {
    code: "48707199847",
    name: ["Laima", "Kareivaitė"],
    born: "1987-07-19",
    income: [4, 1960],
    workplace: "Pavyzdžio įgulos dalinys",
  },
  olena: {
    code: "49403059830",
    name: ["Olena", "Pavyzdenko"],
    born: "1994-03-05",
    income: [1, 1190],
    workplace: "UAB „Siuvykla“",
    citizenship: "UKR",
  },
  marek: {
    code: "38211119826",
    name: ["Marek", "Próbny"],
    born: "1982-11-11",
    income: [1, 1540],
    workplace: "UAB „Krovinių linija“",
    citizenship: "POL",
  },
  darius: {
    code: "37512129812",
    name: ["Darius", "Neaptarnautinas"],
    born: "1975-12-12",
    income: [1, 1300],
    served: false,
  },
  nojus: { code: "50710029801", name: ["Nojus", "Naujokas"], born: "2007-10-02", known: false },
  nida: { code: "61005209792", name: ["Nida", "Jaunaitė"], born: "2010-05-20", served: false },
  simona: {
    code: "48308239783",
    name: ["Simona", "Refinansaitė"],
    born: "1983-08-23",
    income: [1, 1620],
    workplace: "UAB „Sąskaitų biuras“",
  },
  petras: {
    code: "36602029771",
    name: ["Petras", "Archyvas"],
    born: "1966-02-02",
    income: [1, 1480],
    workplace: "Miesto archyvas",
  },
  egle: {
    code: "49809099769",
    name: ["Eglė", "Defektaitė"],
    born: "1998-09-09",
    income: [1, 1260],
    workplace: "UAB „Odos ateljė“",
  },
  rokas: {
    code: "39301019756",
    name: ["Rokas", "Atmestinis"],
    born: "1993-01-01",
    income: [1, 1170],
    workplace: "UAB „Sandėlių centras“",
  },
  juste: {
    code: "49604049747",
    name: ["Justė", "Laukianti"],
    born: "1996-04-04",
    income: [1, 1340],
    workplace: "UAB „Laukimo salė“",
  },
  arnas: {
    code: "39905259735",
    name: ["Arnas", "Nuotolinis"],
    born: "1999-05-25",
    income: [1, 1710],
    workplace: "UAB „Debesų kodas“",
  },
  vilte: {
    code: "60006069726",
    name: ["Viltė", "Planšetė"],
    born: "2000-06-06",
    income: [1, 1320],
    workplace: "UAB „Ekranų pasaulis“",
  },
  kazys: {
    code: "36207279710",
    name: ["Kazys", "Popierius"],
    born: "1962-07-27",
    income: [1, 1580],
    workplace: "UAB „Popieriaus fabrikas“",
  },
  birute: {
    code: "46403239702",
    name: ["Birutė", "Popierienė"],
    born: "1964-03-23",
    income: [1, 1240],
    workplace: "Lopšelis-darželis „Pavyzdukas“",
  },
  andrius: {
    code: "38510209699",
    name: ["Andrius", "Kreditas"],
    born: "1985-10-20",
    income: [1, 2150],
    workplace: "UAB „Kreditų analizė“",
  },
  monika: {
    code: "49011029683",
    name: ["Monika", "Sąskaitaitė"],
    born: "1990-11-02",
    income: [1, 1760],
    workplace: "UAB „Balansas“",
  },
  saulius: {
    code: "37909199675",
    name: ["Saulius", "Kortelė"],
    born: "1979-09-19",
    income: [1, 1830],
    workplace: "UAB „Plastikas ir ko“",
  },
  greta: {
    code: "49712079667",
    name: ["Greta", "Internetė"],
    born: "1997-12-07",
    income: [1, 1450],
    workplace: "UAB „Tinklalapiai“",
  },
  paulius: {
    code: "37304129650",
    name: ["Paulius", "Politikas"],
    born: "1973-04-12",
    income: [1, 2680],
    workplace: "Pavyzdžio savivaldybė",
  },
  sigita: {
    code: "47608019644",
    name: ["Sigita", "Politikė"],
    born: "1976-08-01",
    income: [1, 1910],
    workplace: "VšĮ „Viešieji ryšiai“",
  },
  edvinas: { code: "38808169637", name: ["Edvinas", "Nulinis"], born: "1988-08-16", income: [1, 0] },
  rita: {
    code: "47103039629",
    name: ["Rita", "Defektienė"],
    born: "1971-03-03",
    income: [1, 1390],
    workplace: "UAB „Vairavimo centras“",
  },
} satisfies Readonly<Record<string, DemoClient>>;

/** Name of a story's person. */
export type ClientKey = keyof typeof clients;

/** Persons by the key that stories use. */
export const DEMO_CLIENTS: Readonly<Record<ClientKey, DemoClient>> = clients;
