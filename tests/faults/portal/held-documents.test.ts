import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { signOnTablet, uploadPassport } from "../../support/signing-calls.ts";
import { pass } from "../../support/soap-proxy.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";

/** Of the demo story: the contract of 1007 is being signed remotely, that of 1008 on a tablet; 1009 is signed. */
const BEING_SIGNED = [1007, 1008];
const SIGNED = 1009;

const why = textOf("lt", "application:contract.heldBySigning");

let stage: Stage;
useStage(async (opened) => {
  stage = opened;
});

/** What the contract and its schedule offer to print, and whether they say why there is nothing. */
async function read(login: string, id: number) {
  const visitor = await stage.logIn(login);
  const pages = await Promise.all(
    [`/applications/edit/${id}/5`, `/applications/schedule/${id}`].map((path) => visitor.get(path)),
  );
  return {
    statuses: pages.map(({ status }) => status),
    prints: pages.map(({ body }) => body.includes(`/applications/documents/${id}/`)),
    saysWhy: pages[0]?.body.includes(why),
  };
}

test.each(BEING_SIGNED)(
  "F-333, F-338: while %i is being signed, a seller reads why there is nothing to print",
  async (id) => {
    expect(await read(AUTHOR, id)).toEqual({ statuses: [200, 200], prints: [false, false], saysWhy: true });
  },
);

test.each([
  ["a seller, and the address of the file leads to the refusal", AUTHOR, [302, "/permission-denied"], false],
  ["not a manager, who has it", "vadyb2", [200, undefined], true],
])(
  "F-333, F-345: the signed application is kept from whom nothing is printed: %s",
  async (_name, login, answer, isOffered) => {
    const [id = 0] = BEING_SIGNED;
    const visitor = await stage.logIn(login);
    const file = `/applications/signed/${id}/application`;
    const { status, location } = await visitor.get(file);
    expect([status, location ?? undefined]).toEqual(answer);
    expect((await visitor.get(`/applications/signing/${id}`)).body.includes(`href="${file}"`)).toBe(isOffered);
  },
);

test("F-333: the draft of a contract that is being signed, by its address, is refused with the reason", async () => {
  const [id = 0] = BEING_SIGNED;
  const seller = await stage.as(AUTHOR);
  const refused = await seller.get(`/applications/documents/${id}/draft`);
  expect([refused.status, refused.location]).toEqual([302, "/permission-denied"]);
  const denied = await seller.get("/permission-denied");
  expect([denied.status, denied.body.includes(textOf("lt", "uploads:heldBySigning"))]).toEqual([403, true]);
});

test.each([
  ["a manager prints meanwhile", "vadyb2", 1007],
  ["a seller prints what is signed", AUTHOR, SIGNED],
])("F-333: %s", async (_name, login, id) => {
  expect(await read(login, id)).toEqual({ statuses: [200, 200], prints: [true, true], saysWhy: false });
});

test.each([
  ["the contract", "/contract"],
  ["all signatures", ""],
])(
  "F-345, F-364: a contract that is signed while the page of %s is being put together has its file there",
  async (_name, part) => {
    const { author: call, contract, servers } = stage;
    const id = await contract();
    const on = { call, url: servers.backEnd.url };
    const name = "Emilija Išgalvotaitė";
    await signOnTablet(on, id, { document: 0, name });
    await uploadPassport(call, id);
    await call("InitiateSigning", { ParaiskosID: id, Dokumentas: 1, PasirasymoTipas: 31 });
    const seller = await stage.as(AUTHOR);
    servers.proxy.faultOnce("GetSigningStatus", async (...asked) => {
      await signOnTablet(on, id, { document: 1, name });
      await pass(...asked);
    });
    const { body } = await seller.get(`/applications/signing/${id}${part}`);
    expect(body).toContain(`href="/applications/signed/${id}/contract"`);
  },
);
