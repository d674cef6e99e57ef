import { expect, test } from "vitest";
import type { Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { clockAhead } from "../../support/portal-servers.ts";
import { linkTo, signOnTablet } from "../../support/signing-calls.ts";
import { textAt } from "../../support/soap-answer.ts";
import { moveClock } from "../../support/verify-call.ts";
import { findForm, readSeals } from "./page.ts";
import { AUTHOR, type Stage, useOwnStage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

let stage: Stage;
/** Made before the clock of the back end moves: the author's session does not live through that. */
let signed: { id: number; day: string };

async function signOnPaper(): Promise<typeof signed> {
  const id = await stage.contract();
  const dayOf = async (element: string) =>
    textAt((await stage.author("GetContract", { ParaiskosID: id })).fields, "Paraiska", element);
  const signature = { ParaiskosID: id, PasirasymoTipas: 1, Asmuo: "Emilija Išgalvotaitė" };
  await stage.author("ConfirmSignature", { ...signature, Data: await dayOf("SutartiesData") });
  return { id, day: (await dayOf("AtmestiIki")).slice(0, 10) };
}

useOwnStage({ variables: clockAhead(0) }, async (opened) => {
  stage = opened;
  signed = await signOnPaper();
});

const DAY_MINUTES = 24 * 60;

const plain = (text: string) => text.replace(/\s+/g, " ");
const shown = async (visitor: Visitor, page: string) => plain(wordsOf(await visitor.get(page)));
const said = (key: string, values = {}) => plain(textOf("lt", key as never, values as never));

test("F-362, F-363: the last day stands beside the ways; after it the buyer reads that it is over, and the seller that a new contract is needed, in the list too (F-174)", async () => {
  const id = await stage.contract();
  const { backEnd } = stage.servers;
  const contract = await stage.author("GetContract", { ParaiskosID: id });
  const last = textAt(contract.fields, "Paraiska", "PasirasytiIki").slice(0, 10);
  await signOnTablet({ call: stage.author, url: backEnd.url }, id, { document: 0, name: "Emilija Išgalvotaitė" });
  const page = `/applications/signing/${id}/contract`;
  const seller = await stage.as(AUTHOR);
  const row = `/applications?tab=6&number=${id}`;
  expect(await shown(seller, row)).toContain(said("applications:nextStep.sign"));
  expect(await shown(seller, page)).toContain(said("signing:until", { day: last }));
  expect(await shown(seller, `/applications/signing/${id}/application`)).not.toContain(last);
  const email = `terminas.${id}@pavyzdys.example`;
  const seals = await readSeals(seller, page, "signature");
  expect((await seller.post(page, { ...seals, way: "30", contact: email, start: "" })).location).toBe(page);
  const link = `/sign/${await linkTo(backEnd, email)}`;
  const days = Math.round((Date.parse(last) - Date.now()) / (DAY_MINUTES * 60_000)) + 2;
  await moveClock(backEnd, days * DAY_MINUTES);
  try {
    const read = await stage.guest().get(link);
    expect(plain(wordsOf(read))).toContain(said("signing:link.termOver"));
    expect(findForm(read.body, "sign")).toBeNull();
    const later = await stage.logIn(AUTHOR);
    expect(await shown(later, row)).toContain(said("applications:nextStep.signingOver"));
    const words = await shown(later, page);
    expect(words).toContain(said("signing:failures.TERM_OVER"));
    expect(words).toContain(said("signing:obstacles.TERM_OVER"));
    expect(await shown(later, `/applications/signing/${id}`)).toContain(said("signing:obstacles.TERM_OVER"));
  } finally {
    await moveClock(backEnd, -days * DAY_MINUTES);
  }
});

test("F-337: a signed contract names the last day of its 14, and after it the button is off with the reason", async () => {
  const { id, day } = signed;
  const { backEnd } = stage.servers;
  const page = `/applications/edit/${id}/5`;
  const address = `href="/applications/reject/${id}"`;
  const seller = await stage.logIn(AUTHOR);
  expect(await shown(seller, page)).toContain(said("rejection:leadUntil", { day }));
  expect((await seller.get(page)).body).toContain(address);
  await moveClock(backEnd, 15 * DAY_MINUTES);
  try {
    const later = await stage.logIn(AUTHOR);
    expect(await shown(later, page)).toContain(said("rejection:termOver", { day }));
    expect((await later.get(page)).body).not.toContain(address);
    expect(await shown(later, `/applications/reject/${id}`)).toContain(said("rejection:termOver", { day }));
  } finally {
    await moveClock(backEnd, -15 * DAY_MINUTES);
  }
});
