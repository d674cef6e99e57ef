import type { Story } from "./story.ts";

const JONAS = 10101;
const RASA = 10102;
const VILTE = 10103;
const TOMAS = 10201;
const LUKAS = 10203;
const DALIA = 20101;
const LINA = 40101;

/** Key by which another seller may take a contract over (demo-data 6). */
export const TAKE_OVER_KEY = "PERIM-7Q4K";

/** Rule cases of demo-data 4 and the two contracts of other sellers. */
export const RULE_STORIES: readonly Story[] = [
  // (b) catalogue A, promotion of television sets, a television set among the goods: valid.
  {
    id: 1038,
    client: "azuolas",
    seller: JONAS,
    createdDaysAgo: 7,
    variant: 14,
    months: 24,
    goods: [{ number: "TV-55QL-06", warrantyYears: 2 }, { number: "PSL-TV-04" }],
  },
  // (c) catalogue B, a sofa only: valid, no goods of the promotion's group.
  {
    id: 1039,
    client: "kristina",
    seller: DALIA,
    createdDaysAgo: 6,
    variant: 18,
    months: 12,
    goods: [{ number: "SOF-LOV-07" }],
  },
  // (d) catalogue B, a mattress that does not list the promotion: invalid.
  {
    id: 1040,
    client: "egle",
    seller: DALIA,
    createdDaysAgo: 4,
    variant: 18,
    months: 12,
    goods: [{ number: "CIU-180-12" }],
  },
  // (e) the shop with the exception: valid although nothing lists the promotion.
  {
    id: 1041,
    client: "vytautas",
    seller: LINA,
    borrowsAlone: true,
    createdDaysAgo: 8,
    variant: 15,
    months: 48,
    goods: [{ number: "SS-OO-05" }, { number: "PSL-SM-01" }],
  },
  // (f) an ended promotion stays visible with the reason.
  {
    id: 1042,
    client: "monika",
    seller: RASA,
    steps: 3,
    createdDaysAgo: 16,
    variant: 17,
    months: 12,
    goods: [{ number: "BT-DZI8-05" }],
  },
  // (h) a card: remote signing is judged by "goods or credit".
  { id: 1043, client: "arnas", seller: VILTE, createdDaysAgo: 10, variant: 22, months: 12, sumEuros: 600 },
  {
    id: 1044,
    client: "greta",
    seller: VILTE,
    createdDaysAgo: 13,
    contractDaysAgo: 12,
    variant: 11,
    months: 24,
    goods: [{ number: "TV-65QL-07" }],
    status: 1,
    eCredit: 0,
    takeOverKey: TAKE_OVER_KEY,
    comment: "Perduodama kitam pardavėjui",
  },
  {
    id: 1045,
    client: "saulius",
    seller: LUKAS,
    createdDaysAgo: 15,
    contractDaysAgo: 14,
    variant: 11,
    months: 12,
    goods: [{ number: "BT-GAR-16" }, { number: "BT-KAI-14" }],
    status: 1,
    eCredit: 0,
    takeOverKey: TAKE_OVER_KEY,
    comment: "Perduodama kitam pardavėjui",
  },
  {
    id: 1046,
    client: "rokas",
    seller: TOMAS,
    createdDaysAgo: 17,
    variant: 11,
    months: 36,
    goods: [{ number: "NB-17G-08" }],
    status: -1,
    eCredit: -1,
    comment: "Atmesta įvertinus mokumą",
  },
];
