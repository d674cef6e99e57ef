import type { WireRecord } from "../../store/wire-record.ts";
import type { DemoTime } from "../demo-time.ts";
import type { DemoClient } from "../people/demo-clients.ts";
import { HEALTH_ELEMENTS } from "../../credit/health-questionnaire.ts";
import { DEMO_INSURANCE } from "../partners/prices.ts";
import { DEMO_ADDRESSES } from "../places/addresses.ts";
import { identityDocument } from "./identity-document.ts";
import { personOf, type Story } from "./story.ts";

/** Accounts of buyers; all pass mod 97. */
const BUYER_ACCOUNTS = ["LT353250012345678901", "LT557290000012345678", "LT134010051234567890"] as const;

/** A number that a person always has, to choose an address and an account by. */
const seedOf = (client: DemoClient): number => Number(client.code.slice(3, 10));

function addressOf(client: DemoClient): WireRecord {
  const place = DEMO_ADDRESSES[seedOf(client) % DEMO_ADDRESSES.length];
  if (place === undefined) return {};
  const house = place.houseFrom + (seedOf(client) % (place.houseTo - place.houseFrom + 1));
  return {
    Gatve: place.street,
    Namas: String(house),
    ...(house % 3 === 0 && { Butas: String((house % 40) + 1) }),
    Miestas: place.city,
    Indeksas: place.postalCode,
    KitasAdresas: "0",
  };
}

/** An insurance that asks about health is given to who has answered no (F-282). */
function healthAnswers({ insurance }: Story): WireRecord {
  const asks = DEMO_INSURANCE.some(({ id, asksHealth }) => id === insurance && asksHealth === true);
  return asks ? Object.fromEntries(HEALTH_ELEMENTS.map((element) => [element, "0"])) : {};
}

/** Step 4: address, identity document, statements and consents, account, insurance. */
export function contractStep(story: Story, time: DemoTime): WireRecord {
  const client = personOf(story.client);
  return {
    ...addressOf(client),
    ...identityDocument(client, story, time),
    Politikas: "0",
    SutikimasTiesioginis: seedOf(client) % 2 === 0 ? "1" : "0",
    SutikimasPartneriai: "0",
    SutikimasProfiliavimas: "0",
    SaskaitosNr: BUYER_ACCOUNTS[seedOf(client) % BUYER_ACCOUNTS.length] ?? BUYER_ACCOUNTS[0],
    DraudimoID: String(story.insurance ?? 0),
    ...healthAnswers(story),
  };
}
