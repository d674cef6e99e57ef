import { describe, expect, test } from "vitest";
import { DataTable } from "../../../app/ui/data-table.tsx";
import { Pagination } from "../../../app/ui/pagination.tsx";
import { ShareBar } from "../../../app/ui/share-bar.tsx";
import { Stepper } from "../../../app/ui/stepper.tsx";
import { Tabs } from "../../../app/ui/tabs.tsx";
import { attributeOf, findElements, textOf } from "../../support/markup.ts";
import { renderUi } from "../../support/render-ui.tsx";

describe("the stepper", async () => {
  const markup = await renderUi(
    <Stepper
      label="Žingsniai"
      steps={[
        { label: "Pirkėjas", state: "done", to: "/1" },
        { label: "Prekės", state: "current" },
        { label: "Pajamos", state: "todo" },
      ]}
    />,
  );

  test("is an ordered list where only done steps are links", () => {
    expect(findElements(markup, "//ol/li")).toHaveLength(3);
    expect(findElements(markup, "//a").map(textOf)).toEqual(["✓Pirkėjas (atlikta)"]);
  });

  test("marks the current step and says where it stands", () => {
    expect(findElements(markup, "//li[@aria-current='step']").map(textOf)).toEqual(["2Prekės2 iš 3"]);
  });
});

describe("a table", async () => {
  const markup = await renderUi(
    <DataTable
      caption="Paraiškos"
      rows={[{ id: 7, sum: "1,00" }]}
      rowKey={(row) => row.id}
      columns={[
        {
          key: "id",
          label: "Numeris",
          rowHeader: true,
          sort: { to: "?sort=id", direction: "descending" },
          cell: (row) => row.id,
        },
        { key: "sum", label: "Suma", numeric: true, sort: { to: "?sort=sum" }, cell: (row) => row.sum },
        { key: "do", label: "Veiksmai", hideLabel: true, cell: () => "…" },
      ]}
    />,
  );

  test("is sorted by links, and the sorted column says which way", () => {
    expect(findElements(markup, "//th/a").map((link) => attributeOf(link, "href"))).toEqual([
      "/?sort=id",
      "/?sort=sum",
    ]);
    expect(findElements(markup, "//th[@aria-sort]").map((head) => attributeOf(head, "aria-sort"))).toEqual([
      "descending",
    ]);
    expect(findElements(markup, "//th[@aria-sort]/a").map(textOf)).toEqual(["Numeris ↓ (rikiuojama mažėjančiai)"]);
  });

  test("names itself, its rows and its columns", () => {
    expect(findElements(markup, "//caption").map(textOf)).toEqual(["Paraiškos"]);
    expect(findElements(markup, "//th[@scope='row']").map(textOf)).toEqual(["7"]);
    expect(findElements(markup, "//th[@scope='col']")).toHaveLength(3);
  });

  test("gives each value its label for the cards of a phone, but none to a row's buttons", () => {
    expect(findElements(markup, "//tbody//*[@data-label]").map((cell) => attributeOf(cell, "data-label"))).toEqual([
      "Numeris",
      "Suma",
    ]);
  });
});

test("tabs are links with counts, the current one marked", async () => {
  const markup = await renderUi(
    <Tabs
      label="Sąrašai"
      tabs={[
        { label: "Paraiškos", to: "/a", count: 18, current: true },
        { label: "Sutartys", to: "/b" },
      ]}
    />,
  );
  expect(findElements(markup, "//a").map(textOf)).toEqual(["Paraiškos 18", "Sutartys"]);
  expect(findElements(markup, "//a[@aria-current='page']")).toHaveLength(1);
});

test("the page size in use is no link, and the first page has no way back", async () => {
  const markup = await renderUi(
    <Pagination from={1} to={25} total={127} nextTo="?after=25" sizes={[{ size: 25 }, { size: 50, to: "?size=50" }]} />,
  );
  expect(findElements(markup, "//p").map(textOf)).toEqual(["Rasta 127, rodoma 1–25 · rodyti po 25 · 50"]);
  expect(findElements(markup, "//a").map((link) => attributeOf(link, "href"))).toEqual(["/?size=50", "/?after=25"]);
});

describe("the share bar", () => {
  const draw = (before: number, own: number) =>
    renderUi(
      <ShareBar
        label="x"
        parts={[
          { key: "before", basisPoints: before, label: "a" },
          { key: "own", basisPoints: own, label: "b" },
        ]}
        limit={{ basisPoints: 4000, label: "iki 40 %" }}
      />,
    );
  const rectanglesOf = async (before: number, own: number) =>
    findElements(await draw(before, own), "//*[@role='img']/*[local-name()='rect']").map((rect) => [
      attributeOf(rect, "class"),
      attributeOf(rect, "x"),
      attributeOf(rect, "width"),
    ]);

  test("sets the parts side by side on the whole, with a mark and its figure at the limit", async () => {
    expect(await rectanglesOf(1500, 2500)).toEqual([
      ["left", null, "100%"],
      ["before", "0%", "15%"],
      ["own", "15%", "25%"],
      ["limit", "40%", "2"],
    ]);
    const labels = findElements(await draw(1500, 2500), "//*[local-name()='text']");
    expect(labels.map((text) => [attributeOf(text, "x"), textOf(text)])).toEqual([["40%", "iki 40 %"]]);
  });

  test("never runs out of its frame", async () => {
    expect((await rectanglesOf(5000, 15_000)).slice(1)).toEqual([
      ["before", "0%", "25%"],
      ["own", "25%", "75%"],
      ["limit", "20%", "2"],
    ]);
  });

  test("is over its limit by a hundredth of a percent, and not at it", async () => {
    expect(await draw(1500, 2500)).not.toContain("bar over");
    expect(await draw(1500, 2501)).toContain("bar over");
  });
});
