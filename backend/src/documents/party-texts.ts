import type { ContractData, Person } from "./contract-data.ts";
import { fillText } from "./texts/fill-text.ts";
import texts from "./texts/special-conditions.lt.json" with { type: "json" };

/** An identity document in words, or null when the person has none. */
export function describeDocument(person: Person): string | null {
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
    person.phone && fillText(parties.phone, { phone: person.phone }),
    person.email && fillText(parties.email, { email: person.email }),
    describeDocument(person),
  ];
  const identity = { name: person.name, personalCode: person.personalCode, address: person.address };
  return [fillText(parties.personDetails, identity), ...optional.filter(Boolean)].join(". ");
}

/** The persons who sign as borrowers: the buyer, and the spouse when both are bound. */
export function listBorrowers(contract: ContractData): { readonly role: string; readonly person: Person }[] {
  const { signatures } = texts;
  const buyer = { role: signatures.borrowerRole, person: contract.buyer };
  return contract.spouse === null ? [buyer] : [buyer, { role: signatures.spouseRole, person: contract.spouse }];
}
