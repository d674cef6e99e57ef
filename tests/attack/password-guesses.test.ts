import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../support/demo-session.ts";
import { visitor } from "../support/http-client.ts";
import type { PortalServers } from "../support/portal-servers.ts";
import { ALLOWED, guessPasswords, startBesieged } from "./password-guesses.ts";
import { addressesOf } from "./siege.ts";

const TIMEOUT_MS = 240_000;

let servers: PortalServers;
beforeAll(async () => {
  servers = await startBesieged();
}, TIMEOUT_MS);
afterAll(() => servers.stop());

describe("C2: guesses of passwords, through every door", () => {
  test(
    "one account from one address: ten are asked about, a restart gives no new ones",
    async () => {
      const siege = { guesses: 40, accounts: ["nera.tokio"], addresses: addressesOf(1) };
      expect(await guessPasswords(servers, siege)).toMatchObject({ asked: ALLOWED.ofPair, refused: 30, letIn: 0 });
      await servers.restart("SIGKILL");
      expect(await guessPasswords(servers, siege)).toMatchObject({ asked: 0, refused: 40, letIn: 0 });
    },
    TIMEOUT_MS,
  );

  test(
    "many accounts from three addresses: fifty for each address, no pair has more than ten",
    async () => {
      const accounts = Array.from({ length: 19 }, (_, at) => `nera.${at}`);
      const addresses = addressesOf(4).slice(1);
      const outcome = await guessPasswords(servers, { guesses: 240, accounts, addresses });
      expect(outcome).toMatchObject({ asked: 150, refused: 90, letIn: 0, mostOfAddress: ALLOWED.ofAddress });
      expect(outcome.mostOfPair).toBeLessThanOrEqual(ALLOWED.ofPair);
    },
    TIMEOUT_MS,
  );

  test(
    "one real account from many addresses: the back end closes it after five, to the right password as well",
    async () => {
      const siege = { guesses: 24, accounts: ["kasa1"], addresses: addressesOf(40).slice(20) };
      expect(await guessPasswords(servers, siege)).toMatchObject({ asked: 24, refused: 0, letIn: 0 });
      const owner = visitor(servers.portal.origin);
      const answer = await owner.post("/login", { username: "kasa1", password: DEMO_PASSWORD, login: "" });
      expect([answer.status, owner.cookies.has("s")]).toEqual([422, false]);
    },
    TIMEOUT_MS,
  );

  test("the right password within the limit is let in: the doors are real", async () => {
    const owner = visitor(servers.portal.origin);
    await owner.post("/login", { username: "pilnas", password: DEMO_PASSWORD, login: "" });
    expect(owner.cookies.has("s")).toBe(true);
  });
});
