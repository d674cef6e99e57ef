import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { runIdempotent } from "../../../app/store/idempotency.server.ts";
import { portalStore } from "../../../app/store/portal-store.server.ts";

/** Tries the same attempts as its brothers, many at once; the effect of a run is a line in a file. `hang` never comes to an end. */
const [, , rounds = "1", how = ""] = process.argv;
const folder = process.env.DATA_DIR ?? "";
await portalStore();
process.stdout.write("ready\n");
process.stdin.once("data", () => void race());

async function race(): Promise<void> {
  for (let round = 0; round < Number(rounds); round += 1) {
    const key = { owner: "7", operationId: `round-${round}`, content: { round } };
    const answers = await Promise.all(Array.from({ length: 5 }, () => runIdempotent(key, () => effect(round))));
    process.stdout.write(`${JSON.stringify(answers)}\n`);
  }
  process.exit(0);
}

async function effect(round: number): Promise<string> {
  appendFileSync(join(folder, "effects"), `${round}\n`);
  process.stdout.write("working\n");
  await new Promise((resolve) => setTimeout(resolve, how === "hang" ? 60_000 : 5));
  return `contract-${round}-by-${process.pid}`;
}
