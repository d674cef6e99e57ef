import { describe, expect, test } from "vitest";
import type { Reply, Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { textAt } from "../../support/soap-answer.ts";
import { answering, deliverTwice, dropAnswer, pass, refuse } from "../../support/soap-proxy.ts";
import { answer } from "../../support/soap-stub.ts";
import { formNamed, FORMS, markerOf, pageOf, pressed, type FormEntry, type Subject } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { readSeals, shownValue } from "./page.ts";
import { type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
useOwnStage({ limits: { operationWaitSeconds: 30 } }, async (opened) => {
  stage = opened;
});

const contractForm = formNamed("contract");
const step5 = (application: number) => `/applications/edit/${application}/5`;
const press = (seller: Visitor, application: number, seals: Record<string, string>): Promise<Reply> =>
  seller.post(step5(application), { ...seals, makeContract: "" });

const seals = (seller: Visitor, application: number) => readSeals(seller, step5(application), markerOf(contractForm));

/** Number and status of the contract as the back end has it. */
async function contractOf(application: number): Promise<{ number: string; status: string }> {
  const { fields } = await stage.author("GetContract", { ParaiskosID: application });
  return { number: textAt(fields, "Paraiska", "SutartiesNr"), status: textAt(fields, "Paraiska", "Busena") };
}

/** Lines of the log of actions that say that a contract was made. */
async function timesMade(application: number): Promise<number> {
  const { fields } = await stage.author("GetActionLog", { ParaiskosID: application });
  return JSON.stringify(fields).match(/Sutartis sudaryta/g)?.length ?? 0;
}

describe("R-I1, F-335: one press of the button makes one contract", () => {
  test("ten posts of the same form at once: one effect, and all lead to the same contract", async () => {
    const application = await stage.application();
    const seller = await stage.as("jonas.s");
    const form = await seals(seller, application);
    stage.servers.proxy.forget();
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(seller.copy(), application, form)));
    expect(answers.map(({ status, location }) => `${status} ${location}`)).toEqual(
      Array(10).fill(`303 ${step5(application)}`),
    );
    expect(stage.servers.proxy.operations().filter((name) => name === "MakeContract")).toHaveLength(1);
    expect([(await contractOf(application)).status, await timesMade(application)]).toEqual(["1", 1]);
    const page = await seller.get(step5(application));
    const { number } = await contractOf(application);
    expect(page.body).toContain(textOf("lt", "application:contract.made", { number }));
    expect(page.body.split('class="note-box').length - 1).toBe(1);
  });

  test("once more a while later: the same contract, nothing made", async () => {
    const application = await stage.application();
    const seller = await stage.as("jonas.s");
    const form = await seals(seller, application);
    await press(seller, application, form);
    const first = await contractOf(application);
    stage.servers.proxy.forget();
    expect((await press(seller, application, form)).location).toBe(step5(application));
    expect([stage.servers.proxy.writes(), await contractOf(application)]).toEqual([[], first]);
  });

  test("two tabs with forms of their own: the second is told that there is a contract (1065)", async () => {
    const application = await stage.application();
    const seller = await stage.as("jonas.s");
    const [one, other] = [await seals(seller, application), await seals(seller, application)];
    await seller.get("/news");
    const answers = await Promise.all([
      press(seller.copy(), application, one),
      press(seller.copy(), application, other),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const page = await seller.get(step5(application));
    expect(page.body).toContain(textOf("lt", "soap:1065"));
    expect(await timesMade(application)).toBe(1);
  });

  test("the network delivers the call twice: one contract, and the page says made", async () => {
    const application = await stage.application();
    const seller = await stage.as("jonas.s");
    const form = await seals(seller, application);
    stage.servers.proxy.faultOnce("MakeContract", deliverTwice);
    expect((await press(seller, application, form)).location).toBe(step5(application));
    expect([(await contractOf(application)).status, await timesMade(application)]).toEqual(["1", 1]);
  });

  test("without an operation's id nothing is made", async () => {
    const application = await stage.application();
    const seller = await stage.as("jonas.s");
    const { _op: _, ...form } = await seals(seller, application);
    expect((await press(seller, application, form)).status).toBe(400);
    expect((await contractOf(application)).status).toBe("0");
  });
});

describe("R-I2: the same form with other content", () => {
  test("another application under the id of the first: 409 in words, and nothing is made", async () => {
    const [application, another] = [await stage.application(), await stage.application()];
    const seller = await stage.as("jonas.s");
    const form = await seals(seller, application);
    await press(seller, application, form);
    stage.servers.proxy.forget();
    const refused = await press(seller, another, form);
    expect([refused.status, stage.servers.proxy.writes(), (await contractOf(another)).status]).toEqual([409, [], "0"]);
    expect(refused.body).toContain(textOf("lt", "validation:operation.conflict"));
  });

  test("another buyer under the id of a started application: 409, what was typed stays, no second application", async () => {
    const seller = await stage.as("jonas.s");
    const entry = formNamed("buyer");
    const form = await readSeals(seller, pageOf(entry, NONE), "buyer");
    expect((await seller.post("/applications/add", { ...form, ...pressed(entry) })).status).toBe(303);
    stage.servers.proxy.forget();
    const refused = await seller.post("/applications/add", {
      ...form,
      ...pressed(entry),
      email: "kita@pavyzdys.example",
    });
    expect([refused.status, stage.servers.proxy.writes()]).toEqual([409, []]);
    expect(shownValue(refused.body, "buyer", "email")).toBe("kita@pavyzdys.example");
    expect(refused.body).toContain(textOf("lt", "validation:operation.conflict"));
  });

  test("another user with the same id is another attempt", async () => {
    const [application, another] = [await stage.application(), await stage.application()];
    const [seller, colleague] = [await stage.as("jonas.s"), await stage.as("sms.blogas")];
    const form = await seals(seller, application);
    await press(seller, application, form);
    const own = await seals(colleague, another);
    expect((await press(colleague, another, { ...own, _op: form["_op"] ?? "" })).status).toBe(303);
    expect((await contractOf(another)).status).toBe("1");
  });
});

const NONE: Subject = { application: 0, contract: 0 };

describe("R-I3: the answer to the making of a contract is lost", () => {
  test("the page says that nothing is known; pressed again, the portal reads first, finds the contract and says so", async () => {
    const application = await stage.application();
    const seller = await stage.as("jonas.s");
    const form = await seals(seller, application);
    stage.servers.proxy.faultOnce("MakeContract", dropAnswer);
    const lost = await press(seller, application, form);
    expect([lost.status, lost.body.includes(textOf("lt", "soap:noAnswer"))]).toEqual([503, true]);
    expect(lost.body).not.toContain(textOf("lt", "ui:notice.success"));
    stage.servers.proxy.forget();
    expect((await press(seller, application, form)).location).toBe(step5(application));
    expect(stage.servers.proxy.operations()).toEqual(["GetContract", "GetContract"]);
    const page = await seller.get(step5(application));
    const { number } = await contractOf(application);
    expect(page.body).toContain(textOf("lt", "application:contract.made", { number }));
    expect(await timesMade(application)).toBe(1);
  });

  test("it was never delivered: pressed again, the portal reads first and makes it", async () => {
    const application = await stage.application();
    const seller = await stage.as("jonas.s");
    const form = await seals(seller, application);
    stage.servers.proxy.faultOnce("MakeContract", refuse);
    expect((await press(seller, application, form)).status).toBe(503);
    expect((await press(seller, application, form)).location).toBe(step5(application));
    expect([(await contractOf(application)).status, await timesMade(application)]).toEqual(["1", 1]);
  });

  test("when the state cannot be read either, it stays unknown and nothing is made", async () => {
    const application = await stage.application();
    const seller = await stage.as("jonas.s");
    const form = await seals(seller, application);
    stage.servers.proxy.faultOnce("MakeContract", refuse);
    await press(seller, application, form);
    stage.servers.proxy.forget();
    stage.servers.proxy.faultOnce("GetContract", pass, answering(answer(2000)));
    const unknown = await press(seller, application, form);
    expect([unknown.status, stage.servers.proxy.writes()]).toEqual([503, []]);
    expect(unknown.body).toContain(textOf("lt", "validation:operation.unknown"));
  });

  test("opened again after the loss, the page shows the contract and no button to make another", async () => {
    const application = await stage.application();
    const seller = await stage.as("jonas.s");
    stage.servers.proxy.faultOnce("MakeContract", dropAnswer);
    await press(seller, application, await seals(seller, application));
    const page = await seller.get(step5(application));
    expect([
      page.body.includes((await contractOf(application)).number),
      page.body.includes('name="makeContract"'),
    ]).toEqual([true, false]);
  });

  test("ten presses at once after the loss make one contract", async () => {
    const application = await stage.application();
    const seller = await stage.as("jonas.s");
    const form = await seals(seller, application);
    stage.servers.proxy.faultOnce("MakeContract", refuse);
    await press(seller, application, form);
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(seller.copy(), application, form)));
    expect(answers.every(({ status }) => status === 303 || status === 503)).toBe(true);
    expect([(await contractOf(application)).status, await timesMade(application)]).toEqual(["1", 1]);
  });
});

