import { describe, expect, test } from "vitest";
import type { Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { answering } from "../../support/soap-proxy.ts";
import { answer } from "../../support/soap-stub.ts";
import { readSeals, shownValue } from "./page.ts";
import { useStage } from "./stage.ts";

const stage = useStage();

const ADD = "/applications/add";
const OFFER = textOf("lt", "ui:draft.take");
const CODE = "38403179912";

/** What the page sends while a seller types. */
async function type(browser: Visitor, fields: Record<string, string>): Promise<void> {
  const seals = await readSeals(browser, ADD, "buyer");
  expect((await browser.post(ADD, { ...seals, ...fields, keepDraft: "" })).status).toBe(200);
}

const codeOn = ({ body }: { body: string }) => shownValue(body, "buyer", "personalCode") ?? "";

describe("O28: a new application that was begun in one session is not put into another one", () => {
  test("two sessions of one seller: the second is offered it by a line with its time, and gets it by the button", async () => {
    const [first, second] = await Promise.all([stage().logIn("isimtis.s"), stage().logIn("isimtis.s")]);
    await type(first, { personalCode: CODE, phone: "69999999" });
    const page = await second.get(ADD);
    expect([page.status, codeOn(page), page.body.includes(OFFER)]).toEqual([200, "", true]);
    expect(page.body).toMatch(/prisijungime \d{4}-\d\d-\d\d \d\d:\d\d/);
    expect(codeOn(await first.get(ADD))).toBe(CODE);
    const seals = await readSeals(second, ADD, "buyer");
    expect((await second.post(ADD, { ...seals, takeDraft: "" })).status).toBe(303);
    const taken = await second.get(ADD);
    expect([codeOn(taken), shownValue(taken.body, "buyer", "phone"), taken.body.includes(OFFER)]).toEqual([
      CODE,
      "69999999",
      false,
    ]);
    expect(codeOn(await first.get(ADD))).toBe("");
  });

  test("what the second session types leaves the draft of the first alone", async () => {
    const [first, second] = await Promise.all([stage().logIn("isip.s"), stage().logIn("isip.s")]);
    await type(first, { personalCode: CODE });
    await type(second, { personalCode: "60302149977" });
    expect([codeOn(await first.get(ADD)), codeOn(await second.get(ADD))]).toEqual([CODE, "60302149977"]);
  });

  test("the tills of a shop that share an account are not offered it, and cannot ask for it", async () => {
    const [first, second] = await Promise.all([stage().logIn("kasa1"), stage().logIn("kasa1")]);
    await type(first, { personalCode: CODE, phone: "69999999", email: "mantas@pavyzdys.example" });
    const page = await second.get(ADD);
    expect([page.status, codeOn(page), page.body.includes(OFFER), page.body.includes(CODE)]).toEqual([
      200,
      "",
      false,
      false,
    ]);
    const seals = await readSeals(second, ADD, "buyer");
    await second.post(ADD, { ...seals, takeDraft: "" });
    expect([codeOn(await second.get(ADD)), codeOn(await first.get(ADD))]).toEqual(["", CODE]);
  });

  const logInAgain = (browser: Visitor) => browser.post("/login", { username: "vienas.s", password: "Demo-2026!" });

  test("after a log-out the next session of the same browser is offered it", async () => {
    const browser = await stage().logIn("vienas.s");
    await type(browser, { personalCode: CODE, phone: "69999999" });
    expect((await browser.get("/logout", { "Sec-Fetch-Site": "none" })).location).toBe("/login");
    expect((await logInAgain(browser)).status).toBe(303);
    const page = await browser.get(ADD);
    expect([codeOn(page), page.body.includes(OFFER)]).toEqual(["", true]);
  });

  test("O2: a session that the back end has ended goes on with it after the new log-in", async () => {
    const browser = await stage().logIn("vienas.s");
    await type(browser, { personalCode: CODE, phone: "69999999" });
    stage().servers.proxy.faultOnce("ListContracts", answering(answer(1020)));
    expect((await browser.get("/applications")).status).toBe(401);
    expect((await logInAgain(browser)).status).toBe(303);
    expect(codeOn(await browser.get(ADD))).toBe(CODE);
  });
});
