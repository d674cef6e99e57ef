import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { useStage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const get = useStage();
const read = async (query: string) => (await get().as("vadyb2")).get(`/applications?${query}`);
const rowsOn = (html: string): number => [...html.matchAll(/href="\/applications\/load\/\d+"/g)].length;

test.each(["category=archived", "status=3"])(
  "F-163, F-178: among the contracts, %s shows what is archived, however old it is",
  async (query) => {
    const page = await read(`tab=6&${query}`);
    expect(rowsOn(page.body)).toBeGreaterThan(0);
    expect(wordsOf(page)).toContain(textOf("lt", "enumerations:applicationStatus.archive"));
  },
);

test.each(["category=rejectedContract", "status=-1", "category=application"])(
  "F-164, F-178: %s is never among the contracts, and the list leads to where it is",
  async (query) => {
    const page = await read(`tab=6&${query}`);
    expect(rowsOn(page.body)).toBe(0);
    expect(wordsOf(page)).toContain(textOf("lt", "applications:empty.rejected"));
    const [, link = ""] =
      new RegExp(`href="([^"]*)">${textOf("lt", "applications:empty.inApplications")}`).exec(page.body) ?? [];
    const there = await (await get().as("vadyb2")).get(link.replaceAll("&amp;", "&"));
    expect(rowsOn(there.body)).toBeGreaterThan(0);
  },
);
