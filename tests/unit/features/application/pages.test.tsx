import { expect, test } from "vitest";
import { Catalogue } from "../../../../app/features/application/goods/catalogue.tsx";
import { summarise } from "../../../../app/features/application/summary.ts";
import { WizardPage } from "../../../../app/features/application/wizard-page.tsx";
import { DocumentsCard } from "../../../../app/features/contract/documents-card.tsx";
import { newApplication } from "../../../support/application.ts";
import { attributeOf, findElements, textOf } from "../../../support/markup.ts";
import { renderUi } from "../../../support/render-ui.tsx";

test("F-232: a catalogue without a hit leads to typing by hand", async () => {
  const title = { lt: "Televizoriai", en: "TV sets" };
  const page = {
    applicationId: 7,
    search: { q: "nėra", group: 0 },
    items: [],
    groups: [{ id: 1, title }],
    limited: false,
    seals: { csrf: "", operationId: "" },
  };
  const markup = await renderUi(<Catalogue page={page as never} />);
  const [link] = findElements(markup, "//*[contains(@class,'empty')]//a");
  expect(link && [attributeOf(link, "href"), textOf(link)]).toEqual(["/applications/goods/7/new", "Įvesti ranka"]);
});

test("what deletes an application comes after its step, so that a phone does not show it first", async () => {
  const frame = {
    applicationId: 7,
    contractNumber: null,
    isContract: false,
    status: 0,
    about: { personalCode: null, sellerId: null, createdOn: null },
    steps: [],
    summary: summarise(newApplication()),
    deletable: true,
    ownerActs: [],
    seesRatings: false,
  };
  const markup = await renderUi(
    <WizardPage frame={frame} summary={null}>
      <i>step</i>
    </WizardPage>,
  );
  expect(markup.indexOf("<i>step</i>")).toBeLessThan(markup.indexOf("Ištrinti paraišką"));
  expect(markup.indexOf("<i>step</i>")).toBeGreaterThan(0);
});

test("F-340: a paper without a number of copies has an empty cell, not a dash", async () => {
  const documents = [
    { document: "contract", name: "wholeSet", copies: 2 },
    { document: "schedule", name: "schedule", copies: null },
  ];
  const markup = await renderUi(
    <DocumentsCard applicationId={7} documents={documents as never} areSignedElsewhere={false} />,
  );
  expect(findElements(markup, "//tbody/tr/td[1]").map(textOf)).toEqual(["2", ""]);
});
