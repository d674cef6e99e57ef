import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { readSeals, unescapeHtml } from "./page.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";

let stage: Stage;
useStage(async (opened) => {
  stage = opened;
});

const wordsOf = (html: string): string => unescapeHtml(html.replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");

test.each(["30", "10"])(
  "F-364, F-368: a link (%s) that cannot be sent is told as such, and never as sent",
  async (way) => {
    const seller = await stage.as(AUTHOR);
    const page = `/applications/signing/${await stage.contract()}/application`;
    const seals = await readSeals(seller, page, "signature");
    await seller.post(page, { ...seals, way, contact: "+37060000001", start: "" });
    const read = async () => wordsOf((await seller.get(page)).body);
    expect(await read()).not.toMatch(/(Nuoroda|Nuoroda pasirašyti|Nurodymai|pavedimu,) išsiųst/);
    await expect.poll(read).toContain(textOf("lt", "soap:sign.requestFailed.client"));
    expect(await read()).not.toContain(textOf("lt", "enumerations:signatureType.initiated"));
  },
);
