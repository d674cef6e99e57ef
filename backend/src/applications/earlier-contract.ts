import { and, desc, eq, inArray, isNotNull, ne } from "drizzle-orm";
import type { ApplicationRow } from "../store/application-fields.ts";
import { textOf, toWireApplication } from "../store/application-wire.ts";
import { applications } from "../store/schema/applications.ts";
import type { Store } from "../store/store.ts";
import type { WireRecord } from "../store/wire-record.ts";

/** The element about an earlier contract: only the back end sets it, and no save stores it. */
export const EARLIER_CONTRACT = "AnkstesneSutartis";

/** Made, signed, paid out, online: what the list calls a contract, those with defects left out (F-192). */
const MADE: readonly number[] = [1, 2, 3, 7];

const CONTACTS = ["Telefonas2", "ElPastas"];
const ADDRESS = ["Gatve", "Namas", "Butas", "Miestas", "Indeksas"];
const OTHER_ADDRESS = ["KitasAdresas", ...ADDRESS.map((element) => `${element}2`)];
const DOCUMENT = ["DokumentoTipoID", "DokumentoNr", "DokumentoGaliojimoData"];

const NO_DOCUMENT = "4";
const NO_EXPIRY = "1990-01-01";

/** A document that can still be shown: one that has ended, or none at all, is asked for again (F-309). */
function isDocumentGood(contract: WireRecord, today: string): boolean {
  const day = textOf(contract, "DokumentoGaliojimoData").slice(0, 10);
  const hasNumber = textOf(contract, "DokumentoNr") !== "" && textOf(contract, "DokumentoTipoID") !== NO_DOCUMENT;
  return hasNumber && (day === NO_EXPIRY || day >= today);
}

const pick = (record: WireRecord, elements: readonly string[]): WireRecord =>
  Object.fromEntries(
    elements.map((element) => [element, textOf(record, element)] as const).filter(([, text]) => text !== ""),
  );

async function findEarlier(db: Store, { id, shopId, personalCode }: ApplicationRow): Promise<ApplicationRow | null> {
  if (personalCode === null) return null;
  const [row] = await db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.personalCode, personalCode),
        eq(applications.shopId, shopId),
        ne(applications.id, id),
        inArray(applications.status, [...MADE]),
        isNotNull(applications.contractDate),
      ),
    )
    .orderBy(desc(applications.contractDate), desc(applications.id))
    .limit(1);
  return row ?? null;
}

/**
 * What may be offered of the buyer's last contract in the same shop: who sees the application sees that contract as well. Contacts, addresses and a document
 * that has not ended; never an answer that the law wants asked again (political exposure, consents), an account or the finances (docs/decisions/0024).
 * @returns nothing where there is no such contract
 */
export async function earlierContract(db: Store, row: ApplicationRow, today: string): Promise<WireRecord> {
  const earlier = await findEarlier(db, row);
  if (earlier === null) return {};
  const contract = toWireApplication(earlier);
  const hasOtherAddress = textOf(contract, "KitasAdresas") === "1";
  const offered = [
    ...CONTACTS,
    ...ADDRESS,
    ...(hasOtherAddress ? OTHER_ADDRESS : []),
    ...(isDocumentGood(contract, today) ? DOCUMENT : []),
  ];
  return {
    [EARLIER_CONTRACT]: {
      AnkstesneSutartisNr: textOf(contract, "SutartiesNr"),
      AnkstesneSutartisData: textOf(contract, "SutartiesData"),
      ...pick(contract, offered),
    },
  };
}
