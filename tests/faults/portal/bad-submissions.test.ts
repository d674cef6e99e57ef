import { expect, test } from "vitest";
import { roundsOf } from "../../support/rounds.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import { inParallel } from "./in-parallel.ts";
import { FORMS, pressed, type Subject } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { openFormsOfOthers } from "./forms-of-others.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";
import { dataAddress, submitBadly, type TriedField } from "./submit-badly.ts";
import { TEXT_FIELDS } from "./text-fields.ts";

let stage: Stage;
let subject: Subject;
useStage(async (opened) => {
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

/** Every field of every form that the author has. */
async function fieldsOfAuthor(): Promise<TriedField[]> {
  const by = await stage.as(AUTHOR);
  return FORMS.filter(({ form }) => !COUNTED.includes(form)).flatMap((entry) => {
    const { form, route, fields } = entry;
    const [spoiledField, spoiledValue] = SPOILED[form] ?? ["", ""];
    const address = dataAddress(entry.address(subject), route);
    return [...new Set([...Object.keys(fields), ...Object.keys(TEXT_FIELDS[form] ?? {})])].map((name) => ({
      form,
      name,
      address,
      by,
      values: { ...pressed(entry), ...(spoiledField !== "" && { [spoiledField]: spoiledValue }) },
    }));
  });
}

/** The posts are counted, not timed: on a busy machine they take their time. */
const LIMIT_MS = roundsOf({ usual: 600_000, full: 14_400_000 });

test(
  "R-E6: bad submissions give neither an error of the server nor a lost input",
  async () => {
    const { broken, lost } = await submitBadly(await fieldsOfAuthor(), roundsOf({ usual: 500, full: 60_000 }));
    expect([broken, lost]).toEqual([[], []]);
  },
  LIMIT_MS,
);

test(
  "R-E6: the same of the forms that supervisors, managers, guests and owners of liabilities have",
  async () => {
    const fields = await openFormsOfOthers(stage);
    const { answered, broken, lost } = await submitBadly(fields, roundsOf({ usual: 200, full: 20_000 }));
    expect([broken, lost]).toEqual([[], []]);
    expect((answered.get(400) ?? 0) + (answered.get(422) ?? 0)).toBeGreaterThan(80);
  },
  LIMIT_MS,
);

/** Pages whose questions stand in the address, by users who have them. */
const QUESTIONS: readonly [user: string, page: string, names: readonly string[]][] = [
  [AUTHOR, "/search", ["number"]],
  [AUTHOR, "/reports?id=3", ["from", "to"]],
  [AUTHOR, "/ratings", ["number", "personalCode", "sort", "page"]],
  ["vadyb2", "/reports/month", ["month"]],
  ["vadyb2", "/permits", ["status", "sort", "page"]],
  ["vadyb2", "/manager/users", ["search", "sort", "page"]],
  ["vadove", "/supervisor/accounts", ["search", "sort", "page"]],
];

/** Of each name every so many texts. */
const EVERY = roundsOf({ usual: 12, full: 1 });

test(
  "R-E6: no question in an address is answered by an error of the server, whatever it asks",
  async () => {
    const asked = QUESTIONS.flatMap(([user, page, names], place) =>
      names.flatMap((name, at) =>
        HOSTILE_TEXTS.filter((_, number) => number % EVERY === (place + at) % EVERY).map((text) => ({
          user,
          address: `${page}${page.includes("?") ? "&" : "?"}${new URLSearchParams({ [name]: text }).toString()}`,
        })),
      ),
    );
    const broken: unknown[] = [];
    await inParallel(asked, async ({ user, address }) => {
      const { status } = await (await stage.as(user)).get(address);
      if (status >= 500) broken.push([user, address, status]);
    });
    expect([broken, asked.length > 200]).toEqual([[], true]);
  },
  LIMIT_MS,
);

testForLeaks(() => stage);
