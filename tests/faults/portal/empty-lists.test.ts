import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { useStage } from "./stage.ts";

const stage = useStage();

test.each([
  ["/applications/export?number=999999999", "jonas.s"],
  ["/permits/export?application=999999999", "vadyb2"],
  ["/supervisor/accounts/export?search=zzzzzzzz", "vadove"],
])("F-390, F-454: the file of the empty list %s for %s is a page with its words", async (address, user) => {
  const { status, headers, body } = await (await stage().as(user)).get(address);
  expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  expect(body).toMatch(/nerast|tuščias|nėra/i);
});

test.each([
  ["/applications?tab=5&from=2020-01-01&to=2020-01-31", "jonas.s", "applications:empty.next"],
  ["/applications?tab=3&number=999999999&columns=all", "jonas.s", null],
  ["/permits?application=999999999", "vadyb2", null],
  ["/ratings?from=2001-01-01&to=2001-01-31", "vadyb2", null],
  ["/supervisor/accounts?search=zzzzzzzz", "vadove", null],
  ["/manager/users?search=zzzzzzzz", "vadyb2", null],
] as const)("F-454: the empty list %s of %s keeps the heads of its table", async (address, user, words) => {
  const { status, body } = await (await stage().as(user)).get(address);
  const head = /<table[^]*?<thead>([^]*?)<\/thead>/.exec(body)?.[1] ?? "";
  expect([status, body.includes("<tbody"), body.includes('class="card empty"')]).toEqual([200, false, true]);
  expect(head.split('scope="col"').length).toBeGreaterThan(4);
  if (words !== null) expect(body).toContain(textOf("lt", words));
});
