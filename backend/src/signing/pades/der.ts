/** A value in DER (ITU-T X.690): whole, with its tag and length. */
export type Der = Buffer;

/** Tags that certificates and signatures use. */
export const Tag = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  objectIdentifier: 0x06,
  utf8String: 0x0c,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

const LONG_FORM = 0x80;
const BYTE = 0x100;

function lengthOf(content: Buffer): Buffer {
  if (content.length < LONG_FORM) return Buffer.of(content.length);
  const digits: number[] = [];
  for (let rest = content.length; rest > 0; rest = Math.floor(rest / BYTE)) digits.unshift(rest % BYTE);
  return Buffer.of(LONG_FORM + digits.length, ...digits);
}

/** A value of a tag around content that is encoded already. */
export const encode = (tag: number, content: Buffer): Der =>
  Buffer.concat([Buffer.of(tag), lengthOf(content), content]);

export const sequence = (...parts: readonly Der[]): Der => encode(Tag.sequence, Buffer.concat(parts));

/** A set, its members in the order that DER asks for. */
export const set = (...members: readonly Der[]): Der =>
  encode(Tag.set, Buffer.concat([...members].sort((left, right) => Buffer.compare(left, right))));

export const octets = (content: Buffer): Der => encode(Tag.octetString, content);
export const bits = (content: Buffer): Der => encode(Tag.bitString, Buffer.concat([Buffer.of(0), content]));
export const text = (value: string): Der => encode(Tag.utf8String, Buffer.from(value, "utf8"));
export const boolean = (value: boolean): Der => encode(0x01, Buffer.of(value ? 0xff : 0));

/** `[number]` around a value (explicit) or in place of its tag (implicit): both are constructed here. */
export const tagged = (number: number, content: Buffer): Der => encode(0xa0 + number, content);

/** A number that is not negative, from its bytes, the highest first. */
export function integer(bytes: Buffer): Der {
  const first = bytes.findIndex((byte) => byte !== 0);
  const digits = first === -1 ? Buffer.of(0) : bytes.subarray(first);
  return encode(Tag.integer, (digits[0] ?? 0) >= LONG_FORM ? Buffer.concat([Buffer.of(0), digits]) : digits);
}

const GROUP = 0x80;

function base128(arc: number): number[] {
  const groups = [arc % GROUP];
  for (let rest = Math.floor(arc / GROUP); rest > 0; rest = Math.floor(rest / GROUP)) {
    groups.unshift((rest % GROUP) + GROUP);
  }
  return groups;
}

/** An object identifier in dots. */
export function oid(dotted: string): Der {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  return encode(Tag.objectIdentifier, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

const FIRST_YEAR_OF_LONG_TIME = 2050;

/** A moment to the second, as certificates write it (RFC 5280, 4.1.2.5). */
export function time(moment: Date): Der {
  const digits = `${moment.toISOString().slice(0, 19).replace(/\D/g, "")}Z`;
  return moment.getUTCFullYear() < FIRST_YEAR_OF_LONG_TIME
    ? encode(Tag.utcTime, Buffer.from(digits.slice(2)))
    : encode(Tag.generalizedTime, Buffer.from(digits));
}
