import { afterEach, expect, test } from "vitest";
import type { Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { answering, changed, refuse } from "../../support/soap-proxy.ts";
import { answer } from "../../support/soap-stub.ts";
import { testForLeaks } from "./leaks.ts";
import { useStage } from "./stage.ts";

const stage = useStage();
afterEach(() => stage().servers.proxy.heal());

const MANAGER = "vadyb2";
const NOT_ALLOWED = answering(answer(1021));
/** What the back end says of the user from now on. */
const role = (now: number) => changed((xml) => xml.replace(/<Role>\d</, `<Role>${now}<`));

/** Badges are a manager's, the way to the own settings is a seller's. */
async function frameOf(browser: Visitor) {
  const { status, body } = await browser.get("/settings");
  const news = await browser.get("/news");
  return { badges: news.body.includes(textOf("lt", "shell:services.label")), settings: status === 200 && body !== "" };
}

test("F-037, F-148: a manager who has become a seller sees a seller's frame on the page after the refusal", async () => {
  const { proxy } = stage().servers;
  const browser = await stage().logIn(MANAGER);
  expect(await frameOf(browser)).toEqual({ badges: true, settings: false });
  proxy.fault("ListNews", NOT_ALLOWED);
  proxy.fault("GetSessionUser", role(0));
  proxy.forget();
  await browser.get("/news");
  expect(proxy.operations().filter((name) => name === "GetSessionUser")).toHaveLength(1);
  proxy.heal();
  expect(await frameOf(browser)).toEqual({ badges: false, settings: true });
});

test.each([
  ["cannot say who he is", refuse],
  ["says what he was", role(1)],
])("a back end that %s changes nothing", async (_what, says) => {
  const { proxy } = stage().servers;
  const browser = await stage().logIn(MANAGER);
  proxy.fault("ListNews", NOT_ALLOWED);
  proxy.fault("GetSessionUser", says);
  await browser.get("/news");
  proxy.heal();
  expect(await frameOf(browser)).toEqual({ badges: true, settings: false });
});

test("R-A5: a raised role waits for the next log-in", async () => {
  const { proxy } = stage().servers;
  const browser = await stage().logIn("jonas.s");
  proxy.fault("ListNews", NOT_ALLOWED);
  proxy.fault("GetSessionUser", role(1));
  await browser.get("/news");
  proxy.heal();
  expect(await frameOf(browser)).toEqual({ badges: false, settings: true });
});

testForLeaks(stage);
