const CODE_LENGTH = 11;

/**
 * A personal code; or a UUID, which is passed over whole: in one of a hundred thousand request ids the last twelve hexadecimal digits hold eleven that fit.
 */
const CODE_OR_UUID =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<!\d)[3-6]\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[0-2])\d{4}(?!\d)/g;

/**
 * The last line of defence of the log: nothing that looks like a person or a secret leaves the process. Fields are
 * allow-listed before; when this fires, a caller has put something into a field that does not belong there.
 */
const PATTERNS: readonly (readonly [name: string, pattern: RegExp, isMeant: (hit: string) => boolean])[] = [
  ["email", /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, () => true],
  ["iban", /LT\d{2}(?: ?\d{4}){4}/gi, () => true],
  ["phone", /\+370[\d ]{8,12}/g, () => true],
  ["hex", /[0-9a-f]{32,}/gi, () => true],
  ["base64", /[A-Za-z0-9+/_-]{40,}={0,2}/g, (hit) => /[A-Z]/.test(hit) && /[a-z]/.test(hit) && /\d/.test(hit)],
  ["code", CODE_OR_UUID, (hit) => hit.length === CODE_LENGTH && hasValidCheckDigit(hit)],
];

/** Replaces what looks personal or secret by its kind, `[email]`. `hits` is how many were found. */
export function redact(text: string): { text: string; hits: number } {
  let hits = 0;
  let clean = text;
  for (const [name, pattern, isMeant] of PATTERNS) {
    clean = clean.replace(pattern, (hit) => {
      if (!isMeant(hit)) return hit;
      hits += 1;
      return `[${name}]`;
    });
  }
  return { text: clean, hits };
}

const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1];
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 1, 2, 3];

/** Eleven digits whose last one fits the two weighted sums of a Lithuanian personal code. */
function hasValidCheckDigit(digits: string): boolean {
  const sum = (weights: readonly number[]) =>
    weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0) % 11;
  const first = sum(FIRST_WEIGHTS);
  const check = first < 10 ? first : sum(SECOND_WEIGHTS) % 10;
  return check === Number(digits[10]);
}
