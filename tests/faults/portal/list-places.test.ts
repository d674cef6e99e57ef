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

const PLACES = [
  ["category=rejectedContract", "contracts", 6, "rejected", "inApplications"],
  ["status=-1", "contracts", 6, "rejected", "inApplications"],
  ["category=application", "contracts", 6, "rejected", "inApplications"],
  ["category=archived", "applications", 3, "contracts", "inContracts"],
  ["status=3", "applications", 3, "contracts", "inContracts"],
  ["category=signedContract&status=2", "applications", 3, "contracts", "inContracts"],
  ["category=unsignedContract", "payments", 4, "contracts", "inContracts"],
  ["category=archived", "unpaid", 5, "contracts", "inContracts"],
  ["category=rejectedContract", "unpaid", 5, "rejected", "inApplications"],
] as const;

test.each(PLACES)(
  "F-163, F-178: %s is never among the %s, and the list leads to where it is",
  async (query, _tab, tab, words, leads) => {
    const page = await read(`tab=${tab}&${query}`);
    expect(rowsOn(page.body)).toBe(0);
    expect(wordsOf(page)).toContain(textOf("lt", `applications:empty.${words}`));
    const [, link = ""] =
      new RegExp(`href="([^"]*)">${textOf("lt", `applications:empty.${leads}`)}`).exec(page.body) ?? [];
    const there = await (await get().as("vadyb2")).get(link.replaceAll("&amp;", "&"));
    expect(rowsOn(there.body)).toBeGreaterThan(0);
  },
);
