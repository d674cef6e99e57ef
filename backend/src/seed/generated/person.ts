import { z } from "zod";
import { addDays } from "../../rules/days.ts";
import type { DemoClient } from "../people/demo-clients.ts";
import { readSeedData } from "../read-data.ts";
import type { Random } from "./random.ts";

const namesSchema = z.strictObject({
  men: z.array(z.string()),
  women: z.array(z.string()),
  /** Of a man, of a married woman, of an unmarried woman. */
  surnames: z.array(z.tuple([z.string(), z.string(), z.string()])),
  workplaces: z.array(z.string()),
});

/** Invented names, and where invented people work. */
const NAMES = readSeedData("names.json", namesSchema);

const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1] as const;
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 1, 2, 3] as const;

/** Serial numbers this high are rarely given to real people. */
const FIRST_SERIAL = 900;
const LAST_SERIAL = 999;

const FIRST_BIRTH_DAY = "1956-01-01";
const BIRTH_DAYS = 18_000;
const MARRIED_SHARE = 0.55;
const PENSION_AGE_YEAR = 1961;

const remainder = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;

/** A personal code with its check digit (L-4.1). */
function toPersonalCode(birthDate: string, isMan: boolean, serial: number): string {
  const century = birthDate < "2000" ? 3 : 5;
  const digits = `${isMan ? century : century + 1}${birthDate.slice(2).replaceAll("-", "")}${serial}`;
  const first = remainder(digits, FIRST_WEIGHTS);
  const check = first < 10 ? first : remainder(digits, SECOND_WEIGHTS) % 10;
  return `${digits}${check}`;
}

/** An invented person with a valid personal code and an income. */
export function inventPerson(random: Random): DemoClient {
  const isMan = random.isLucky(0.5);
  const born = addDays(FIRST_BIRTH_DAY, random.between(0, BIRTH_DAYS));
  const [man, wife, daughter] = random.pick(NAMES.surnames);
  const womanSurname = random.isLucky(MARRIED_SHARE) ? wife : daughter;
  const isPensioner = Number(born.slice(0, 4)) <= PENSION_AGE_YEAR;
  return {
    code: toPersonalCode(born, isMan, random.between(FIRST_SERIAL, LAST_SERIAL)),
    name: [random.pick(isMan ? NAMES.men : NAMES.women), isMan ? man : womanSurname],
    born,
    income: isPensioner ? [2, random.between(550, 1100)] : [1, random.between(900, 2800)],
    ...(!isPensioner && { workplace: random.pick(NAMES.workplaces) }),
  };
}
