import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "../../../backend/src/store/database.ts";
import { contractNumbers } from "../../../backend/src/store/schema/application-records.ts";
import { applications } from "../../../backend/src/store/schema/applications.ts";
import { roundsOf } from "../../support/rounds.ts";
import { startProcess } from "./child-process.ts";
import { insertPartner } from "./draft-row.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const dataFolder = temporaryFolder();
const open = () => openDatabase({ databaseUrl: null, databasePoolSize: 1, dataFolder });

const WRITES_BEFORE_KILL = 60;
const ROUNDS = roundsOf({ usual: 1, full: 3 });

async function writeUntilKilled(firstId: number): Promise<string[]> {
  const writer = startProcess("tests/backend/store/contract-writer.ts", [dataFolder, String(firstId)]);
  await writer.line(() => writer.lines.length >= WRITES_BEFORE_KILL);
  await writer.kill("SIGKILL");
  return [...writer.lines];
}

test("R-J4: kill -9 while writing loses no acknowledged contract, doubles none and leaves no half of one", async () => {
  const first = await open();
  await insertPartner(first.db);
  await first.close();

  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    acknowledged.push(...(await writeUntilKilled(1 + round * 100_000)));
  }

  const { db, close } = await open();
  const rows = await db.select().from(applications).orderBy(asc(applications.contractNumber));
  const [counted] = await db.select().from(contractNumbers);
  await close();
  const kept = new Set(rows.map(({ id, contractNumber }) => `${id} ${contractNumber}`));
  expect(acknowledged.filter((line) => !kept.has(line))).toEqual([]);
  // Numbers without a gap up to the counter: a number and its contract were kept together or not at all.
  expect(rows.map(({ contractNumber }) => contractNumber)).toEqual(
    rows.map((_, index) => `PL26-${String(index + 1).padStart(6, "0")}`),
  );
  expect(counted?.last).toBe(rows.length);
}, 180_000);
