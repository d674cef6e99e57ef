import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { parseForm } from "../../support/parse-form.ts";
import { request, SAME_ORIGIN, usePortal } from "../session/portal-environment.ts";

usePortal();

const schema = z.object({ name: z.string() });

/** What a form answers that has a field of this name besides its own: 200 when it takes it. */
async function statusOf(field: string): Promise<number> {
  const headers = { "Content-Type": "application/x-www-form-urlencoded", ...SAME_ORIGIN };
  const body = `${encodeURIComponent(field)}=1&name=a`;
  try {
    await parseForm(request("/form", { body, headers }), { formId: "test", schema });
    return 200;
  } catch (error) {
    return (error as Response).status;
  }
}

describe("R-1.5: a field's name is a word, then up to five words or indexes below 100", () => {
  const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";
  const letter = fc.constantFrom(...LETTERS);
  const word = fc
    .tuple(letter, fc.array(fc.constantFrom(...LETTERS, ..."0123456789"), { maxLength: 9 }))
    .map(([first, rest]) => first + rest.join(""))
    .filter((text) => !["__proto__", "constructor", "prototype"].includes(text) && !/^_(op|v|csrf)/.test(text));
  const index = fc.integer({ min: 0, max: 99 }).map((at) => `[${at}]`);
  const part = fc.oneof(
    index,
    word.map((text) => `.${text}`),
  );
  const name = fc
    .tuple(word, fc.array(part, { maxLength: 5 }))
    .map(([first, parts]) => [first, ...parts])
    .filter((parts) => parts.join("").length <= 100);

  test("every such name is taken", async () => {
    await fc.assert(
      fc.asyncProperty(name, async (parts) => {
        expect(await statusOf(parts.join(""))).toBe(200);
      }),
      { numRuns: 500 },
    );
  });

  const SPOILT = [
    "[100]",
    "[-1]",
    "[007]",
    "[1e1]",
    "[ 1]",
    "[]",
    "[a]",
    "[1",
    "]",
    "..a",
    ".",
    ".1a",
    ".a b",
    ".ą",
    ".a-b",
    ".__proto__",
    ".constructor",
    ".prototype",
    "\u0000",
    "\n",
    "%",
    ".a.a.a.a.a.a",
    "[0][0][0][0][0][0]",
  ];
  test("a name with one spoilt part is refused, wherever the part is", async () => {
    await fc.assert(
      fc.asyncProperty(name, fc.constantFrom(...SPOILT), fc.nat(), async (parts, spoilt, at) => {
        const place = 1 + (at % parts.length);
        const field = [...parts.slice(0, place), spoilt, ...parts.slice(place)].join("");
        expect([field, await statusOf(field)]).toEqual([field, 400]);
      }),
      { numRuns: 500 },
    );
  });

  test("a first part that is no word is refused, and so are a hundred and one characters", async () => {
    for (const first of ["1a", "[0]", ".a", " a", "ą", "-", "__proto__", "constructor", "prototype"])
      expect([first, await statusOf(`${first}.price`)]).toEqual([first, 400]);
    expect([await statusOf("a".repeat(100)), await statusOf("a".repeat(101))]).toEqual([200, 400]);
  });

  test("no text at all ends the process or touches what all objects share", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.stringMatching(/^[a-z[\].0-9_]{1,40}$/)), async (field) => {
        expect(await statusOf(field)).toBeOneOf([200, 400, 403]);
      }),
      { numRuns: 500 },
    );
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});
