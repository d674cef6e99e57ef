import { expect, test } from "vitest";
import { ROUTES } from "./route-table.ts";
import { type Stage, useStage } from "./stage.ts";

let stage: Stage;
useStage(async (opened) => {
  stage = opened;
});

/** Links of a page that lead away from the portal, as their tags. */
function outboundLinks(html: string): string[] {
  const tags = html.match(/<a\b[^>]*>/g) ?? [];
  return tags.filter((tag) => /\bhref="(?:https?:)?\/\//.test(tag));
}

test("R-B14: every link to another site opens without a way back, and tells it no address of ours", async () => {
  const pages = [
    await (await stage.as("pilnas")).get("/news"),
    await (await stage.as("vadove")).get("/news"),
    await (await stage.as("vadyb2")).get("/news"),
    await (await stage.logIn("ribotas")).get("/login/url"),
  ];
  const subject = await stage.subject();
  for (const browser of [stage.guest(), await stage.as("jonas.s")])
    for (const { path } of Object.values(ROUTES(subject))) pages.push(await browser.get(path(subject)));
  const links = pages.flatMap(({ body }) => outboundLinks(body));
  expect(links.length).toBeGreaterThan(10);
  const open = links.filter((tag) => /target="_blank"/.test(tag));
  expect(open.filter((tag) => !/rel="noopener noreferrer"/.test(tag))).toEqual([]);
  expect(links.filter((tag) => !open.includes(tag) && /target=/.test(tag))).toEqual([]);
  // For a link in the same window this header keeps the address back.
  for (const { headers } of pages) expect(headers["referrer-policy"]).toBe("same-origin");
});
