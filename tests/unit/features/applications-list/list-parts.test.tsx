import { describe, expect, test } from "vitest";
import { ApplicationStatus } from "../../../../app/domain/enumerations/application-status.ts";
import { StatusBadge } from "../../../../app/features/application/status-badge.tsx";
import { everyDayBecause } from "../../../../app/features/applications-list/list-period.ts";
import { EmptyList } from "../../../../app/features/applications-list/empty-list.tsx";
import { ListFilterForm } from "../../../../app/lists/list-filter-form.tsx";
import { listLinks } from "../../../../app/lists/list-links.ts";
import { ListPages } from "../../../../app/lists/list-pages.tsx";
import { parseListQuery } from "../../../../app/lists/list-query.ts";
import { listTabs } from "../../../../app/domain/enumerations/list-tab.ts";
import {
  APPLICATIONS_LIST,
  type ApplicationsQuery,
} from "../../../../app/features/applications-list/applications-list.ts";
import { toChosenRow, toMainRow, toWideRow } from "../../../../app/features/applications-list/list-rows.ts";
import { ListTabs } from "../../../../app/lists/list-tabs.tsx";
import { choosableColumns, shownColumns } from "../../../../app/features/applications-list/columns/table-columns.ts";
import { MainTable } from "../../../../app/features/applications-list/main-table.tsx";
import { rowLabels } from "../../../../app/features/applications-list/row-labels.server.ts";
import { sortHeads } from "../../../../app/lists/sort-heads.ts";
import { WideTable } from "../../../../app/features/applications-list/wide-table.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { renderUi } from "../../../support/render-ui.tsx";
import glossary from "../../../vectors/glossary.json";
import { EMPTY_ROW, FULL_ROW } from "./contract-row.ts";

const labels = rowLabels("lt");

function listOf(search: string) {
  const query = parseListQuery(APPLICATIONS_LIST, new URLSearchParams(search), { today: "2026-11-20" });
  const links = listLinks(APPLICATIONS_LIST, query);
  return { query, links, heads: sortHeads(APPLICATIONS_LIST, query.view, links) };
}

/** The filter as the page of the list draws it. */
function Filter({ query, showsSellers = false }: { query: ApplicationsQuery; showsSellers?: boolean }): ReactNode {
  const { t } = useTranslation("applications");
  return (
    <ListFilterForm
      list={APPLICATIONS_LIST}
      query={query}
      links={listLinks(APPLICATIONS_LIST, query)}
      label={(name) => t(`filter.${name}`)}
      any={{ status: t("filter.anyStatus") }}
      without={showsSellers ? [] : ["shop"]}
    />
  );
}

describe("the filter", () => {
  const draw = (search: string, showsSellers = false) => {
    return renderUi(<Filter query={listOf(search).query} showsSellers={showsSellers} />);
  };

  test("F-159: works by GET, keeps how the list is shown, and begins at the first page", async () => {
    const html = await draw("tab=6&sort=creditSum&size=50&key=abc");
    expect(html).toContain('<form method="get" action="/applications"');
    expect(html).toContain('<input type="hidden" name="tab" value="6"/>');
    expect(html).toContain('<input type="hidden" name="size" value="50"/>');
    expect(html).not.toContain('name="key"');
  });

  test("F-159: the other filters are folded, and open when one of them is set or wrong", async () => {
    expect(await draw("number=5")).toContain("<details><summary>");
    expect(await draw("goods=sofa")).toContain('<details open="">');
    expect(await draw("sumFrom=daug")).toContain('<details open="">');
  });

  test("what was typed stays, a wrong value has its finding beside it", async () => {
    const html = await draw("personalCode=123&buyer=%22Jonas%22");
    expect(html).toContain('value="&quot;Jonas&quot;"');
    expect(html).toMatch(/aria-invalid="true"[^>]*id="filter-personalCode"/);
    expect(html).toContain('id="filter-personalCode-error"');
  });

  test("G10: the period that counts stands in the fields", async () => {
    const html = await draw("");
    expect(html).toContain('value="2026-10-21"');
    expect(html).toContain('value="2026-11-20"');
  });

  test("F-172: the shop is asked of those who see more than one", async () => {
    expect(await draw("")).not.toContain('name="shop"');
    expect(await draw("", true)).toContain('name="shop"');
  });

  test("clearing is offered when there is something to clear", async () => {
    expect(await draw("tab=6")).not.toContain("Išvalyti filtrą");
    expect(await draw("tab=6&goods=sofa")).toContain('href="/applications?tab=6"');
  });

  test("all findings are listed with links to their fields", async () => {
    const { query } = listOf("personalCode=123&from=2001-01-01");
    const html = await renderUi(<Filter query={query} />);
    expect(html).toContain('<a href="#filter-personalCode">Asmens kodas: ');
    expect(html).toContain('<a href="#filter-from">Data nuo: ');
  });
});

