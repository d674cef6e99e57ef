import { describe, expect, test } from "vitest";
import { GALLERY } from "../../support/gallery.tsx";
import { attributeOf, findElements } from "../../support/markup.ts";
import { renderUi } from "../../support/render-ui.tsx";

const pages = await Promise.all(
  Object.entries(GALLERY).map(async ([name, { page, path }]) => ({ name, markup: await renderUi(page, { path }) })),
);

const CONTROLS = "//input[not(@type='hidden')] | //select | //textarea";

describe.each(pages)("markup of the $name page", ({ markup }) => {
  const find = (xpath: string) => findElements(markup, xpath);
  const attributes = (xpath: string, name: string) => find(xpath).map((element) => attributeOf(element, name));
  const ids = new Set(attributes("//*[@id]", "id"));

  test("browsers 1: every button says its type, because IE 6 and 8 do not submit one without", () => {
    expect(find("//button").length).toBeGreaterThan(0);
    expect(find("//button[not(@type)]")).toEqual([]);
  });

  test("browsers 2 and 5: no control names another form or another address", () => {
    expect(find("//*[@form or @formaction]")).toEqual([]);
  });

  test("browsers 3: the submit buttons of a form have names that differ, but for the twin of the primary one", () => {
    for (const form of find("//form")) {
      const names = (form.find(".//button[@type='submit'][@name][not(@tabindex)]") as (typeof form)[]).map((button) =>
        attributeOf(button, "name"),
      );
      expect(names).toEqual([...new Set(names)]);
    }
  });

  test("browsers 6: Enter presses the primary button, because it is the first submit in the source", () => {
    for (const form of find("//form[.//button[contains(@class, 'primary')]]")) {
      const [first] = form.find(".//button[@type='submit']") as (typeof form)[];
      const [primary] = form.find(".//button[contains(@class, 'primary')]") as (typeof form)[];
      expect(first && attributeOf(first, "name")).toBe(primary && attributeOf(primary, "name"));
    }
  });

  test("browsers 19: every control that is shown has a label, and every label a control", () => {
    const shown = find(CONTROLS).map((control) => attributeOf(control, "id"));
    expect(shown.filter((id) => id === null || find(`//label[@for='${id}']`).length !== 1)).toEqual([]);
    expect(attributes("//label", "for").filter((id) => !ids.has(id))).toEqual([]);
  });

  test("an id is given once", () => {
    expect(attributes("//*[@id]", "id")).toHaveLength(ids.size);
  });

  test("hints, errors and the error summary point to what exists", () => {
    const described = attributes("//*[@aria-describedby]", "aria-describedby").flatMap(
      (value) => value?.split(" ") ?? [],
    );
    const labelled = attributes("//*[@aria-labelledby]", "aria-labelledby");
    const targets = attributes("//a[starts-with(@href, '#')]", "href").map((href) => href?.slice(1) ?? "");
    expect([...described, ...labelled, ...targets].filter((id) => id !== "documents" && !ids.has(id))).toEqual([]);
  });

  test("browsers 31 and 2.5: links lead somewhere and nothing carries an inline style", () => {
    expect(find("//a[not(@href) or @href='#' or @href='']")).toEqual([]);
    expect(find("//*[@style]")).toEqual([]);
  });

  test("browsers 23: nothing waits for later: no part is left for a script to fill in", () => {
    expect(markup).not.toMatch(/<!--\$\?-->|<template/);
  });

  test("a page has one h1, one main and at most one primary submit", () => {
    expect(find("//h1")).toHaveLength(1);
    expect(find("//main")).toHaveLength(1);
    expect(find("//main//button[contains(@class, 'primary')]").length).toBeLessThanOrEqual(1);
  });

  test("F-120: links that open a new tab cannot reach back", () => {
    expect(find("//a[@target='_blank'][not(contains(@rel, 'noopener'))]")).toEqual([]);
  });
});
