import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBackEnd, type RunningBackEnd } from "../support/back-end.ts";
import { createApplication, EMILIJA } from "../support/demo-application.ts";
import { callerOf, type Caller } from "../support/demo-session.ts";
import { clockAhead } from "../support/portal-servers.ts";
import { readPrinted } from "../support/printed-document.ts";
import { linkTo, partOf, signOnTablet, uploadPassport } from "../support/signing-calls.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import { soapCall, type RequestElements } from "../support/soap-call.ts";
import { useBackEnd } from "../support/use-back-end.ts";
import { messagesTo, moveClock } from "../support/verify-call.ts";

const START_MS = 240_000;
const DAY_MINUTES = 24 * 60;
/** So many days later the first instalment of every contract of the story has its day behind it. */
const LATER_DAYS = 70;

let running: RunningBackEnd;
let jonas: Caller;

async function start(data?: RunningBackEnd["data"]): Promise<void> {
  const options = data === undefined ? {} : { data, env: clockAhead(LATER_DAYS * DAY_MINUTES) };
  running = await startBackEnd(options);
  jonas = await callerOf(running.url, "jonas.s");
}

const makeContract = async (elements: RequestElements = EMILIJA) => {
  const { id } = await createApplication(jonas, elements);
  expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
  return id;
};

const termOf = async (id: number) =>
  textAt((await jonas("GetContract", { ParaiskosID: id })).fields, "Paraiska", "PasirasytiIki").slice(0, 10);

const sign = (id: number, day: string) =>
  jonas("ConfirmSignature", {
    ParaiskosID: id,
    PasirasymoTipas: 1,
    Data: `${day}T00:00:00`,
    Asmuo: "Emilija Išgalvotaitė",
  });

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

describe("F-362: a contract is signed on paper while its schedule still holds", () => {
  let early: number;
  let late: number;
  let draft: number;
  let firstDue: string;

  beforeAll(async () => {
    await start();
    [early, late] = [await makeContract(), await makeContract()];
    draft = (await createApplication(jonas)).id;
    const schedule = await jonas("CalculateSchedule", {
      Suma: "500.00",
      Trukme: 12,
      SalyguVariantoID: 11,
      MokejimoDiena: 15,
    });
    firstDue = textAt(schedule.fields, "Grafikas", "PirmaImoka").slice(0, 10);
    await running.end();
    await start(running.data);
  }, 2 * START_MS);
  afterAll(() => running.stop());

  test("an unsigned contract names the day of its first instalment, an application none", async () => {
    expect(await termOf(early)).toBe(firstDue);
    expect(await termOf(draft)).toBe("");
  });

  test("F-280: its standard information holds until that day too", async () => {
    const information = await readPrinted(jonas, "GetStandardInformationPdf", { ParaiskosID: late });
    expect(information).toContain(`Informacija galioja iki ${firstDue}.`);
  });

  test("a later day is refused with the day and what to do; that day itself is not", async () => {
    const reply = await sign(late, nextDay(firstDue));
    expect([reply.code, textAt(reply.fields, "KlaidosPranesimas")]).toEqual([
      2000,
      `Sutarties pasirašyti nebegalima: pirmosios įmokos diena pagal grafiką – ${firstDue}. Sudarykite naują sutartį.`,
    ]);
    expect(await termOf(late)).toBe(firstDue);
    expect((await sign(early, firstDue)).code).toBe(0);
    expect(await termOf(early)).toBe("");
  });
});

