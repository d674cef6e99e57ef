/** `node scripts/verify-action-log.ts`: whether the action log of every application is whole. Reads the environment of the back end; an embedded store must be at rest. */
import { verifyActionLog } from "../backend/src/applications/verify-action-log.ts";
import { readEnvironment } from "../backend/src/environment.ts";
import { openDatabase } from "../backend/src/store/database.ts";

const database = await openDatabase(readEnvironment());
const { lines, broken } = await verifyActionLog(database.db);
await database.close();
for (const { applicationId, line } of broken)
  console.error(`application ${applicationId}: line ${line} was changed, or one before it is missing`);
console.log(`${lines} lines, ${broken.length} faults`);
process.exit(broken.length > 0 ? 1 : 0);
