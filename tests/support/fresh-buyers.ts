/** Demo clients of whom tests need many: what a contract does to the next one is then a matter of one test alone (O21). */
const NUMBERS: Readonly<Record<string, number>> = {
  /** Emilija */
  "60302149977": 900,
  /** Rūta */
  "48609049922": 300,
  /** Mantas */
  "38403179912": 300,
  /** Simona */
  "48308239783": 200,
  /** Vytautas and Aušra, whom a contract of the story binds */
  "37810109983": 60,
  "48001259993": 60,
};

const WEIGHTS = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 1],
  [3, 4, 5, 6, 7, 8, 9, 1, 2, 3],
];
const MODULUS = 11;
const BIRTH_DIGITS = 7;
const SERIAL_DIGITS = 3;
/** Workers that run at the same time on one back end take their own share of the codes. */
const SHARES = 6;

function controlDigit(digits: string): number {
  for (const weights of WEIGHTS) {
    const rest = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % MODULUS;
    if (rest < 10) return rest;
  }
  return 0;
}

/** Code of a person of the same day of birth and sex. */
function codeOf(personalCode: string, serial: number): string {
  const digits = personalCode.slice(0, BIRTH_DIGITS) + String(serial).padStart(SERIAL_DIGITS, "0");
  return `${digits}${controlDigit(digits)}`;
}

/** Every code that stands for a demo client, beside the client's own. */
export const freshCodes = (): { readonly like: string; readonly codes: readonly string[] }[] =>
  Object.entries(NUMBERS).map(([like, count]) => ({
    like,
    codes: Array.from({ length: count }, (_, serial) => codeOf(like, serial)).filter((code) => code !== like),
  }));

const taken = new Map<string, number>();

/** Journeys of one run share their servers; every other worker has its own database. */
function firstOf(count: number): { readonly first: number; readonly size: number } {
  const worker = process.env["TEST_WORKER_INDEX"];
  if (worker === undefined) return { first: 0, size: count };
  const size = Math.floor(count / SHARES);
  return { first: (Number(worker) % SHARES) * size, size };
}

/**
 * A person whom no contract binds yet: in all else like the demo client, name, incomes and debts among it. The next one at each call; a client of whom there are
 * none is answered as given.
 */
export function freshCode(personalCode: string): string {
  const count = NUMBERS[personalCode];
  if (count === undefined) return personalCode;
  const { first, size } = firstOf(count);
  const next = taken.get(personalCode) ?? 0;
  taken.set(personalCode, next + 1);
  return codeOf(personalCode, first + (next % size));
}

/** SQL that puts them into a database that has the demo story, and one person of whom the debt register never says anything. */
export const freshBuyersSql = (): string[] => [
  ...freshCodes().map(
    ({ like, codes }) =>
      `insert into clients (personal_code, first_name, last_name, birth_date, citizenship, served, registry)
       select code, first_name, last_name, birth_date, citizenship, served, registry
       from clients cross join unnest(array['${codes.join("','")}']) as code
       where personal_code = '${like}'`,
  ),
  `insert into clients (personal_code, first_name, last_name, birth_date, citizenship, served, registry)
   select '${SILENT_CODE}', 'Tyla', 'Neatsakė', birth_date, citizenship, served,
          registry || '{"debtRegister": {"debts": [], "service": "silent"}}'::jsonb
   from clients where personal_code = '60302149977'`,
];

/** The debt register never answers about her. */
export const SILENT_CODE = codeOf("60302149977", 950);