describe("F-362, F-363: a link to a contract ends with the last day on which it can be signed", () => {
  const backEnd = useBackEnd();
  const [CONTRACT, REMOTE, TABLET, CENT] = [1, 30, 31, 10] as const;
  const address = "paskutine.diena@pavyzdys.example";
  let id: number;
  let unsigned: number;
  let last: string;
  let moved = 0;

  /** Moves the back end's clock to a moment of Lithuanian winter; sessions of before are over. */
  async function goTo(moment: string): Promise<void> {
    const minutes = Math.round((Date.parse(`${moment}:00+02:00`) - Date.now()) / 60_000) - moved;
    await moveClock(backEnd, minutes);
    moved += minutes;
    jonas = await callerOf(backEnd.url, "jonas.s");
  }

  const begin = (way: number, more: RequestElements = {}) =>
    jonas("InitiateSigning", { ParaiskosID: id, Dokumentas: CONTRACT, PasirasymoTipas: way, ...more });
  const listed = async (number: number) => {
    const { fields } = await jonas("ListContracts", { Skirtukas: 6, Numeris: String(number) });
    return listAt(fields, "Sarasas", "Eilute").map((row) => textAt(row, "PasirasymoKliutis"));
  };
  const requestOf = async (way: number) => (await partOf(jonas, id, { document: CONTRACT })).requestOf(way);

  beforeAll(async () => {
    jonas = await callerOf(backEnd.url, "jonas.s");
    [id, unsigned] = [await makeContract(), await makeContract()];
    last = await termOf(id);
    const signed = await signOnTablet({ call: jonas, url: backEnd.url }, id, {
      document: 0,
      name: "Emilija Išgalvotaitė",
    });
    expect(signed.state).toBe("signed");
    await uploadPassport(jonas, id);
  }, START_MS);
  afterAll(() => moveClock(backEnd, -moved));

  test("days before it a link keeps its 72 hours", async () => {
    expect((await begin(CENT, { Kanalas: "email", Kontaktas: "anksciau@pavyzdys.example" })).code).toBe(0);
    const request = await requestOf(CENT);
    const hours = Date.parse(textAt(request, "GaliojaIki")) - Date.parse(textAt(request, "Pradeta"));
    expect(hours).toBe(72 * 3_600_000);
  });

  test("on the last day each way ends that day, and the message names it", async () => {
    await goTo(`${last}T12:00`);
    expect((await begin(REMOTE, { Kanalas: "email", Kontaktas: address })).code).toBe(0);
    expect(textAt(await requestOf(REMOTE), "GaliojaIki")).toBe(`${last}T23:59:59`);
    await linkTo(backEnd, address);
    expect((await messagesTo(backEnd, address))[0]?.content).toContain(`Nuoroda galioja iki ${last} 23:59.`);
    expect((await begin(TABLET)).code).toBe(0);
    expect(textAt(await requestOf(TABLET), "GaliojaIki")).toBe(
      new Date(Date.parse(`${textAt(await requestOf(TABLET), "Pradeta")}Z`) + 3_600_000).toISOString().slice(0, 19),
    );
    await goTo(`${last}T23:30`);
    expect((await begin(TABLET)).code).toBe(0);
    expect(textAt(await requestOf(TABLET), "GaliojaIki")).toBe(`${last}T23:59:59`);
    expect(await listed(id)).toEqual([""]);
  });

  test("the next day the link signs nothing and says why, to the buyer and to the seller", async () => {
    const token = await linkTo(backEnd, address);
    await goTo(`${nextDay(last)}T00:01`);
    const asked = await soapCall(backEnd.url, "GetSigningRequest", { Raktas: token });
    expect([textAt(asked.fields, "Busena"), textAt(asked.fields, "Priezastis")]).toEqual(["error", "TERM_OVER"]);
    expect((await soapCall(backEnd.url, "ConfirmSigning", { Raktas: token, Kodas: "0000" })).code).toBe(1100);
    const { type, obstacleOf } = await partOf(jonas, id, { document: CONTRACT });
    expect([type, obstacleOf(REMOTE), obstacleOf(TABLET)]).toEqual(["0", "TERM_OVER", "TERM_OVER"]);
    for (const way of [REMOTE, TABLET]) {
      const request = await requestOf(way);
      expect([textAt(request, "Busena"), textAt(request, "Priezastis")]).toEqual(["error", "TERM_OVER"]);
    }
    expect((await begin(REMOTE, { Kanalas: "email", Kontaktas: address })).code).toBe(2000);
  });

  test("F-174: the list says so in the contract's row", async () => {
    expect([await listed(id), await listed(unsigned)]).toEqual([["TERM_OVER"], ["TERM_OVER"]]);
  });

  test("nor is the consent signed any more, for there is no contract that it could be for", async () => {
    const { obstacleOf } = await partOf(jonas, unsigned, { document: 0 });
    expect([obstacleOf(REMOTE), obstacleOf(TABLET)]).toEqual(["TERM_OVER", "TERM_OVER"]);
    const begun = await jonas("InitiateSigning", { ParaiskosID: unsigned, Dokumentas: 0, PasirasymoTipas: TABLET });
    expect(begun.code).toBe(2000);
  });
});