describe("R-I5: every other write sent twice at once has one effect", () => {
  const others = FORMS.filter(({ writes, form }) => writes.length > 0 && !["logout", "contract"].includes(form));

  test.each(others)("$form", async (entry: FormEntry) => {
    const own = await stage.subject();
    const seller = await stage.as("jonas.s");
    const form = await readSeals(seller, pageOf(entry, own), markerOf(entry));
    const answers = await Promise.all(
      [1, 2].map(() => seller.copy().post(entry.address(own), { ...form, ...pressed(entry) })),
    );
    expect(answers.every(({ status }) => [303, 404, 409, 422].includes(status))).toBe(true);
    expect(answers.some(({ status }) => status === 303)).toBe(true);
    if (entry.form !== "catalogue") return;
    const { fields } = await stage.author("GetContract", { ParaiskosID: own.application });
    expect(JSON.stringify(fields).match(/TEL-P1-06/g)).toHaveLength(1);
  });
});

describe("R-I6: after a form comes a page that may be loaded again", () => {
  test.each(FORMS)("$form", async (entry) => {
    const own = await stage.subject();
    const sender =
      entry.form === "login"
        ? stage.guest()
        : entry.form === "logout"
          ? await stage.logIn("pilnas")
          : await stage.as("jonas.s");
    const done = await sender.post(entry.address(own), { _op: crypto.randomUUID(), ...pressed(entry) });
    expect([entry.form, done.status]).toEqual([entry.form, 303]);
    stage.servers.proxy.forget();
    const place = (done.location ?? "").split("#")[0] ?? "";
    for (let reload = 0; reload < 2; reload += 1)
      expect([place, (await sender.get(place)).status]).toEqual([place, 200]);
    expect(stage.servers.proxy.writes()).toEqual([]);
  });
});

test("twelve applications opened at once in one session: twelve pages", async () => {
  const applications = await Promise.all(Array.from({ length: 12 }, () => stage.application()));
  const seller = await stage.logIn("jonas.s");
  const answers = await Promise.all(applications.map((id) => seller.copy().get(step5(id))));
  expect(answers.map(({ status }) => status)).toEqual(applications.map(() => 200));
});

testForLeaks(() => stage);
