/** Reduction polynomial of the field GF(256) that QR codes use: x^8 + x^4 + x^3 + x^2 + 1. */
const FIELD_POLYNOMIAL = 0x11d;

const POWERS: number[] = [];
const LOGARITHMS: number[] = [];
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  POWERS[exponent] = value;
  LOGARITHMS[value] = exponent;
  value = value & 0x80 ? (value << 1) ^ FIELD_POLYNOMIAL : value << 1;
}

function multiply(left: number, right: number): number {
  if (left === 0 || right === 0) return 0;
  return POWERS[((LOGARITHMS[left] ?? 0) + (LOGARITHMS[right] ?? 0)) % 255] ?? 0;
}

/** Coefficients of (x - 2^0)(x - 2^1)…(x - 2^(degree-1)) without the leading 1. */
function generator(degree: number): number[] {
  let coefficients = [1];
  for (let root = 0; root < degree; root++) {
    const factor = POWERS[root] ?? 1;
    const shifted = [...coefficients, 0];
    coefficients = shifted.map((value, index) => value ^ multiply(coefficients[index - 1] ?? 0, factor));
  }
  return coefficients.slice(1);
}

/** Error correction bytes of a block of data bytes. */
export function correctionBytes(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  let remainder = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (remainder[0] ?? 0);
    remainder = [...remainder.slice(1), 0].map((value, index) => value ^ multiply(divisor[index] ?? 0, factor));
  }
  return remainder;
}
