import { expect, test } from "vitest";
import { roundsOf } from "../../support/rounds.ts";
import { FORMS, pressed, type FormEntry, type Subject } from "./form-table.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import { inParallel } from "./in-parallel.ts";
import { testForLeaks } from "./leaks.ts";
import { AUTHOR, useStage, type Stage } from "./stage.ts";
import { TEXT_FIELDS } from "./text-fields.ts";
import { toldOf } from "./told.ts";

let stage: Stage;
let subject: Subject;
useStage({}, async (opened) => {
  stage = opened;
  subject = await stage.subject();
});

/** Log-ins and keys are counted and held up after a few wrong ones: `log-in.test.ts` and `ownership.test.ts` have those. */
const COUNTED: readonly string[] = ["login", "take-over"];

/** What keeps a form from being done while one of its other fields is tried: the next post finds everything as it was. */
const SPOILED: Readonly<Record<string, readonly [field: string, value: string]>> = {
  buyer: ["phone", "x"],
  "start-application": ["personalCode", "x"],
  "contract-signature": ["signedOn", "x"],
  transfer: ["recipient", "x"],
  "reject-contract": ["reason", "x"],
};

/** How far apart in the corpus two neighbouring fields begin. */
const BETWEEN_FIELDS = 13;

interface Bad {
  entry: FormEntry;
  name: string;
  text: string;
}

/** The fields of every form in turn, each with the next text of the corpus: every field begins elsewhere, and after enough rounds has met all. */
function drawn(count: number): Bad[] {
  const fields = FORMS.filter(({ form }) => !COUNTED.includes(form)).flatMap((entry) =>
    [...new Set([...Object.keys(entry.fields), ...Object.keys(TEXT_FIELDS[entry.form] ?? {})])].map((name) => ({
      entry,
      name,
    })),
  );
  return Array.from({ length: count }, (_, at) => {
    const place = at % fields.length;
    const round = Math.floor(at / fields.length);
    const field = fields[place];
    const text = HOSTILE_TEXTS[(round + BETWEEN_FIELDS * place) % HOSTILE_TEXTS.length];
    if (field === undefined || text === undefined) throw new Error("there is nothing to post");
    return { ...field, text };
  });
}

/** The posts are counted, not timed: on a busy machine they take their time. */
const LIMIT_MS = roundsOf({ usual: 600_000, full: 14_400_000 });

test(
  "R-E6: bad submissions give neither an error of the server nor a lost input",
  async () => {
    const posts = drawn(roundsOf({ usual: 2_000, full: 60_000 }));
    const seller = await stage.as(AUTHOR);
    const answered = new Map<number, number>();
    const broken: unknown[] = [];
    const lost: unknown[] = [];
    await inParallel(posts, async ({ entry, name, text }) => {
      const [spoiledField, spoiledValue] = SPOILED[entry.form] ?? ["", ""];
      const spoiled = spoiledField !== "" && spoiledField !== name ? { [spoiledField]: spoiledValue } : {};
      const typed = { ...pressed(entry), ...spoiled, [name]: text, _op: crypto.randomUUID() };
      const address = `${entry.address(subject)}?_data=${encodeURIComponent(entry.route)}`;
      const answer = await seller.post(address, typed);
      answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
      if (answer.status >= 500) broken.push([entry.form, name, text, answer.status]);
      if (answer.status !== 400 && answer.status !== 422) return;
      const { echoed } = toldOf(answer, name);
      if ((echoed ?? "") !== text.normalize("NFC"))
        lost.push([entry.form, name, text.slice(0, 40), answer.status, echoed]);
    });
    const counts = [...answered]
      .sort(([left], [right]) => left - right)
      .map(([status, count]) => `${status}: ${count}`);
    process.stdout.write(
      `${posts.length} bad submissions, ${broken.length} errors of the server, ${lost.length} lost inputs (${counts.join(", ")})\n`,
    );
    expect([broken, lost]).toEqual([[], []]);
  },
  LIMIT_MS,
);

testForLeaks(() => stage);
