import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { heldBack, pass, type SoapFault } from "../../support/soap-proxy.ts";
import { formNamed, pressed } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { readSeals, shownValue } from "./page.ts";
import { AUTHOR, useOwnStage } from "./stage.ts";

const stage = useOwnStage({ limits: { operationWaitSeconds: 1 } });

/** Something that ends when it is told to. */
function open() {
  let end = () => undefined as void;
  const ended = new Promise<void>((done) => (end = done));
  return { end: () => end(), ended };
}

/** The call itself has not reached the back end yet. */
const onTheWay =
  (until: Promise<void>): SoapFault =>
  async (...call) => {
    await until;
    await pass(...call);
  };

test("R-I2: a contract that is still being made is looked at again by itself, and then shown", async () => {
  const application = await stage().application();
  const seller = await stage().as(AUTHOR);
  const step5 = `/applications/edit/${application}/5`;
  const form = { ...(await readSeals(seller, step5, "makeContract")), makeContract: "" };
  const { end, ended } = open();
  stage().servers.proxy.faultOnce("MakeContract", onTheWay(ended));
  const first = seller.copy().post(step5, form);
  await expect.poll(() => stage().servers.proxy.writes()).toContain("MakeContract");
  const again = await seller.copy().post(step5, form);
  expect([again.status, again.headers["refresh"]]).toEqual([202, `5; url=${step5}`]);
  expect(again.body).toContain(textOf("lt", "validation:operation.running"));
  end();
  expect((await first).status).toBe(303);
  expect((await seller.get(step5)).body).not.toContain('name="makeContract"');
});

test("R-I2: of an application that is still being started nothing typed is lost by that", async () => {
  const seller = await stage().logIn(AUTHOR);
  const entry = formNamed("buyer");
  const form = {
    ...(await readSeals(seller, "/applications/add", "buyer")),
    ...pressed(entry),
    email: "laukia@pavyzdys.example",
  };
  const { end, ended } = open();
  stage().servers.proxy.faultOnce("SaveApplication", heldBack(ended));
  const first = seller.copy().post("/applications/add", form);
  await expect.poll(() => stage().servers.proxy.writes()).toContain("SaveApplication");
  const again = await seller.copy().post("/applications/add", form);
  expect([again.status, again.headers["refresh"]]).toEqual([202, "5; url=/applications/add"]);
  expect(shownValue((await seller.get("/applications/add")).body, "buyer", "email")).toBe("laukia@pavyzdys.example");
  end();
  expect((await first).status).toBe(303);
});

testForLeaks(stage);
