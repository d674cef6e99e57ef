import { z } from "zod";
import type { Story } from "../applications/story.ts";
import { variantKey } from "../partners/condition-variants.ts";
import { userKey } from "../partners/users.ts";
import { readSeedData } from "../read-data.ts";
import { chooseGoods } from "./goods-choice.ts";
import { decideLoanPath } from "./loan-path.ts";
import { inventPerson } from "./person.ts";
import { createRandom, type Random } from "./random.ts";

/** Where generated applications are made, and how often. Shop 301 keeps its single row, 501 has no variants. */
const placeSchema = z.strictObject({
  shopId: z.int(),
  companyId: z.int(),
  /** How often this place, against the others. */
  weight: z.int(),
  sellers: z.array(userKey),
  /** Variant and how often it is chosen. */
  variants: z.array(z.tuple([variantKey, z.int()])),
});

type Place = z.output<typeof placeSchema>;

const GENERATED = readSeedData(
  "generated.json",
  z.strictObject({
    places: z.array(placeSchema),
    /** Durations of each variant; one that is missing has a single duration of 12 months. */
    months: z.record(z.string(), z.array(z.int())),
    comments: z.array(z.string()),
  }),
);

const PLACES = GENERATED.places.map((place) => [place, place.weight] as const);

const WINTER_VARIANT = 15;
/** Half a payment of a longer term may not cover the interest of a long first period (1400). */
const WINTER_MAX_MONTHS = 60;

const ACCOUNT = 21;
const CARD = 22;
const INSURED_SHARE = 0.08;
const WINTER_SHARE = 0.4;
const COMMENT_SHARE = 0.12;

/** Identity cards are usual; a driving licence has no control line. */
const DOCUMENTS = [
  [1, 85],
  [2, 15],
] as const;

/** Mixes the number of a row with the seed of the demo. */
const SEED = 20_261_120;
const SEED_STEP = 7919;

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** A moment of a shop's working day. */
const workingTime = (random: Random): string =>
  `${twoDigits(random.between(9, 18))}:${twoDigits(random.between(0, 59))}:${twoDigits(random.between(0, 59))}`;

function creditOf(place: Place, variant: number, random: Random): Pick<Story, "goods" | "sumEuros"> {
  if (variant === ACCOUNT) return { sumEuros: random.between(6, 60) * 50 };
  if (variant === CARD) return { sumEuros: random.between(4, 30) * 50 };
  return { goods: chooseGoods(place.companyId, variant, random) };
}

/**
 * The generated application of a number: always the same person, goods and loan path for the same number and age.
 * @param ageDays days before T on which it was made
 */
export function generateStory(index: number, id: number, ageDays: number): Story {
  const random = createRandom(SEED + index * SEED_STEP);
  const place = random.pickWeighted(PLACES);
  const variant = random.pickWeighted(place.variants);
  const months = random.pick(GENERATED.months[variant] ?? [12]);
  const isWinterPossible = variant === WINTER_VARIANT && months <= WINTER_MAX_MONTHS;
  return {
    id,
    client: inventPerson(random),
    seller: random.pick(place.sellers),
    createdDaysAgo: ageDays,
    createdTime: workingTime(random),
    variant,
    months,
    ...creditOf(place, variant, random),
    paymentDay: random.pick([5, 10, 15, 20, 25]),
    ...(isWinterPossible && random.isLucky(WINTER_SHARE) && { winterPayments: true }),
    ...(random.isLucky(INSURED_SHARE) && { insurance: random.pick([1, 2]) }),
    document: random.pickWeighted(DOCUMENTS),
    ...decideLoanPath(ageDays, place.shopId, random),
    ...(random.isLucky(COMMENT_SHARE) && { comment: random.pick(GENERATED.comments) }),
  };
}
