import { expect, test } from "vitest";
import { BUYER_ANSWERS } from "../../support/buyer-answers.ts";
import { textOf } from "../../support/journey-texts.ts";
import { signOnTablet } from "../../support/signing-calls.ts";
import { textAt } from "../../support/soap-answer.ts";
import { messagesTo } from "../../support/verify-call.ts";
import { auditLinesOf } from "./audit-lines.ts";
import { formNamed } from "./form-table.ts";
import { cameraOf, handOverActs } from "./hand-over-acts.ts";
import { testForLeaks } from "./leaks.ts";
import { readSeals, shownValue, verdictOf } from "./page.ts";
import { useStage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const get = useStage();
const t = (key: string, params = {}) => textOf("lt", `hand-over:${key}`, params);
const STEP = formNamed("contract-data");

const { press, wordsAt, handOver, answer, makeContract } = handOverActs(get);

test("O2: what a buyer fills in on the buyer's telephone reaches the form by the seller's button alone, and the seller sees each act", async () => {
  const { application, seller, step, form, address } = await handOver();
  expect(await wordsAt(seller, step)).toContain(`${t("progress.opened")}: ${t("progress.waiting")}`);
  const buyer = get().guest();
  const page = await buyer.get(address);
  expect([page.status, wordsOf(page).includes("Sveiki, E. I.! Užpildykite")]).toEqual([200, true]);
  for (const option of [`>${t("buyer.myself")}</option>`, ">Artimasis šeimos narys</option>"])
    expect(page.body).toContain(option);
  for (const secret of ["Emilija", "60302149977", "Išgalvot"]) expect(page.body).not.toContain(secret);
  expect(await wordsAt(seller, step)).toContain(`${t("progress.opened")}: ${t("progress.done")}`);

  const lines = await auditLinesOf(get(), async () => {
    expect(verdictOf(await answer(buyer, address))).toBe(`303 ${address}`);
  });
  expect(lines).toMatchObject([{ ev: "buyer.answered", result: "ok" }]);
  const thanked = await buyer.get(address);
  expect([wordsOf(thanked).includes(t("buyer.sent")), thanked.headers["refresh"]]).toEqual([true, "10"]);
  const saved = await get().author("GetContract", { ParaiskosID: application });
  expect(textAt(saved.fields, "Paraiska", "Miestas")).toBe("Vilnius");

  expect(shownValue((await seller.get(step)).body, STEP.form, "address.city")).toBe(STEP.fields["address.city"]);
  expect(verdictOf(await press(seller, step, form, "useHandOver"))).toBe(`303 ${step}`);
  const filled = await seller.get(step);
  for (const [name, value] of [
    ["address.city", "Kaunas"],
    ["address.flat", ""],
    ["email", "pirkeja@pavyzdys.example"],
    ["document.number", STEP.fields["document.number"]],
  ] as const)
    expect([name, shownValue(filled.body, STEP.form, name)]).toEqual([name, value]);
  expect(wordsOf(filled)).toContain(t("used"));
  expect((await buyer.get(`${address}?correct=1`)).body).toContain("Kaunas");
});

test("What a buyer gets wrong is told at its field with everything typed, and the seller sees nothing of it", async () => {
  const { seller, step, address } = await handOver();
  const buyer = get().guest();
  const refused = await answer(buyer, address, { phone: "123", "address.city": "", account: "LT12" });
  expect(refused.status).toBe(400);
  for (const name of ["phone", "address.city", "account"])
    expect(refused.body).toContain(`id="hand-over-${name}-error"`);
  expect(shownValue(refused.body, "hand-over", "account")).toBe("LT12");
  expect(await wordsAt(seller, step)).toContain(`${t("progress.filled")}: ${t("progress.waiting")}`);
});

test("A buyer photographs the chosen document by the same address, and comes back from there", async () => {
  const { seller, step, address } = await handOver({
    "document.type": "0",
    "document.number": "",
    "document.validUntil": "",
  });
  const buyer = get().guest();
  const camera = await cameraOf(buyer, address);
  const page = await buyer.get(camera);
  expect([page.status, page.body.includes(`href="${address}"`)]).toEqual([200, true]);
  // A new address would kill the page in the buyer's hands.
  const { body } = await seller.get(step);
  expect(['name="scanHere"', 'name="scan"'].map((button) => body.includes(button))).toEqual([true, false]);
});

test("A signature that the seller begins on a tablet is on the buyer's page", async () => {
  const { application, seller, address } = await handOver();
  const buyer = get().guest();
  await answer(buyer, address);
  expect(await wordsAt(buyer, address)).toContain(t("buyer.signLater"));
  const page = `/applications/signing/${application}/application`;
  await seller.post(page, { ...(await readSeals(seller, page, "signature")), way: "31", contact: "", start: "" });
  const link = /href="(\/sign\/[\w-]+)"/.exec((await buyer.get(address)).body)?.[1] ?? "";
  expect((await buyer.get(link)).status).toBe(200);
});

test("O2: once the seller's page shows that the buyer has signed, the buyer's page asks for no signature any more", async () => {
  const handedOver = await handOver();
  const { application, seller, address } = handedOver;
  const buyer = get().guest();
  await answer(buyer, address);
  const page = `/applications/signing/${application}/application`;
  await seller.post(page, { ...(await readSeals(seller, page, "signature")), way: "31", contact: "", start: "" });
  const link = /href="(\/sign\/[\w-]+)"/.exec((await buyer.get(address)).body)?.[1] ?? "";
  const { backEnd } = get().servers;
  const { state } = await signOnTablet({ call: get().author, url: backEnd.url }, application, {
    document: 0,
    name: "Emilija Išgalvotaitė",
  });
  expect(state).toBe("signed");
  await seller.get(page);
  const signed = await buyer.get(address);
  expect([wordsOf(signed).includes(t("buyer.signed")), signed.body.includes(link)]).toEqual([true, false]);
  await makeContract(handedOver);
  const contract = `/applications/signing/${application}/contract`;
  const seals = await readSeals(seller, contract, "signature");
  await seller.post(contract, { ...seals, way: "30", contact: "pirkeja@pavyzdys.example", start: "" });
  expect(await wordsAt(buyer, address)).toContain(t("buyer.signSent", { to: "p***@pavyzdys.example" }));
});

test("O2: what a buyer wrote in another form stands in step 4 as its fields show it, once", async () => {
  const { seller, step, form, address } = await handOver();
  const typed = { phone: "+370 612-09876", "address.postalCode": "44001", account: "lt737300010012345678" };
  await answer(get().guest(), address, typed);
  await press(seller, step, form, "useHandOver");
  const { body } = await seller.get(step);
  expect(Object.keys(typed).map((name) => shownValue(body, STEP.form, name))).toEqual([
    "612 09876",
    "LT-44001",
    "LT73 7300 0100 1234 5678",
  ]);
});

test("O2: once the contract is made the buyer changes nothing, and reads where the link to sign went", async () => {
  const { application, seller, step, form, address } = await handOver();
  const buyer = get().guest();
  await answer(buyer, address);
  await makeContract({ application, seller, step, form });
  const page = await buyer.get(`${address}?correct=1`);
  expect([wordsOf(page).includes(t("buyer.closed")), page.body.includes('name="account"')]).toEqual([true, false]);
  const signing = `/applications/signing/${application}/application`;
  const seals = await readSeals(seller, signing, "signature");
  await seller.post(signing, { ...seals, way: "30", contact: "pirkeja@pavyzdys.example", start: "" });
  expect(await wordsAt(buyer, address)).toContain(t("buyer.signSent", { to: "p***@pavyzdys.example" }));
});

test("O2: the address goes to the typed number by SMS; the seller sees the number masked, a second press and a number that is none are told", async () => {
  const phone = "612 09871";
  const { application, seller, step, form, address } = await handOver({ phone });
  const lines = await auditLinesOf(get(), async () => {
    expect(verdictOf(await press(seller, step, form, "textHandOver"))).toBe(`303 ${step}#hand-over`);
  });
  expect(lines).toMatchObject([{ ev: "buyer.texted", result: "ok" }]);
  const sent = await wordsAt(seller, step);
  expect(sent).toContain(t("sms.sent"));
  expect(sent.replaceAll("\u00a0", " ")).toContain("+370 6** ***71");
  const { backEnd } = get().servers;
  await expect.poll(async () => (await messagesTo(backEnd, "+37061209871")).length, { timeout: 10_000 }).toBe(1);
  expect((await messagesTo(backEnd, "+37061209871"))[0]?.content).toContain(address);
  await press(seller, step, form, "textHandOver");
  expect(await wordsAt(seller, step)).toContain(t("sms.pause"));
  for (const wrong of ["123", "+49 151 12345678"]) {
    await press(seller, step, { ...form, phone: wrong }, "textHandOver");
    const page = await seller.get(step);
    expect(wordsOf(page)).toContain(t("sms.noPhone"));
    expect(shownValue(page.body, STEP.form, "phone")).toBe(wrong);
  }
  expect(await messagesTo(backEnd, "+37061209871")).toHaveLength(1);
  await seller.get(`${step}?lang=en`);
  await press(seller, step, { ...form, phone: "612 09872" }, "textHandOver");
  expect(await wordsAt(seller, step)).toContain(textOf("en", "hand-over:sms.pause"));
  await seller.get(`${step}?lang=lt`);
  const { fields } = await get().author("GetActionLog", { ParaiskosID: application });
  expect(JSON.stringify(fields)).toContain("Pirkėjui siunčiama SMS");
});

test("F-512: an SMS that could not be sent is told at the hand-over, and a corrected number is written to at once", async () => {
  const { application, seller, step, form } = await handOver();
  const smsOf = async () => {
    const answer = await seller.get(`/hand-over-progress/${application}`);
    return (JSON.parse(answer.body) as { progress: { sms: { state: string } } }).progress.sms.state;
  };
  await press(seller, step, { ...form, phone: "600 00001" }, "textHandOver");
  await expect.poll(smsOf, { timeout: 15_000 }).toBe("failed");
  const failed = await wordsAt(seller, step);
  expect(failed).toContain(textOf("lt", "soap:sending.sms"));
  expect(failed.replaceAll("\u00a0", " ")).toContain("SMS neišsiųsta numeriu +370 6** ***01");
  await press(seller, step, { ...form, phone: "612 09874" }, "textHandOver");
  await expect.poll(smsOf, { timeout: 15_000 }).toBe("delivered");
  const sent = await wordsAt(seller, step);
  expect(sent).not.toContain(textOf("lt", "soap:sending.sms"));
  expect(sent.replaceAll("\u00a0", " ")).toContain("SMS išsiųsta numeriu +370 6** ***74");
});

test("The seller goes on alone at any moment: the address leads nowhere then, nor does one that is made up or replaced", async () => {
  const { seller, step, form, address } = await handOver();
  await press(seller, step, form, "handOver");
  const next = /\/hand-over\/[a-z0-9]{26}/.exec((await seller.get(step)).body)?.[0] ?? "";
  const buyer = get().guest();
  expect([next === address, (await buyer.get(address)).status, (await buyer.get(next)).status]).toEqual([
    false,
    410,
    200,
  ]);
  const seals = await readSeals(buyer, next, "hand-over");
  await press(seller, step, form, "endHandOver");
  expect(await wordsAt(seller, step)).toContain(t("ended"));
  // A buyer who was typing meanwhile is told that nothing was sent, and why.
  const late = await buyer.post(next, { ...seals, ...BUYER_ANSWERS, sendAnswers: "" });
  expect([late.status, wordsOf(late).includes(t("buyer.deadSent"))]).toEqual([410, true]);
  for (const dead of [next, `/hand-over/${"a".repeat(26)}`, "/hand-over/x"])
    expect([dead, (await buyer.get(dead)).status]).toEqual([dead, 410]);
  expect((await answer(get().guest(), next).catch(() => ({ status: 410 }))).status).toBe(410);
});

test("O2: what the buyer has filled in and the seller has not looked at is thrown away by a button of that name alone", async () => {
  const { seller, step, form, address } = await handOver();
  const buyer = get().guest();
  await answer(buyer, address);
  for (const button of ["endHandOver", "handOver"]) {
    expect(verdictOf(await press(seller, step, form, button))).toBe(`303 ${step}#hand-over`);
    const page = await wordsAt(seller, step);
    expect([button, page.includes(t("unused")), page.includes(t("drop"))]).toEqual([button, true, true]);
    expect([button, (await buyer.get(address)).status]).toEqual([button, 200]);
  }
  await press(seller, step, form, "dropHandOver");
  expect(await wordsAt(seller, step)).toContain(t("ended"));
  expect((await buyer.get(address)).status).toBe(410);
});

test("F-337: a contract that is rejected ends the buyer's page, which would lead to a signature", async () => {
  const handedOver = await handOver();
  const { application, seller, address } = handedOver;
  await answer(get().guest(), address);
  await makeContract(handedOver);
  expect((await get().guest().get(address)).status).toBe(200);
  const page = `/applications/reject/${application}`;
  const seals = await readSeals(seller, page, "reject-contract");
  expect((await seller.post(page, { ...seals, reason: "1", comment: "", rejectContract: "" })).status).toBe(303);
  expect((await get().guest().get(address)).status).toBe(410);
});

testForLeaks(() => get());
