import type { CreditOffer, Person } from "./contract-data.ts";
import { formatPhone } from "./format/lithuanian.ts";
import type { SignaturePlace } from "./layout/blocks.ts";
import { fillText } from "./texts/fill-text.ts";
import texts from "./texts/special-conditions.lt.json" with { type: "json" };

/** An identity document in words, or null when the person has none. */
function describeDocument(person: Person): string | null {
  if (person.document === null) return null;
  const { kind, number, validUntil } = person.document;
  const identity = fillText(texts.parties.document, { kind, number });
  return validUntil === null ? identity : `${identity}, ${fillText(texts.parties.documentValidity, { validUntil })}`;
}

/** Who a person is and how to reach them, as sentences. */
export function describePerson(person: Person): string {
  const { parties } = texts;
  const optional = [
    person.correspondenceAddress && fillText(parties.correspondence, { address: person.correspondenceAddress }),
    person.phone && fillText(parties.phone, { phone: formatPhone(person.phone) }),
    person.email && fillText(parties.email, { email: person.email }),
    describeDocument(person),
  ];
  const identity = { name: person.name, personalCode: person.personalCode, address: person.address };
  return [fillText(parties.personDetails, identity), ...optional.filter(Boolean)].join(". ");
}

/** By the first digit of the personal code: even ones are women's. */
export const isWoman = ({ personalCode }: Pick<Person, "personalCode">): boolean => /^[2468]/.test(personalCode);

/** What the spouse is called. */
export const spouseRoleOf = (person: Person): string => texts.parties[isWoman(person) ? "wife" : "husband"];

/** The persons who sign as borrowers: the buyer, and the spouse when both are bound; none while only a price is asked for. */
export function listBorrowers({ buyer, spouse }: Pick<CreditOffer, "buyer" | "spouse">): {
  readonly role: string;
  readonly place: SignaturePlace;
  readonly person: Person;
}[] {
  if (buyer === null) return [];
  const first = { role: texts.signatures.borrowerRole, place: "client", person: buyer } as const;
  return spouse === null ? [first] : [first, { role: spouseRoleOf(spouse), place: "spouse", person: spouse }];
}
