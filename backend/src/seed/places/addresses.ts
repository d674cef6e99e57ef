import { z } from "zod";
import type { addresses } from "../../store/schema/places.ts";
import { toSearchText } from "../../store/search-text.ts";
import { readSeedData } from "../read-data.ts";

type Address = typeof addresses.$inferInsert;

/** Streets of a town with the house number up to which they run; the postal codes are invented. */
const townSchema = z.strictObject({
  city: z.string(),
  /** First two or three digits of the town's postal codes. */
  postalPrefix: z.int(),
  streets: z.array(z.tuple([z.string(), z.int()])),
});

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

/** Streets of eight towns with house ranges and postal codes. */
export const DEMO_ADDRESSES: readonly Address[] = readSeedData("towns.json", z.array(townSchema)).flatMap(
  ({ city, postalPrefix, streets }) =>
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
