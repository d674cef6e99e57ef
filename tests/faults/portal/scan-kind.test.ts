import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { readSeals } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";

const stage = useStage();

test("F-313: a scan by telephone asks for the kind of document, and for nothing else of the step", async () => {
  const seller = await stage().as(AUTHOR);
  const step = `/applications/edit/${await stage().application()}/4`;
  const seals = await readSeals(seller, step, "contract-data");
  const empty = { "document.type": "", "address.city": "", "address.houseNumber": "", "address.postalCode": "" };
  const { status, body } = await seller.post(step, { ...seals, ...empty, scan: "" });
  const errors = [...body.matchAll(/<p[^>]*id="([^"]+)-error"/g)].map(([, name]) => name);
  expect([status, errors.length]).toEqual([400, 1]);
  expect(errors[0]).toContain("document.type");
  expect(body).toContain(textOf("lt", "validation:choice.required"));
});
