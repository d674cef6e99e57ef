import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { citizenshipChoice, citizenshipName, isUnknownCountry } from "~/flows/citizenship/citizenship.server.ts";
import { readCountries } from "~/flows/citizenship/read-countries.server.ts";
import { captureLog } from "~/platform/log.server.ts";
import { deleteProcessWide } from "~/platform/process-wide.ts";
import type { Portal } from "~/request/portal.server.ts";
import { answer, raw } from "../../../support/soap-stub.ts";
import { useSoapStub } from "../../../support/use-soap-stub.ts";

const USER = { soapSession: "session-1" };
const MINUTE_MS = 60_000;
/** A machine with other work takes its time. */
const PATIENCE = { timeout: 10_000 };

const stub = useSoapStub();
beforeEach(() => {
  captureLog(() => undefined);
  vi.stubEnv("SOAP_URL", stub.url);
  vi.stubEnv("LIMITS", "breakerConnectionFailures=100,breakerCalls=100");
  for (const name of ["countries", "soap", "environment"]) deleteProcessWide(name);
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  deleteProcessWide("environment");
});

const NAMES = [
  ["SWE", "Švedija", "Sweden"],
  ["LTU", "Lietuva", "Lithuania"],
  ["CZE", "Čekija", "Czechia"],
  ["CHL", "Čilė", "Chile"],
  ["SVN", "Slovėnija", "Slovenia"],
  ["DNK", "Danija", "Denmark"],
] as const;
const list = answer(
  0,
  `<Salys>${NAMES.map(([code, lt, en]) => `<Salis><Kodas>${code}</Kodas><Pavadinimas>${lt}</Pavadinimas><PavadinimasEn>${en}</PavadinimasEn></Salis>`).join("")}</Salys>`,
);
const broken = raw(500, "text/html", "");

const pass = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);
const codes = async () => (await readCountries(USER))?.map(({ code }) => code) ?? null;
const asker = (locale: "lt" | "en") => ({ session: USER, locale }) as unknown as Portal;

describe("F-216, F-564: the portal's list of countries", () => {
  test("pages share one question, and the list is kept for an hour", async () => {
    stub.reply("*", list);
    await Promise.all([codes(), codes(), codes()]);
    pass(60 * MINUTE_MS - 1);
    expect(await codes()).toEqual(NAMES.map(([code]) => code));
    expect(stub.calls).toHaveLength(1);
    pass(1);
    await codes();
    await vi.waitFor(() => expect(stub.calls).toHaveLength(2), PATIENCE);
  });

  test("a page waits for it a second at most, and the next one has it", async () => {
    vi.useRealTimers();
    let send = () => undefined as unknown;
    stub.reply("*", (response, call) => void (send = () => list(response, call)));
    const started = performance.now();
    expect(await codes()).toBeNull();
    const waited = performance.now() - started;
    expect(waited).toBeGreaterThan(900);
    expect(waited).toBeLessThan(3_000);
    send();
    await vi.waitFor(async () => expect(await codes()).toHaveLength(NAMES.length), PATIENCE);
    expect(stub.calls).toHaveLength(1);
  });

  test("an old list is there at once, and stays when no new one comes", async () => {
    stub.reply("*", list);
    await codes();
    pass(61 * MINUTE_MS);
    stub.reply("*", broken);
    expect(await codes()).toHaveLength(NAMES.length);
    await vi.waitFor(() => expect(stub.calls.length).toBeGreaterThan(1), PATIENCE);
    expect(await codes()).toHaveLength(NAMES.length);
  });

  test.each([
    ["a broken answer", broken],
    ["a refusal", answer(2000, "")],
    ["a list of nothing", answer(0, "<Salys></Salys>")],
  ])("after %s it is left alone for thirty seconds", async (_case, reply) => {
    stub.reply("*", reply);
    expect(await codes()).toBeNull();
    const asked = stub.calls.length;
    stub.reply("*", list);
    pass(29_000);
    expect(await codes()).toBeNull();
    expect(stub.calls).toHaveLength(asked);
    pass(1_001);
    expect(await codes()).toHaveLength(NAMES.length);
  });

  test("the end of one user's session is no failure of the list", async () => {
    stub.reply("*", answer(1020, ""));
    expect(await codes()).toBeNull();
    stub.reply("*", list);
    expect(await codes()).toHaveLength(NAMES.length);
  });
});

describe("F-216: what a citizenship is chosen from", () => {
  const labels = async (locale: "lt" | "en") =>
    (await citizenshipChoice(asker(locale), "LTU")).options.map(({ label }) => label);

  test("names and order follow the language of the page", async () => {
    stub.reply("*", list);
    expect(await labels("lt")).toEqual(["Čekija", "Čilė", "Danija", "Lietuva", "Slovėnija", "Švedija"]);
    expect(await labels("en")).toEqual(["Chile", "Czechia", "Denmark", "Lithuania", "Slovenia", "Sweden"]);
    expect([await citizenshipName(asker("lt"), "SWE"), await citizenshipName(asker("en"), "SWE")]).toEqual([
      "Švedija",
      "Sweden",
    ]);
  });

  test("without the list there is Lithuania, and what is saved", async () => {
    stub.reply("*", broken);
    expect(await citizenshipChoice(asker("lt"), "UKR")).toEqual({
      isWhole: false,
      options: ["LTU", "UKR"].map((code) => ({ value: code, label: code })),
    });
    expect(await citizenshipName(asker("lt"), "UKR")).toBe("UKR");
  });

  test("F-553: a code that the list does not have is unknown; without a list the back end judges", async () => {
    stub.reply("*", list);
    expect([await isUnknownCountry(asker("lt"), "SWE"), await isUnknownCountry(asker("lt"), "XXX")]).toEqual([
      false,
      true,
    ]);
    deleteProcessWide("countries");
    stub.reply("*", broken);
    expect(await isUnknownCountry(asker("lt"), "XXX")).toBe(false);
  });
});
