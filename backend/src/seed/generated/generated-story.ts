import type { Story } from "../applications/story.ts";
import { chooseGoods } from "./goods-choice.ts";
import { decideCourse } from "./course.ts";
import { inventPerson } from "./person.ts";
import { createRandom, type Random } from "./random.ts";

/** Where generated applications are made, and how often. Shop 301 keeps its single row, 501 has no variants. */
interface Place {
  readonly shopId: number;
  readonly companyId: number;
  readonly sellers: readonly number[];
  readonly variants: readonly (readonly [variant: number, weight: number])[];
}

const ELECTRONICS_VARIANTS = [
  [11, 55],
  [13, 25],
  [21, 7],
] as const;

const PLACES: readonly (readonly [place: Place, weight: number])[] = [
  [
    {
      shopId: 101,
      companyId: 1,
      sellers: [10101, 10102, 10103, 10104],
      variants: [...ELECTRONICS_VARIANTS, [14, 8], [22, 5]],
    },
    35,
  ],
  [{ shopId: 102, companyId: 1, sellers: [10201, 10202, 10203], variants: ELECTRONICS_VARIANTS }, 25],
  [{ shopId: 103, companyId: 1, sellers: [10301, 10302], variants: [[23, 1]] }, 10],
  [
    {
      shopId: 201,
      companyId: 2,
      sellers: [20101, 20102],
      variants: [
        [11, 60],
        [18, 40],
      ],
    },
    13,
  ],
  [
    {
      shopId: 202,
      companyId: 2,
      sellers: [20201, 20202, 20203, 20204],
      variants: [
        [11, 65],
        [18, 35],
      ],
    },
    9,
  ],
  [
    {
      shopId: 401,
      companyId: 4,
      sellers: [40101, 40102],
      variants: [
        [11, 25],
        [15, 50],
        [24, 25],
      ],
    },
    8,
  ],
];

/** Durations of each variant; one that is missing has a single duration of 12 months. */
const MONTHS: Readonly<Record<number, readonly number[]>> = {
  11: [6, 10, 12, 18, 24, 30, 36, 48, 60],
  13: [10],
  14: [24],
  15: [24, 36, 48, 60, 72, 84],
  21: [12, 24, 36],
  23: [6, 12, 18, 24, 36, 48],
  24: [12, 24, 36, 48, 60],
};

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

const COMMENTS = [
  "Pirkėjas skambins rytoj",
  "Pristatyti po 17 val.",
  "Laukiama pajamų pažymos",
  "Prekė užsakyta iš sandėlio",
  "Nuolatinis pirkėjas",
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
 * The generated application of a number: always the same person, goods and course for the same number and age.
 * @param ageDays days before T on which it was made
 */
export function generateStory(index: number, id: number, ageDays: number): Story {
  const random = createRandom(SEED + index * SEED_STEP);
  const place = random.pickWeighted(PLACES);
  const variant = random.pickWeighted(place.variants);
  const months = random.pick(MONTHS[variant] ?? [12]);
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
    ...decideCourse(ageDays, place.shopId, random),
    ...(random.isLucky(COMMENT_SHARE) && { comment: random.pick(COMMENTS) }),
  };
}
