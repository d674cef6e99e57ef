import { expect, test } from "vitest";
import { createApplication, SIMONA } from "../support/demo-application.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import { soapCall, type RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { messagesTo, moveClock, sent } from "../support/verify-call.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const stranger = useCaller(backEnd, "vienas.s");

const SECRET = "abcdefghjkmnpqrstuvwxyz023";

/** The demo's operator takes no message to it. */
const NEVER_REACHED = "+37060000001";
const SENDING_FAILED = 1;
const SENDING_DONE = 2;

let phones = 0;
const newPhone = () => `+37060${String(7_100_000 + (phones += 1)).slice(-6)}`;

const elements = (id: number, phone: string, change: RequestElements = {}) => ({
  ParaiskosID: id,
  Raktas: SECRET,
  Telefonas: phone,
  GaliojaMinuciu: 60,
  ...change,
});

const send = async (id: number, phone: string, change: RequestElements = {}) => {
  const { code, fields } = await jonas("SendHandOver", elements(id, phone, change));
  return [code, textAt(fields, "Kliutis")];
};

const arrived = async (phone: string, count: number) => {
  await expect.poll(async () => (await messagesTo(backEnd, phone)).length, { timeout: 10_000 }).toBe(count);
  return messagesTo(backEnd, phone);
};

test("O2: the buyer gets the address of the buyer's page by SMS, in either language, and the log says so", async () => {
  const { id } = await createApplication(jonas, SIMONA);
  const [one, other] = [newPhone(), newPhone()];
  expect(await send(id, one)).toEqual([0, ""]);
  const [lithuanian] = await arrived(one, 1);
  expect(lithuanian?.content).toMatch(new RegExp(`savo duomenis .* iki \\d\\d:\\d\\d: http\\S+/hand-over/${SECRET}$`));
  await moveClock(backEnd, 1);
  expect(await send(id, other, { Kalba: "en" })).toEqual([0, ""]);
  const [english] = await arrived(other, 1);
  // A new reader's first page is Lithuanian unless its address says otherwise (F-416).
  expect(english?.content).toMatch(new RegExp(`fill in your data .* http\\S+/hand-over/${SECRET}\\?lang=en$`));
  const { fields } = await jonas("GetActionLog", { ParaiskosID: id });
  const lines = listAt(fields, "Irasai", "Irasas").filter(
    (line) => textAt(line, "Veiksmas") === "Pirkėjui siunčiama SMS su jo puslapio nuoroda",
  );
  expect(lines.map((line) => textAt(line, "Pastaba"))).toEqual([one, other].map((phone) => `***${phone.slice(-2)}`));
});

test("O2: a second press sends no second SMS, and in an hour an application sends three, to whatever number", async () => {
  const { id } = await createApplication(jonas, SIMONA);
  const phone = newPhone();
  expect([await send(id, phone), await send(id, phone)]).toEqual([
    [0, ""],
    [0, "PAUSE"],
  ]);
  await moveClock(backEnd, 1);
  expect(await send(id, phone)).toEqual([0, ""]);
  await moveClock(backEnd, 1);
  expect(await send(id, newPhone())).toEqual([0, ""]);
  await moveClock(backEnd, 1);
  expect(await send(id, newPhone())).toEqual([0, "LIMIT"]);
  await arrived(phone, 2);
  await moveClock(backEnd, 60);
  expect(await send(id, phone)).toEqual([0, ""]);
});

test("F-512: a message that could not be sent is told from one that was, and a corrected number is written to at once", async () => {
  const { id } = await createApplication(jonas, SIMONA);
  const requestOf = async (phone: string) => {
    const { code, fields } = await jonas("SendHandOver", elements(id, phone));
    expect([code, textAt(fields, "Kliutis")]).toEqual([0, ""]);
    return textAt(fields, "SiuntimoID");
  };
  for (let tries = 0; tries < 4; tries += 1)
    expect(await sent(backEnd.url, await requestOf(NEVER_REACHED))).toBe(SENDING_FAILED);
  const phone = newPhone();
  expect(await sent(backEnd.url, await requestOf(phone))).toBe(SENDING_DONE);
  expect(await send(id, phone)).toEqual([0, "PAUSE"]);
});

test("O2: a number is not written to more often because another application asks", async () => {
  const phone = newPhone();
  for (const expected of ["", "", "", "LIMIT"]) {
    const { id } = await createApplication(jonas, SIMONA);
    expect(await send(id, phone)).toEqual([0, expected]);
    await moveClock(backEnd, 1);
  }
});

test.each([
  ["an address of another kind", { Raktas: "https://blogas.example/" }],
  ["a secret that is too short", { Raktas: "abc" }],
  ["a foreign number", { Telefonas: "+4915112345678" }],
  ["a time of days", { GaliojaMinuciu: 5_000 }],
])("R-1.1: %s is refused, and nothing is sent", async (_case, change) => {
  const { id } = await createApplication(jonas, SIMONA);
  expect((await send(id, newPhone(), change))[0]).toBe(2000);
});

test("F-180: what becomes of a hand-over has its lines, the buyer's in the buyer's name; a stranger writes none, and no word but these", async () => {
  const { id } = await createApplication(jonas, SIMONA);
  const linesOf = async () =>
    listAt((await jonas("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas").map((line) => [
      textAt(line, "Veiksmas"),
      textAt(line, "Vartotojas") === "Pirkėjas",
    ]);
  const before = (await linesOf()).length;
  for (const Ivykis of ["BEGUN", "OPENED", "FILLED", "USED", "DROPPED", "ENDED"])
    expect((await jonas("LogHandOver", { ParaiskosID: id, Ivykis })).code).toBe(0);
  expect((await stranger("LogHandOver", { ParaiskosID: id, Ivykis: "USED" })).code).toBe(1063);
  expect((await jonas("LogHandOver", { ParaiskosID: id, Ivykis: "Sutartis sudaryta" })).code).toBe(2000);
  expect((await linesOf()).slice(before)).toEqual([
    ["Pildyti perduota pirkėjo telefonui", false],
    ["Pirkėjas atvėrė savo puslapį", true],
    ["Pirkėjas pateikė duomenis iš savo telefono", true],
    ["Pirkėjo pateikti duomenys perkelti į formą", false],
    ["Pirkėjo pateikti duomenys nepanaudoti", false],
    ["Pildymas pirkėjo telefone baigtas", false],
  ]);
});

test("R-D3: a stranger's application is not found, a contract is not handed over, and without a session nothing is sent", async () => {
  const { id } = await createApplication(jonas, SIMONA);
  expect((await stranger("SendHandOver", elements(id, newPhone()))).code).toBe(1063);
  expect((await soapCall(backEnd.url, "SendHandOver", elements(id, newPhone()))).code).toBe(1020);
  expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
  expect((await send(id, newPhone()))[0]).toBe(1100);
});
