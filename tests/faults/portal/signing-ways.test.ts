import { expect, test } from "vitest";
import type { Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { answering } from "../../support/soap-proxy.ts";
import { answer } from "../../support/soap-stub.ts";
import { linkTo } from "../../support/signing-calls.ts";
import { messagesTo } from "../../support/verify-call.ts";
import { readSeals, unescapeHtml } from "./page.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";

let stage: Stage;
let seller: Visitor;
useStage(async (opened) => {
  stage = opened;
  seller = await stage.as(AUTHOR);
});

/** Of the demo story: InicijavimasGalimas 0. */
const FORBIDDEN = 1018;
const [REMOTE, TABLET, CENT] = ["30", "31", "10"] as const;

const wordsOf = (html: string): string => unescapeHtml(html.replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");
const said = (key: string): string => textOf("lt", key as never).replace(/\s+/g, " ");
const step5 = (id: number) => `/applications/edit/${id}/5`;
const signingOf = (id: number) => `/applications/signing/${id}`;

async function press(visitor: Visitor, page: string, form: string, fields: Record<string, string>) {
  return visitor.post(page, { ...(await readSeals(visitor, page, form)), ...fields });
}

async function reject(id: number): Promise<void> {
  const request = { ParaiskosID: id, Priezastis: 1, OperacijosID: crypto.randomUUID() };
  expect((await stage.author("RejectContract", request)).code).toBe(0);
}

test("F-358: where no way may be begun, step 5 offers none, and the signatures do not say that all are open", async () => {
  const manager = await stage.as("vadyb2");
  const shown = await Promise.all([manager.get(step5(FORBIDDEN)), manager.get(signingOf(FORBIDDEN))]);
  expect(shown.map(({ status }) => status)).toEqual([200, 200]);
  const [contract = "", signatures = ""] = shown.map(({ body }) => body);
  expect(contract).not.toContain(`href="${signingOf(FORBIDDEN)}"`);
  expect(wordsOf(signatures)).not.toContain(said("signing:intro"));
  const allowed = await stage.contract();
  expect((await seller.get(step5(allowed))).body).toContain(`href="${signingOf(allowed)}"`);
  expect(wordsOf((await seller.get(signingOf(allowed))).body)).toContain(said("signing:intro"));
});

test("F-356: the signatures lead back to the application, once there is a contract to that", async () => {
  const [application, contract] = [await stage.application(), await stage.contract()];
  expect(wordsOf((await seller.get(signingOf(application))).body)).toContain(said("signing:backToApplication"));
  expect(wordsOf((await seller.get(signingOf(contract))).body)).toContain(said("signing:back"));
});

test("F-363: what waits for a cent transfer is sent again as a cent transfer, unless another way is chosen", async () => {
  const page = `${signingOf(await stage.contract())}/application`;
  await press(seller, page, "signature", { way: CENT, contact: "emilija@pavyzdys.example", start: "" });
  const { body } = await seller.get(page);
  const chosen = [...body.matchAll(/<input[^>]*type="radio"[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => / checked/.test(input));
  expect(chosen).toEqual([expect.stringContaining(`value="${CENT}"`)]);
});

test("F-361, F-368: a way that is closed names its obstacle when it is forced, and a refusing service whose signature it was", async () => {
  const id = await stage.application();
  const page = `${signingOf(id)}/application`;
  const contract = `${signingOf(id)}/contract`;
  const forced = await press(seller, contract, "signature", { way: TABLET, contact: "", start: "" });
  expect(forced.status).toBe(422);
  expect(wordsOf(forced.body)).not.toContain(said("soap:2000"));
  const notices = forced.body.split(`${said("signing:obstacles.CONTRACT_FIRST")}`).length - 1;
  const before = (await seller.get(contract)).body.split(said("signing:obstacles.CONTRACT_FIRST")).length - 1;
  expect(notices).toBeGreaterThan(before);
  stage.servers.proxy.faultOnce("InitiateSigning", answering(answer(2000)));
  const refused = await press(seller, page, "signature", {
    way: REMOTE,
    contact: "emilija@pavyzdys.example",
    start: "",
  });
  expect([refused.status, wordsOf(refused.body).includes(said("signing:notTaken.buyer"))]).toEqual([422, true]);
});

test("F-361: for a tablet one button leads on, nothing was sent that could be sent again, and without script no drawing is spoken of", async () => {
  const page = `${signingOf(await stage.contract())}/application`;
  await press(seller, page, "signature", { way: TABLET, contact: "", start: "" });
  const { body } = await seller.get(page);
  const [, main = ""] = body.split("<main");
  const leading = [...main.matchAll(/class="[^"]*\bprimary\b[^>]*>(.*?)</g)].map(([, words]) => words);
  expect(leading).toEqual([expect.stringContaining(said("signing:tablet.open"))]);
  expect(wordsOf(body)).not.toContain(said("signing:sendAgain"));
  const buyer = stage.guest();
  const link = /\/sign\/[\w-]+/.exec(body)?.[0] ?? "";
  expect(wordsOf((await buyer.get(link)).body)).toContain(said("signing:link.codeOfSellerHint"));
  const empty = await press(buyer, link, "sign", { name: "", code: "", sign: "" });
  expect([empty.status, wordsOf(empty.body)]).toEqual([
    400,
    expect.stringContaining(said("validation:verificationCode.format")),
  ]);
  expect(wordsOf(empty.body)).not.toMatch(/nepiešiate|Nupieškite/);
  const links = [...empty.body.matchAll(/href="#sign-(\w+)"/g)].map(([, name]) => name);
  expect(links).toEqual(["agreed", "name", "code"]);
});

test("F-339: a contract that was rejected in another tab is told so, and not that one is to be made first", async () => {
  const id = await stage.contract();
  const page = `${signingOf(id)}/application`;
  const seals = await readSeals(seller, page, "signature");
  await reject(id);
  const refused = await seller.post(page, { ...seals, way: TABLET, contact: "", start: "" });
  expect([refused.status, wordsOf(refused.body)]).toEqual([422, expect.stringContaining(said("soap:1100"))]);
  expect(wordsOf(refused.body)).not.toContain(said("signing:obstacles.CONTRACT_FIRST"));
  expect(wordsOf((await seller.get(`${signingOf(id)}/contract`)).body)).toContain(said("signing:obstacles.STATUS"));
});

test("F-355, F-369: of a contract that was rejected in another tab neither a code nor a cancelling is taken, and both say why", async () => {
  const id = await stage.contract();
  const page = `${signingOf(id)}/application`;
  await press(seller, page, "signature", { way: CENT, contact: `cento.${id}@pavyzdys.example`, start: "" });
  const code = await readSeals(seller, page, "signature-code");
  const cancel = await readSeals(seller, page, "cancelSigning");
  const change = { ParaiskosID: id, OperacijosID: crypto.randomUUID() };
  expect((await stage.author("CancelSigning", { ...change, Dokumentas: 0, Sutuoktinis: 0 })).code).toBe(0);
  await reject(id);
  const refused = await seller.post(page, { ...code, code: "1234", confirmCode: "" });
  expect([refused.status, wordsOf(refused.body)]).toEqual([422, expect.stringContaining(said("soap:1100"))]);
  expect((await seller.post(page, { ...cancel, cancelSigning: "" })).location).toBe(page);
  expect(wordsOf((await seller.get(page)).body)).toContain(said("soap:1100"));
});

test("F-363, F-416: the link of an English invitation opens an English page on a device that has never been here", async () => {
  const id = await stage.contract();
  const page = `${signingOf(id)}/application`;
  const email = `english.${id}@pavyzdys.example`;
  const english = await stage.as(AUTHOR);
  await english.get("/news?lang=en");
  await press(english, page, "signature", { way: REMOTE, contact: email, start: "" });
  await linkTo(stage.servers.backEnd, email);
  const [message] = await messagesTo(stage.servers.backEnd, email);
  expect(message?.content).toContain("your credit documents are ready to be signed");
  const link = /\/sign\/\S+/.exec(message?.content ?? "")?.[0] ?? "";
  const buyer = stage.guest();
  expect(wordsOf((await buyer.get(link)).body)).toContain(textOf("en", "signing:link.title"));
  const asked = await press(buyer, link, "sign", { agreed: "on", sendCode: "" });
  expect(wordsOf(asked.body)).toContain(textOf("en", "signing:link.codeSent"));
});
