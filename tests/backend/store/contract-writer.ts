import { takeContractNumber } from "../../../backend/src/store/contract-number.ts";
import { openDatabase } from "../../../backend/src/store/database.ts";
import { applications } from "../../../backend/src/store/schema/applications.ts";
import { withTransaction } from "../../../backend/src/store/store.ts";
import { draftRow } from "./draft-row.ts";

// Makes one contract after another in the folder of the first argument, beginning at the number of the second, and
// tells each on its own line once it is committed, until the process is killed.
const database = await openDatabase({ databaseUrl: null, databasePoolSize: 1, dataFolder: process.argv[2] ?? "" });
for (let id = Number(process.argv[3]); ; id += 1) {
  const contractNumber = await withTransaction(database.db, async (tx) => {
    const taken = await takeContractNumber(tx, 2026);
    await tx.insert(applications).values(draftRow(id, { status: 1, contractNumber: taken }));
    return taken;
  });
  process.stdout.write(`${id} ${contractNumber}\n`);
}