describe("the table", () => {
  const main = (search = "", row = FULL_ROW) => {
    const { heads } = listOf(search);
    return renderUi(<MainTable rows={[toMainRow(row, 6, labels)]} heads={heads} columns={shownColumns(null, false)} />);
  };

  test("F-165: the number is a link that opens the application, the contract's number stands under it", async () => {
    expect(await main()).toContain('<a href="/applications/load/24996">24996</a><small>PL26-001882</small>');
  });

  test("F-173: goods are cut to 25 characters, the whole text unfolds without script", async () => {
    expect(await main()).toContain(
      "<details><summary>Televizorius Vaizdas 55,…</summary>Televizorius Vaizdas 55, Garso kolonėlė</details>",
    );
  });

  test("F-174: the status is a word in a badge, with the next step beside it", async () => {
    const html = await main();
    expect(html).toContain('<span class="badge warning">Nepasirašyta</span>');
    expect(html).toContain("Laukiama nuotolinio parašo");
  });

  test("F-551: a row with every optional field empty is drawn", async () => {
    expect(await main("", EMPTY_ROW)).toContain("Įrašykite pirkėją");
  });

  test("F-177: a comment is cut, and its mark-up is text", async () => {
    const { heads } = listOf("columns=all");
    const html = await renderUi(<WideTable rows={[toWideRow(FULL_ROW, 6, labels)]} heads={heads} />);
    expect(html).toContain("<summary>Pirkėjas &lt;b&gt;paskambins&lt;/b…</summary>");
    expect(html).not.toContain("<b>");
  });

  test("F-161: the table of all columns scrolls in its own frame, reached by keyboard", async () => {
    const { heads } = listOf("columns=all");
    const html = await renderUi(<WideTable rows={[toWideRow(FULL_ROW, 6, labels)]} heads={heads} />);
    expect(html).toMatch(/<div class="frame wide" role="region"[^>]*tabindex="0"/);
    expect(html.match(/<th scope="col"/g)).toHaveLength(30);
  });

  test("F-160: a chosen field stands in its place, hidden columns are gone, and the first one names the row", async () => {
    const { heads } = listOf("");
    const columns = shownColumns(["nextStep", "comment", "accountNumber", "createdOn"], false);
    const rows = [toChosenRow(FULL_ROW, 6, labels, columns)];
    const html = await renderUi(<MainTable {...{ rows, heads, columns }} />);
    const names = [...html.matchAll(/<t[hd] [^>]*data-label="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual(["Data", "Sąskaita (IBAN)", "Komentaras", "Kas toliau"]);
    expect(html).toMatch(/<th scope="row"[^>]*data-label="Data"/);
    expect(html).toContain("LT73 7300 0100 1234 5678");
    expect(html).toMatch(/<div class="frame wide rows" role="region"/);
  });

  test.each(["lt", "en"] as const)("F-160, F-172: each column has a name of its own in %s", async (language) => {
    const columns = choosableColumns(true);
    const rows = [toChosenRow(FULL_ROW, 6, labels, columns)];
    const html = await renderUi(<MainTable {...{ rows, columns }} heads={listOf("").heads} />, { language });
    const names = [...html.matchAll(/<t[hd] [^>]*data-label="([^"]*)"/g)].map(([, name]) => name);
    expect([names.length, new Set(names).size]).toEqual([columns.length, columns.length]);
  });

  test("F-161: the usual columns take the whole width when the list is wide, and scroll in their frame", async () => {
    const { heads } = listOf("");
    const look = { heads, columns: shownColumns(null, false), rows: [toMainRow(FULL_ROW, 6, labels)] };
    expect(await renderUi(<MainTable {...look} isWide />)).toContain('<div class="frame wide unbound rows"');
    expect(await renderUi(<MainTable {...look} />)).toContain('<div class="frame rows"');
  });

  test("F-181: the head says how the list is ordered and turns it round", async () => {
    const html = await main("sort=creditSum");
    expect(html).toMatch(
      /<th scope="col"[^>]*aria-sort="descending"[^>]*><a [^>]*href="\/applications\?sort=creditSum&amp;dir=asc"/,
    );
    expect(html.match(/aria-sort/g)).toHaveLength(1);
  });

  test("F-172: who sees several shops sees seller and shop", async () => {
    const { heads } = listOf("");
    const html = await renderUi(
      <MainTable rows={[toMainRow(FULL_ROW, 6, labels)]} heads={heads} columns={shownColumns(null, true)} />,
    );
    expect(html).toContain("Jonas Pardavėjas<small>Elektrika Plius, Vilnius</small>");
  });
});

describe("F-350: every status has its name", () => {
  const { terms } = glossary as { terms: Record<string, Record<"lt" | "en", string>> };
  const members = Object.entries(ApplicationStatus).filter(([name]) => name !== "online");
  const named = members.map(([name, code]) => ({
    name,
    code,
    lt: terms[`status.${name}`]?.lt,
    en: terms[`status.${name}`]?.en,
  }));

  test("the codes are those of the specification", () => {
    expect(members).toEqual([
      ["rejected", -1],
      ["application", 0],
      ["unsigned", 1],
      ["signed", 2],
      ["archive", 3],
      ["defected", 4],
    ]);
  });

  test.each(["lt", "en"] as const)(
    "in the list, in the heading of the application and in the filter, in %s",
    async (language) => {
      const { query, heads } = listOf("");
      const filter = await renderUi(<Filter query={query} />, { language });
      for (const status of named) {
        const word = status[language];
        expect(word).toMatch(/^\p{Lu}/u);
        const row = toMainRow({ ...FULL_ROW, status: status.code }, 6, rowLabels(language));
        const list = await renderUi(<MainTable rows={[row]} heads={heads} columns={shownColumns(null, false)} />, {
          language,
        });
        expect(list).toMatch(new RegExp(`<span class="badge[^"]*">${word}</span>`));
        const heading = await renderUi(<StatusBadge status={status.code} />, { language });
        expect(heading).toMatch(new RegExp(`<span class="badge[^"]*">${word}</span>`));
        expect(filter).toContain(`<option value="${status.code}">${word}</option>`);
      }
    },
  );

  test("7 counts as a contract and has a name of ours; an unknown one is its number", async () => {
    expect([rowLabels("lt").status(7), rowLabels("en").status(7)]).toEqual(["Sudaryta internetu", "Concluded online"]);
    expect(await renderUi(<StatusBadge status={9} />)).toContain(">9</span>");
  });
});

describe("around the table", () => {
  test("F-164: four tabs with counts, each keeping the filter", async () => {
    const { query, links } = listOf("tab=5&goods=sofa");
    const counts = [
      { tab: 3, count: 18 },
      { tab: 4, count: 42 },
      { tab: 5, count: 0 },
      { tab: 6, count: 127 },
    ];
    const html = await renderUi(
      <ListTabs label="Sąrašo dalys" tabs={listTabs} current={query.view.tab} counts={counts} links={links} />,
    );
    expect(
      [...html.matchAll(/<a[^>]*>([^<]*)<small> (\d+)<\/small>/g)].map(([, name, count]) => [name, count]),
    ).toEqual([
      ["Paraiškos", "18"],
      ["Išmokos", "42"],
      ["Neišmokėtos", "0"],
      ["Sutartys", "127"],
    ]);
    expect(html).toMatch(/<a aria-current="page"[^>]* href="\/applications\?tab=5&amp;goods=sofa">/);
  });

  test("F-179: an empty list says why and what to do next", async () => {
    const { query, links } = listOf("tab=5&goods=sofa");
    const html = await renderUi(
      <EmptyList
        elsewhere={null}
        notice={{ key: "1310", params: {} }}
        period={query.filled}
        every={null}
        links={links}
      />,
    );
    expect(html).toContain("Sąrašas tuščias.");
    expect(html).toContain('href="/applications?tab=5&amp;goods=sofa&amp;from=2025-11-19&amp;to=2026-11-20"');
    expect(html).toContain('href="/applications/add"');
  });

  test.each([
    ["tab=5&number=1018", "exact"],
    ["tab=5&personalCode=38403179912", "exact"],
    ["tab=5&status=3", "archived"],
    ["tab=5&goods=sofa", null],
  ])("F-159, F-163: why %s looks at every day is %s", (address, why) => {
    const { query } = listOf(address);
    expect([everyDayBecause(query.filter), everyDayBecause(query.given)]).toEqual([why, why]);
  });

  test("F-163, F-179: an empty archive speaks of the archive, not of a number that was not typed", async () => {
    const { query, links } = listOf("tab=5&status=3");
    const html = await renderUi(
      <EmptyList elsewhere={null} notice={null} period={query.filled} every="archived" links={links} />,
    );
    expect(html).toContain("Archyve tokių įrašų nėra.");
    expect(html).not.toContain("asmens kodą");
  });

  test("pages say where they are and lead on by key", async () => {
    const { query, links } = listOf("size=10");
    const paging = { nextKey: "n1", previousKey: null, from: 11, total: 83 };
    const html = await renderUi(<ListPages paging={paging} view={query.view} rowCount={10} links={links} />);
    expect(html).toContain('<span role="status">Rasta 83, rodoma 11–20</span>');
    expect(html).toContain('href="/applications?size=10&amp;key=n1"');
    expect(html).toContain('<strong aria-current="true">10</strong>');
  });
});
