import { describe, expect, test } from "vitest";
import type { Reply, Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { refuse } from "../../support/soap-proxy.ts";
import { FAULTS, NOT_OK, SILENCE } from "./fault-table.ts";
import { formNamed, markerOf, pageOf, pressed, type Subject } from "./form-table.ts";
import { inParallel } from "./in-parallel.ts";
import { testForLeaks } from "./leaks.ts";
import { findForm, isPage, shownValue } from "./page.ts";
import { type Stage, useOwnStage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

/** Long enough for a healthy call on a busy machine. */
const CALL = { soapReadSeconds: 4, soapWriteSeconds: 4, soapDocumentSeconds: 4 };
const DEADLINES = {
  ...CALL,
  parallelReads: 500,
  parallelWrites: 500,
  retryBudgetPercent: 100,
};

let stage: Stage;
let subject: Subject;
useOwnStage({ limits: DEADLINES }, async (opened) => {
  stage = opened;
  subject = await stage.subject();
});

const pages = (id: number) => ({
  step2: `/applications/add/2/${id}`,
  step3: `/applications/edit/${id}/3`,
  step4: `/applications/edit/${id}/4`,
  step5: `/applications/edit/${id}/5`,
});

/** Pages that cannot be drawn without an operation. */
const READS = (): [path: string, operation: string][] => {
  const { application: id } = subject;
  const { step2, step3, step4, step5 } = pages(id);
  return [
    ["/applications", "ListContracts"],
    ["/applications/export", "ListContracts"],
    ["/applications/add", "GetConditionVariants"],
    [step2, "GetContract"],
    [step3, "GetContract"],
    [step4, "GetContract"],
    [step5, "GetContract"],
    [`/applications/load/${id}`, "GetContract"],
    [`/applications/delete/${id}`, "GetContract"],
    [`/applications/goods/${id}/0`, "GetContract"],
    [`/applications/goods/${id}/0`, "GetCatalogue"],
    [`/applications/catalogue/${id}`, "GetCatalogue"],
    [`/applications/schedule/${id}`, "CalculateSchedule"],
  ];
};

/** Silence has words of its own, a broken answer those of the system error (F-462, F-471, F-474). */
const wordsFor = (status: number): string => (status === 503 ? "soap:noAnswer" : "soap:2000");

/** What is wrong with a page that says that something failed; the list as a file has a page and words of its own. */
function findFaults(answer: Reply, status: number, language: "lt" | "en", key = wordsFor(status)): string[] {
  const text = `${JSON.stringify(answer.headers)}${answer.body}`;
  const wanted: [string, boolean][] = [
    [`status ${answer.status}`, answer.status === status],
    ["page", isPage(answer)],
    ["language", answer.body.includes(`<html lang="${language}"`)],
    ["text", answer.body.includes(textOf(language, key).replaceAll("'", "&#x27;"))],
    // The seller's own network is not at fault where our page came (access 29).
    ["advice", !wordsOf(answer).includes(textOf(language, "soap:-404"))],
    ["reference", isReferenceLogged(answer.body)],
    ["Retry-After", status !== 503 || Number(answer.headers["retry-after"]) > 0],
    ["stack or answer", !/hunter2|\n\s+at |node_modules|Error:/.test(text)],
    ["keys", !/soap:-404|soap:noAnswer|errors\./.test(answer.body.replace(/<script[\s\S]*?<\/script>/g, ""))],
  ];
  return wanted.filter(([, holds]) => !holds).map(([name]) => name);
}

const keyOf = (path: string) => (path.endsWith("/export") ? "errors:file.unavailable" : undefined);

/** The number on the page is the beginning of a request's number in the log, so that the help desk finds it (G34). */
function isReferenceLogged(html: string): boolean {
  const reference = /(?:Klaidos numeris|Error number) ([0-9a-f]{8})\b/.exec(html)?.[1];
  return reference !== undefined && stage.servers.output().includes(`"rid":"${reference}`);
}

async function expectFaultPage([path, operation]: [string, string], status: number, at: number): Promise<void> {
  const language = at % 2 === 0 ? "lt" : "en";
  const answer = await (await stage.as("jonas.s")).get(`${path}?lang=${language}`);
  expect([path, operation, findFaults(answer, status, language, keyOf(path))]).toEqual([path, operation, []]);
}

describe("R-G1, F-471: a page that cannot be read says so in its designed page, in both languages, and the process lives", () => {
  test.each(FAULTS)("$fault", async ({ make, status }) => {
    for (const operation of new Set(READS().map(([, needed]) => needed))) {
      stage.servers.proxy.fault(operation, make);
      const reads = READS().filter(([, needed]) => needed === operation);
      await inParallel(reads, (read, at) => expectFaultPage(read, status, at));
      stage.servers.proxy.heal();
    }
    expect((await (await stage.as("jonas.s")).get("/applications")).status).toBe(200);
  });

  test("silence beyond the deadline, for all of them at the same time; other pages are answered meanwhile", async () => {
    const isSecond = ([, operation]: [string, string]) => /Catalogue|Proposed|Calculate/.test(operation);
    for (const reads of [READS().filter((read) => !isSecond(read)), READS().filter(isSecond)]) {
      for (const [, operation] of reads) stage.servers.proxy.fault(operation, SILENCE.make);
      let isOver = false;
      const silent = inParallel(reads, (read, at) => expectFaultPage(read, SILENCE.status, at), reads.length);
      const over = silent.then(() => (isOver = true));
      expect([(await (await stage.as("jonas.s")).get("/news")).status, isOver]).toEqual([200, false]);
      await over;
      stage.servers.proxy.heal();
    }
  });
});

describe("R-G1: what is not needed to draw a page does not take it away", () => {
  test.each(FAULTS)("$fault", async ({ make, status }) => {
    const seller = await stage.as("jonas.s");
    // A session that has not seen the figures of the day yet.
    const fresh = await stage.logIn("jonas.s");
    for (const operation of ["ListNews", "ListContracts", "SuggestAddress", "GetContractDraft"])
      stage.servers.proxy.fault(operation, make);
    const [news, addresses] = await Promise.all([
      fresh.get("/news"),
      seller.post(formNamed("contract-data").address(subject), { "address.city": "Vilnius", findAddress: "" }),
    ]);
    const document = await seller.get(`/applications/documents/${subject.application}/draft`);
    stage.servers.proxy.heal();
    expect([news.status, isPage(news), news.body.includes(textOf("lt", "news:title"))]).toEqual([200, true, true]);
    expect(news.body).toContain(textOf("lt", "news:today.unavailable"));
    expect([addresses.status, shownValue(addresses.body, "contract-data", "address.city")]).toEqual([200, "Vilnius"]);
    expect(addresses.body).toContain(textOf("lt", "application:contractData.addressesSilent"));
    // The document leads back to its application, with the reason above it.
    expect([document.status, document.location]).toEqual([302, `/applications/load/${subject.application}`]);
    const { step5 } = pages(subject.application);
    expect((await seller.get(step5)).body).toContain(textOf("lt", wordsFor(status)));
    const { step2, step3 } = pages(subject.application);
    for (const operation of ["GetProposedOptions", "CalculateSchedule", "GetCatalogue"])
      stage.servers.proxy.fault(operation, make);
    const [credit, offers] = await Promise.all([seller.get(step2), seller.get(step3)]);
    stage.servers.proxy.heal();
    expect(credit.status).toBe(200);
    expect(credit.body).toContain(textOf("lt", "application:credit.catalogueSilent"));
    // What was stated of income can be read and changed while the offers are away.
    expect([offers.status, shownValue(offers.body, "household", "monthlyIncome")]).toEqual([
      200,
      expect.stringMatching(/\d/),
    ]);
    expect(offers.body).toContain(textOf("lt", wordsFor(status)));
    await seller.post(formNamed("contract-data").address(subject), { discardDraft: "" });
  });
});

describe("R-G2: a post that fails is never told as done, is not sent again, and what was typed waits on the next page", () => {
  /** Form, the operation that fails, the field that is typed, and the button when it is not the usual one. */
  const WRITES: [form: string, operation: string, field: string, button?: string][] = [
    ["buyer", "CheckPersonalData", "email"],
    ["buyer", "GetNewApplication", "email"],
    ["buyer", "SaveApplication", "email"],
    ["credit", "SaveApplication", "ownFunds"],
    ["credit", "SaveApplication", "ownFunds", "continue"],
    ["credit", "CalculateSchedule", "ownFunds", "recalculate"],
    ["credit", "GetContract", "ownFunds"],
    ["goods-line", "SaveApplication", "title"],
    ["goods-line", "GetCatalogue", "title"],
    ["household", "SaveApplication", "workplace"],
    ["household", "GetProposedOptions", "workplace", "continue"],
    ["contract-data", "SaveApplication", "email"],
    ["contract-data", "GetContract", "email"],
    ["contract-email", "SaveClientEmail", "email"],
    ["contract-email", "GetContract", "email"],
    ["contract-signature", "ConfirmSignature", ""],
    ["contract", "CheckContractPossible", ""],
    ["contract", "MakeContract", ""],
    ["catalogue", "SaveApplication", ""],
    ["delete-application", "DeleteApplication", ""],
  ];
  const typedText = (field: string, at: number) =>
    ({
      email: `v${at}@pavyzdys.example`,
      ownFunds: `${at + 1},00`,
      title: `Prekė ${at}`,
      workplace: `Darbovietė ${at}`,
    })[field] ?? "";

  test.each(WRITES)("%s: %s fails, %s", async (form, operation, field, button) => {
    const own = { ...subject, application: await stage.application() };
    const entry = formNamed(form);
    const usual = button === undefined ? entry : { ...entry, button };
    const seller = await stage.as("jonas.s");
    // Every fault for the operations that are not done twice; half of them for the others.
    const isDoneOnce = /^(?:MakeContract|GetNewApplication|ConfirmSignature|DeleteApplication)$/.test(operation);
    for (const [at, { fault, make, status }] of FAULTS.filter((_, row) => isDoneOnce || row % 2 === 0).entries()) {
      const typed = field === "" ? {} : { [field]: typedText(field, at) };
      stage.servers.proxy.forget();
      stage.servers.proxy.fault(operation, make);
      const answer = await seller.post(entry.address(own), { _op: crypto.randomUUID(), ...pressed(usual), ...typed });
      stage.servers.proxy.heal();
      expect([fault, findFaults(answer, status, "lt")]).toEqual([fault, []]);
      expect(answer.body).not.toContain(textOf("lt", "ui:notice.success"));
      // These may have been done all the same; a step is simply saved again.
      const saysMayBeDone = answer.body.includes(textOf("lt", "errors:unavailable.mayBeDone"));
      expect([fault, saysMayBeDone]).toEqual([fault, isDoneOnce]);
      expect([fault, stage.servers.proxy.writes().filter((name) => name === operation).length]).toEqual([
        fault,
        writesOf(operation),
      ]);
      if (typed[field] === undefined) continue;
      const page = await seller.get(pageOf(entry, own));
      expect([fault, shownValue(page.body, markerOf(entry), field)]).toEqual([fault, typed[field]]);
    }
  });

  test("the tick of a signature that did not get through waits as well", async () => {
    const entry = formNamed("contract-signature");
    const seller = await stage.as("jonas.s");
    stage.servers.proxy.faultOnce("ConfirmSignature", refuse);
    await seller.post(entry.address(subject), pressed(entry));
    const form = findForm((await seller.get(entry.address(subject))).body, "contract-signature");
    expect(form).toMatch(/<input[^>]* name="confirmed"[^>]* checked=""|<input[^>]* checked=""[^>]* name="confirmed"/);
  });

  test.each(["lt", "en"] as const)(
    "F-471: a form with an error of its own, when its page cannot be drawn again: what was typed waits, and the page says so (%s)",
    async (language) => {
      const seller = await stage.logIn("kasa1");
      const typed = { personalCode: "49212299939", phone: "612 34567", email: `${language}@pavyzdys.example` };
      stage.servers.proxy.fault("GetConditionVariants", refuse);
      const answer = await seller.post(`/applications/add?lang=${language}`, { ...typed, continue: "" });
      stage.servers.proxy.heal();
      expect([answer.status, isPage(answer)]).toEqual([400, true]);
      for (const key of ["soap:noAnswer", "errors:typedKept"]) expect(answer.body).toContain(textOf(language, key));
      const page = (await seller.get("/applications/add")).body;
      const shown = Object.keys(typed).map((name) => [name, shownValue(page, "buyer", name)]);
      expect(Object.fromEntries(shown)).toEqual(typed);
    },
  );

  const writesOf = (operation: string) =>
    /^(?:Get(?:Contract|Catalogue|Proposed)|Check|Calculate)/.test(operation) ? 0 : 1;

  test("silence beyond the deadline: a saved step, a new application, a contract", async () => {
    const own = { ...subject, application: await stage.application() };
    const [seller, colleague] = [await stage.as("jonas.s"), await stage.as("sms.blogas")];
    stage.servers.proxy.forget();
    for (const operation of ["SaveApplication", "GetNewApplication", "MakeContract"]) {
      stage.servers.proxy.fault(operation, SILENCE.make);
    }
    const typed = { email: "tyla@pavyzdys.example", _op: crypto.randomUUID() };
    const post = (sender: Visitor, form: string) =>
      sender.post(formNamed(form).address(own), { ...pressed(formNamed(form)), ...typed });
    const answers = await Promise.all([
      post(seller, "contract-data"),
      post(colleague, "buyer"),
      post(seller.copy(), "contract"),
    ]);
    stage.servers.proxy.heal();
    for (const answer of answers) expect(findFaults(answer, 503, "lt")).toEqual([]);
    expect(stage.servers.proxy.writes().sort()).toEqual(["GetNewApplication", "MakeContract", "SaveApplication"]);
    const pages = [await seller.get(formNamed("contract-data").address(own)), await colleague.get("/applications/add")];
    expect(shownValue(pages[0]?.body ?? "", "contract-data", "email")).toBe(typed.email);
    expect(shownValue(pages[1]?.body ?? "", "buyer", "email")).toBe(typed.email);
  });

  test.each([...FAULTS, SILENCE])("the log-in: $fault", async ({ make, status }) => {
    const guest = stage.guest();
    stage.servers.proxy.fault("Login3", make);
    const answer = await guest.post("/login", formNamed("login").fields);
    stage.servers.proxy.heal();
    expect(findFaults(answer, status, "lt", status === 503 ? "soap:noAnswer" : "soap:2000")).toEqual([]);
    expect(shownValue(answer.body, "login", "username")).toBe("pilnas");
    expect([answer.body.includes("Demo-2026!&quot;"), guest.cookies.has("s")]).toEqual([false, false]);
  });
});

test.each(NOT_OK)(
  "F-480: $fault of the back end is a notice on a page, read or written, and no crash",
  async ({ make, status }) => {
    const seller = await stage.as("jonas.s");
    const [household, login] = [formNamed("household"), formNamed("login")];
    stage.servers.proxy.fault("*", make);
    const answers = await Promise.all([
      seller.get("/applications"),
      seller.get(pages(subject.application).step5),
      seller.post(household.address(subject), { ...pressed(household), _op: crypto.randomUUID() }),
    ]);
    const refused = await stage.guest().post(login.address(subject), pressed(login));
    stage.servers.proxy.heal();
    expect(answers.map((answer) => findFaults(answer, status, "lt"))).toEqual([[], [], []]);
    expect(findFaults(refused, status, "lt", status === 503 ? "soap:noAnswer" : "soap:2000")).toEqual([]);
    expect([(await seller.get("/applications")).status, stage.servers.output().match(/"server\.listening"/g)]).toEqual([
      200,
      ['"server.listening"'],
    ]);
  },
);

testForLeaks(() => stage);
