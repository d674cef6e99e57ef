import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { textAt } from "../../support/soap-answer.ts";
import { auditLinesOf } from "./audit-lines.ts";
import { readSeals, unescapeHtml } from "./page.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";

/** Of the demo story: paid out, and signed but not paid out. */
const PAID_OUT = 9001200;
const UNPAID = 1055;

let stage: Stage;
useStage(async (opened) => {
  stage = opened;
});

const pageOf = (id: number) => `/applications/archive/${id}`;
const step5 = (id: number) => `/applications/edit/${id}/5`;
const statusOf = async (id: number) =>
  textAt((await stage.author("GetContract", { ParaiskosID: id })).fields, "Paraiska", "Busena");

async function archive(id: number) {
  const manager = await stage.as("vadyb2");
  return manager.post(pageOf(id), {
    ...(await readSeals(manager, pageOf(id), "archiveContract")),
    archiveContract: "",
  });
}

test("F-163: a manager moves a signed contract to the archive from step 5, and the page says where it is", async () => {
  const manager = await stage.as("vadyb2");
  expect((await manager.get(step5(PAID_OUT))).body).toContain(`href="${pageOf(PAID_OUT)}"`);
  const lines = await auditLinesOf(stage, async () => {
    const answer = await archive(PAID_OUT);
    expect([answer.status, answer.location]).toEqual([303, step5(PAID_OUT)]);
  });
  expect(lines).toMatchObject([{ ev: "contract.archived", result: "ok", subject: String(PAID_OUT) }]);
  const page = unescapeHtml((await manager.get(step5(PAID_OUT))).body);
  expect([page.includes("perkelta į archyvą."), page.includes(textOf("lt", "soap:2200"))]).toEqual([true, true]);
  expect(page).not.toContain(pageOf(PAID_OUT));
  expect(await statusOf(PAID_OUT)).toBe("3");
});

test("F-163: one that is not paid out is refused above the question (1100) with what it waits for, and stays", async () => {
  const answer = await archive(UNPAID);
  expect([answer.status, answer.body.includes(textOf("lt", "archive:notPaidOut"))]).toEqual([422, true]);
  expect(await statusOf(UNPAID)).toBe("2");
});

test("F-414: a seller has neither the link nor the page", async () => {
  const seller = await stage.as(AUTHOR);
  expect((await seller.get(step5(UNPAID))).body).not.toContain(pageOf(UNPAID));
  expect((await seller.get(pageOf(UNPAID))).status).toBe(403);
});
