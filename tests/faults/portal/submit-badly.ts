import type { Visitor } from "../../support/http-client.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import { inParallel } from "./in-parallel.ts";
import { asTyped } from "./text-fields.ts";
import { toldOf } from "./told.ts";

/** A field of a form in front of a user. */
export interface TriedField {
  form: string;
  name: string;
  /** The address of the form's route as script posts to it. */
  address: string;
  by: Visitor;
  /** What is posted besides. */
  values: Readonly<Record<string, string>>;
}

/** How far apart in the corpus two neighbouring fields begin. */
const BETWEEN_FIELDS = 13;

/** The fields in turn, each with the next text of the corpus: every field begins elsewhere, and after enough rounds has met all. */
function draw(fields: readonly TriedField[], count: number): { field: TriedField; text: string }[] {
  return Array.from({ length: count }, (_, at) => {
    const place = at % fields.length;
    const round = Math.floor(at / fields.length);
    const field = fields[place];
    const text = HOSTILE_TEXTS[(round + BETWEEN_FIELDS * place) % HOSTILE_TEXTS.length];
    if (field === undefined || text === undefined) throw new Error("there is nothing to post");
    return { field, text };
  });
}

/** Posts so many bad texts, and prints what they were answered. @returns what broke, and what was typed and is not shown again */
export async function submitBadly(fields: readonly TriedField[], count: number) {
  const answered = new Map<number, number>();
  const broken: unknown[] = [];
  const lost: unknown[] = [];
  await inParallel(draw(fields, count), async ({ field: { form, name, address, by, values }, text }) => {
    const answer = await by.post(address, { ...values, [name]: text, _op: crypto.randomUUID() });
    answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500) broken.push([form, name, text, answer.status]);
    if (answer.status !== 400 && answer.status !== 422) return;
    const { echoed } = toldOf(answer, name);
    if ((echoed ?? "") !== asTyped(text)) lost.push([form, name, text.slice(0, 40), answer.status, echoed]);
  });
  const counts = [...answered].sort(([left], [right]) => left - right).map(([status, times]) => `${status}: ${times}`);
  process.stdout.write(
    `${count} bad submissions, ${broken.length} errors of the server, ${lost.length} lost inputs (${counts.join(", ")})\n`,
  );
  return { answered, broken, lost };
}

/** Where script posts the form of a page. */
export const dataAddress = (page: string, route: string): string => {
  const [path = "", query] = page.split("?");
  return `${path}?${query === undefined ? "" : `${query}&`}_data=${encodeURIComponent(route)}`;
};
