import { eq } from "drizzle-orm";
import { isSpouseCredit } from "../credit/credit-sum.ts";
import type { ApplicationRow } from "../store/application-fields.ts";
import { toWireApplication } from "../store/application-wire.ts";
import { applications } from "../store/schema/applications.ts";
import type { Store } from "../store/store.ts";
import type { PartFacts } from "./parts.ts";
import { begunBy, isGiven, SignatureType } from "./signature-types.ts";

const SIGNED = 2;
const SIGNED_CONTRACT = 3;
/** EKreditoBusena of an application whose consent is signed. */
export const SIGNED_APPLICATION = 4;

type Columns = Pick<ApplicationRow, "applicationSignature" | "contractSignature" | "spouseContractSignature">;

/** Where a contract stands by its signatures: it is signed when everybody has signed (F-228). */
export function signedStatus(
  row: ApplicationRow,
  columns: Pick<Columns, "contractSignature" | "spouseContractSignature">,
): Partial<Pick<ApplicationRow, "status" | "eCreditState">> {
  const isOfBoth = isSpouseCredit(toWireApplication(row));
  const haveAllSigned = isGiven(columns.contractSignature) && (!isOfBoth || isGiven(columns.spouseContractSignature));
  return haveAllSigned ? { status: SIGNED, eCreditState: SIGNED_CONTRACT } : {};
}

/** Whether everybody has signed the contract. */
export const isSigned = ({ status }: Pick<ApplicationRow, "status">): boolean => status === SIGNED;

/** How a part is marked: given stays, else the newest request that waits, else nothing. */
function markOf(part: PartFacts | undefined): number {
  if (part === undefined) return SignatureType.none;
  if (isGiven(part.type)) return part.type;
  const pending = part.requests.find(({ state }) => state === "pending");
  return pending === undefined ? SignatureType.none : begunBy(pending.way);
}

/** The columns of an application as its parts say. */
function columnsOf(row: ApplicationRow, parts: readonly PartFacts[]): Columns {
  const find = (subject: PartFacts["subject"], owner: PartFacts["owner"]) =>
    parts.find((part) => part.subject === subject && part.owner === owner);
  const spouse = find("contract", "spouse");
  return {
    applicationSignature: markOf(find("application", "client")),
    contractSignature: markOf(find("contract", "client")),
    spouseContractSignature: spouse === undefined ? row.spouseContractSignature : markOf(spouse),
  };
}

/**
 * Writes what the parts of an application say into its columns, as a new version. @returns the row as it is then
 */
export async function writeColumns(
  tx: Store,
  row: ApplicationRow,
  { parts, now, more }: { parts: readonly PartFacts[]; now: Date; more?: ApplicationRow["data"] },
): Promise<ApplicationRow> {
  const columns = columnsOf(row, parts);
  const isApplicationSigned = isGiven(columns.applicationSignature) && !isGiven(row.applicationSignature);
  const [written] = await tx
    .update(applications)
    .set({
      ...columns,
      ...(isApplicationSigned && { eCreditState: SIGNED_APPLICATION }),
      ...signedStatus(row, columns),
      ...(more !== undefined && { data: { ...row.data, ...more } }),
      version: row.version + 1,
      updatedAt: now,
    })
    .where(eq(applications.id, row.id))
    .returning();
  return written ?? row;
}
