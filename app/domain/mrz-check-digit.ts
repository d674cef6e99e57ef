const WEIGHTS = [7, 3, 1];

/** ICAO 9303 check digit: weights 7, 3, 1; digits are themselves, letters 10–35, the filler 0; sum modulo 10. */
export function mrzCheckDigit(characters: string): string {
  let sum = 0;
  [...characters].forEach((character, index) => {
    const value = character === "<" ? 0 : parseInt(character, 36);
    sum += value * (WEIGHTS[index % WEIGHTS.length] ?? 0);
  });
  return String(sum % 10);
}
