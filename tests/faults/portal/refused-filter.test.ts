import { describe, expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { unescapeHtml } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const get = useStage();

async function filterBy(query: string) {
  const seller = await get().as(AUTHOR);
  const { proxy } = get().servers;
  proxy.forget();
  const page = await seller.get(`/applications?${query}`);
  const calls = proxy.calls.filter(({ operation }) => operation === "ListContracts");
  return { page, calls, words: wordsOf(page) };
}

const valueOf = (html: string, name: string) =>
  new RegExp(`<input[^>]* id="filter-${name}"[^>]*>`).exec(html)?.[0].replace(/^.* value="([^"]*)".*$/s, "$1");

test.each([
  ["/applications", AUTHOR, "tab=3&personalCode=603"],
  ["/applications", AUTHOR, "number=abc"],
  ["/applications", AUTHOR, "from=2026-02-30"],
  ["/ratings", "vadyb2", "from=2026-02-30"],
])(
  "F-162: the file of %s for %s with the refused filter %s holds nothing: the list says what is wrong",
  async (list, user, query) => {
    const browser = await get().as(user);
    const { proxy } = get().servers;
    proxy.forget();
    const answer = await browser.get(`${list}/export?${query}`);
    expect([answer.status, answer.location]).toEqual([302, `${list}?${query}`]);
    expect(proxy.operations().filter((operation) => operation.startsWith("List"))).toEqual([]);
  },
);

describe("F-159: a refused filter of the list", () => {
  test.each([
    ["a day that is none", "from=2026-02-30&to=", ["2026-02-30", ""]],
    ["a period backwards", "from=2026-11-10&to=2026-11-01", ["2026-11-10", "2026-11-01"]],
    ["a day in words, beside a number", "number=1013&from=vakar&to=2026-11-01", ["vakar", "2026-11-01"]],
  ])(
    "F-159: %s: what was typed stays, nothing is asked, and no row of another period is shown",
    async (_case, query, typed) => {
      const { page, calls, words } = await filterBy(query);
      expect([valueOf(page.body, "from"), valueOf(page.body, "to")]).toEqual(typed);
      expect([calls.length, page.body.includes("<tbody"), page.body.includes('aria-invalid="true"')]).toEqual([
        0,
        false,
        true,
      ]);
      expect(words).toContain(textOf("lt", "applications:refused.title"));
      expect(words).not.toContain(textOf("lt", "applications:empty.title"));
      expect(page.body).not.toContain('href="/applications/export');
    },
  );

  test("F-159: a right filter has its rows, as before", async () => {
    await get().application();
    const { page, calls, words } = await filterBy("from=&to=");
    expect([calls.length, page.body.includes("<tbody")]).toEqual([1, true]);
    expect(words).not.toContain(textOf("lt", "applications:refused.title"));
  });

  test("F-159, F-162: a period too long for the screen alone keeps its way to the file", async () => {
    const { page, calls } = await filterBy("from=2001-01-01&to=2026-11-01");
    expect(calls).toEqual([]);
    expect(unescapeHtml(page.body)).toContain('href="/applications/export?to=2026-11-01&from=2001-01-01"');
  });
});
