import type { addresses } from "../../store/schema/places.ts";
import { toSearchText } from "../../store/search-text.ts";

type Address = typeof addresses.$inferInsert;

/** Streets of a town with the house number up to which they run; the postal codes are invented. */
interface Town {
  readonly city: string;
  /** First three digits of the town's postal codes. */
  readonly postalPrefix: number;
  readonly streets: readonly (readonly [street: string, lastHouse: number])[];
}

const TOWNS: readonly Town[] = [
  {
    city: "Vilnius",
    postalPrefix: 10,
    streets: [
      ["Ąžuolų g.", 64],
      ["Gedimino pr.", 60],
      ["Liepkalnio g.", 180],
      ["Ozo g.", 46],
      ["Pilaitės pr.", 42],
      ["Savanorių pr.", 220],
      ["Šeškinės g.", 85],
      ["Ukmergės g.", 300],
      ["Vokiečių g.", 28],
      ["Žirmūnų g.", 145],
    ],
  },
  {
    city: "Kaunas",
    postalPrefix: 440,
    streets: [
      ["Baltų pr.", 90],
      ["Donelaičio g.", 78],
      ["Jonavos g.", 260],
      ["Kęstučio g.", 93],
      ["Laisvės al.", 106],
      ["Partizanų g.", 220],
      ["Savanorių pr.", 370],
      ["Taikos pr.", 150],
      ["Vaidoto g.", 170],
    ],
  },
  {
    city: "Klaipėda",
    postalPrefix: 910,
    streets: [
      ["Debreceno g.", 60],
      ["Herkaus Manto g.", 90],
      ["Jūrininkų pr.", 22],
      ["Liepų g.", 80],
      ["Minijos g.", 180],
      ["Taikos pr.", 139],
      ["Tiltų g.", 30],
      ["Žvejų g.", 24],
    ],
  },
  {
    city: "Šiauliai",
    postalPrefix: 762,
    streets: [
      ["Aušros al.", 90],
      ["Dubijos g.", 70],
      ["Gegužių g.", 94],
      ["Tilžės g.", 280],
      ["Varpo g.", 60],
      ["Vilniaus g.", 340],
      ["Žemaitės g.", 110],
    ],
  },
  {
    city: "Panevėžys",
    postalPrefix: 351,
    streets: [
      ["Beržų g.", 55],
      ["Klaipėdos g.", 160],
      ["Laisvės a.", 30],
      ["Nevėžio g.", 54],
      ["Respublikos g.", 90],
      ["Smėlynės g.", 170],
      ["Ukmergės g.", 60],
    ],
  },
  {
    city: "Alytus",
    postalPrefix: 621,
    streets: [
      ["Jiezno g.", 30],
      ["Jurgiškių g.", 80],
      ["Naujoji g.", 160],
      ["Pulko g.", 75],
      ["Santaikos g.", 40],
      ["Vilties g.", 44],
      ["Žuvinto g.", 20],
    ],
  },
  {
    city: "Utena",
    postalPrefix: 281,
    streets: [
      ["Aušros g.", 100],
      ["Basanavičiaus g.", 120],
      ["Krašuonos g.", 25],
      ["Palangos g.", 40],
      ["Taikos g.", 60],
      ["Utenio a.", 15],
    ],
  },
  {
    city: "Marijampolė",
    postalPrefix: 681,
    streets: [
      ["Gedimino g.", 50],
      ["Kauno g.", 120],
      ["Mokolų g.", 60],
      ["R. Juknevičiaus g.", 100],
      ["Sporto g.", 40],
      ["Vytauto g.", 70],
    ],
  },
];

const POSTAL_CODE_DIGITS = 5;

/** Longer streets have two postal codes, because the search must pick one by the house. */
const HOUSES_OF_A_CODE = 80;

function stretchesOf(lastHouse: number): (readonly [from: number, to: number])[] {
  if (lastHouse <= HOUSES_OF_A_CODE) return [[1, lastHouse]];
  return [
    [1, HOUSES_OF_A_CODE],
    [HOUSES_OF_A_CODE + 1, lastHouse],
  ];
}

function postalCodeOf(prefix: number, street: number, stretch: number): string {
  const tail = String(street * 2 + stretch + 1).padStart(POSTAL_CODE_DIGITS - String(prefix).length, "0");
  return `LT-${prefix}${tail}`;
}

/** Streets of eight towns with house ranges and postal codes (demo-data 7). */
export const DEMO_ADDRESSES: readonly Address[] = TOWNS.flatMap(({ city, postalPrefix, streets }) =>
  streets.flatMap(([street, lastHouse], streetIndex) =>
    stretchesOf(lastHouse).map(([houseFrom, houseTo], stretch) => ({
      city,
      street,
      houseFrom,
      houseTo,
      postalCode: postalCodeOf(postalPrefix, streetIndex, stretch),
      citySearch: toSearchText(city),
      streetSearch: toSearchText(street),
    })),
  ),
);
