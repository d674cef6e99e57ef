import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { findForm, unescapeHtml } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";

const get = useStage();

const STATES = [
  [-1, "none"],
  [0, "normal"],
  [1, "reviewedByManager"],
  [2, "terminated"],
  [3, "signedContract"],
  [4, "signedApplication"],
] as const;

test("F-351: the list is narrowed by each state of an e-credit, named in both languages", async () => {
  const seller = await get().as(AUTHOR);
  for (const language of ["lt", "en"] as const) {
    const { body } = await seller.get(`/applications?lang=${language}`);
    const filter = unescapeHtml(findForm(body, "eCreditState") ?? "");
    for (const [code, name] of STATES)
      expect(filter).toContain(`value="${code}">${textOf(language, `enumerations:eCreditState.${name}`)}`);
  }
  await seller.get("/news?lang=lt");
});
