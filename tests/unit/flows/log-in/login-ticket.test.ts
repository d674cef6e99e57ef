import { expect, test } from "vitest";
import { issueTicket, redeemTicket } from "../../../../app/flows/log-in/login-ticket.server.ts";
import type { SessionStart } from "../../../../app/session/portal-session.ts";
import { pass, usePortal } from "../../session/portal-environment.ts";

usePortal();

const START: SessionStart = {
  soapSession: "soap",
  token: "token",
  user: { id: "7", login: "pilnas", fullName: "Pilnas Partneris", role: 0, shopId: "103", email: null, phone: null },
  stage: "full",
  idleExempt: false,
  parts: {},
  language: null,
};
const ALREADY_USED = { ok: false, reason: "alreadyUsed" };

test("O10: of many who show a ticket in one moment one is let in", async () => {
  const p = await issueTicket("pilnas", START);
  const shown = await Promise.all(Array.from({ length: 20 }, () => redeemTicket({ u: "pilnas", p })));
  expect(shown.filter(({ ok }) => ok)).toEqual([{ ok: true, value: START }]);
  expect(await redeemTicket({ u: "pilnas", p })).toEqual(ALREADY_USED);
});

test("O10: shown with another name a ticket is gone, and after a minute as well", async () => {
  const named = await issueTicket("pilnas", START);
  expect(await redeemTicket({ u: "jonas.s", p: named })).toEqual(ALREADY_USED);
  expect(await redeemTicket({ u: "pilnas", p: named })).toEqual(ALREADY_USED);
  const late = await issueTicket("pilnas", START);
  pass(1);
  expect(await redeemTicket({ u: "pilnas", p: late })).toEqual(ALREADY_USED);
});
