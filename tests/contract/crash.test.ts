import { rmSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { prepareDataFolder, startBackEnd } from "../support/back-end.ts";
import { createApplication, EMILIJA } from "../support/demo-application.ts";
import { callerOf, type Caller } from "../support/demo-session.ts";
import { roundsOf } from "../support/rounds.ts";
import { listAt, textAt, valueAt } from "../support/soap-answer.ts";

const ROUNDS = roundsOf({ usual: 2, full: 4 });

let folder = "";

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the back end has said "done" to. */
interface Acknowledged {
  readonly comments: Map<number, string>;
  readonly contracts: Map<number, string>;
}

/** Saves and makes contracts one after the other until the process is gone. */
async function workUntilGone(call: Caller, done: Acknowledged, name: string): Promise<void> {
  for (let index = 0; ; index += 1) {
    try {
      const { id } = await createApplication(call);
      const comment = `${name}-${index}`;
      const saved = await call("SaveApplication", { Paraiska: { ParaiskosID: id, ...EMILIJA, Komentaras: comment } });
      if (saved.code === 0) done.comments.set(id, comment);
      const made = await call("MakeContract", { ParaiskosID: id });
      if (made.code === 0) done.contracts.set(id, textAt(made.fields, "SutartiesNr"));
    } catch {
      return;
    }
  }
}

/** Waits until this round has acknowledged enough to be worth a crash. */
const untilBusy = (done: Acknowledged, wanted: number) =>
  expect.poll(() => done.contracts.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(wanted);

test("R-J4: kill -9 during saves and contracts: everything acknowledged is there, nothing twice, nothing by halves", async () => {
  folder = await prepareDataFolder();
  const done: Acknowledged = { comments: new Map(), contracts: new Map() };
  for (let round = 0; round < ROUNDS; round += 1) {
    const backEnd = await startBackEnd({ dataFolder: folder });
    const call = await callerOf(backEnd.url, "jonas.s");
    const workers = [0, 1, 2].map((worker) => workUntilGone(call, done, `${round}-${worker}`));
    await untilBusy(done, (round + 1) * 4);
    await backEnd.kill();
    await Promise.all(workers);
  }
  const backEnd = await startBackEnd({ dataFolder: folder });
  const call = await callerOf(backEnd.url, "vadyb2");
  const loaded = async (id: number) => valueAt((await call("GetContract", { ParaiskosID: id })).fields, "Paraiska");
  for (const [id, comment] of done.comments)
    expect([id, textAt(await loaded(id), "Komentaras")]).toEqual([id, comment]);
  for (const [id, number] of done.contracts)
    expect([id, textAt(await loaded(id), "SutartiesNr")]).toEqual([id, number]);

  const rows = listAt((await call("ListContracts", { Skirtukas: 6, Kiekis: 500 })).fields, "Sarasas", "Eilute");
  const numbers = rows.map((row) => textAt(row, "SutartiesNr"));
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const row of rows.filter((candidate) => Number(textAt(candidate, "ParaiskosID")) > 20_000_000)) {
    const id = Number(textAt(row, "ParaiskosID"));
    const log = listAt((await call("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas");
    expect(log.filter((line) => textAt(line, "Veiksmas") === "Sutartis sudaryta")).toHaveLength(1);
    expect(textAt(row, "SutartiesData")).not.toBe("");
  }
  await backEnd.kill();
}, 300_000);
