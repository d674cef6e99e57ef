import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD, digestOf } from "../support/demo-session.ts";
import { visitor } from "../support/http-client.ts";
import type { PortalServers } from "../support/portal-servers.ts";
import { argumentsOf } from "../support/soap-proxy.ts";
import { ALLOWED, guessPasswords, startBesieged } from "./password-guesses.ts";
import { addressesOf, addressesOfOneNetwork, fromAddress, pick } from "./siege.ts";

const TIMEOUT_MS = 240_000;

let servers: PortalServers;
beforeAll(async () => {
  servers = await startBesieged();
}, TIMEOUT_MS);
afterAll(() => servers.stop());

describe("R-C2: guesses of passwords, through every door", () => {
  test(
    "one account from one address: ten are asked about, a restart gives no new ones",
    async () => {
      const siege = { guesses: 40, accounts: ["nera.tokio"], addresses: addressesOf(1) };
      expect(await guessPasswords(servers, siege)).toMatchObject({ asked: ALLOWED.ofPair, refused: 30, loggedIn: 0 });
      await servers.restart("SIGKILL");
      expect(await guessPasswords(servers, siege)).toMatchObject({ asked: 0, refused: 40, loggedIn: 0 });
    },
    TIMEOUT_MS,
  );

  test(
    "many accounts from three addresses: fifty for each address, no pair has more than ten",
    async () => {
      const accounts = Array.from({ length: 19 }, (_, at) => `nera.${at}`);
      const addresses = addressesOf(4).slice(1);
      const outcome = await guessPasswords(servers, { guesses: 240, accounts, addresses });
      expect(outcome).toMatchObject({ asked: 150, refused: 90, loggedIn: 0, mostOfAddress: ALLOWED.ofAddress });
      expect(outcome.mostOfPair).toBeLessThanOrEqual(ALLOWED.ofPair);
    },
    TIMEOUT_MS,
  );

  test(
    "many accounts from 30 addresses of one IPv6 network: fifty for all of them, no account has more than ten",
    async () => {
      const accounts = Array.from({ length: 7 }, (_, at) => `nera.${at}`);
      const outcome = await guessPasswords(servers, { guesses: 84, accounts, addresses: addressesOfOneNetwork(30) });
      expect(outcome).toMatchObject({ asked: ALLOWED.ofAddress, refused: 34, loggedIn: 0 });
      expect(outcome.mostOfAccount).toBeLessThanOrEqual(ALLOWED.ofPair);
      const [asked] = servers.proxy.calls.filter(({ operation }) => operation === "Login3").map(argumentsOf);
      expect(asked?.["ip"]).toBe("2001:db8:7:7:1::1");
    },
    TIMEOUT_MS,
  );

  test(
    "one real account from many addresses: the back end closes it after five, to the right password as well",
    async () => {
      const siege = { guesses: 24, accounts: ["kasa1"], addresses: addressesOf(40).slice(20) };
      expect(await guessPasswords(servers, siege)).toMatchObject({ asked: 24, refused: 0, loggedIn: 0 });
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

describe("R-C2: right log-ins of a shop that is one address to us", () => {
  const from = fromAddress("192.0.2.50");
  const COLLEAGUES = ["pilnas", "jonas.s", "vienas.s"];

  /** By the form, by a partner's link and in a partner's frame. */
  const WAYS = [
    (username: string, password: string) =>
      visitor(servers.portal.origin).post("/login", { username, password, login: "" }, from),
    (u: string, password: string) => {
      const link = new URLSearchParams({ u, p: digestOf(password), r: "news" });
      return visitor(servers.portal.origin).get(`/login/url_full?${link.toString()}`, from);
    },
    (username: string, password: string) =>
      visitor(servers.portal.origin).post("/frame/login", { username, password, login: "" }, from),
  ];

  test(
    "shut no user out, however many they are; wrong ones still count, each of them",
    async () => {
      for (let at = 0; at < 51; at += 1) {
        const answer = await pick(WAYS, at)(pick(COLLEAGUES, Math.floor(at / WAYS.length)), DEMO_PASSWORD);
        const isIn = answer.location === "/news" || answer.body.includes('target="_top"');
        expect([at, answer.status, isIn]).toEqual([at, at % WAYS.length === 2 ? 200 : 303, true]);
      }
      const statuses: number[] = [];
      for (let at = 0; at < 51; at += 1)
        statuses.push((await pick(WAYS, 0)(`nera.sava${at % 10}`, "Neteisingas-1!")).status);
      expect(statuses).toEqual([...Array<number>(ALLOWED.ofAddress).fill(422), 429]);
      expect((await pick(WAYS, 0)("pilnas", DEMO_PASSWORD)).status).toBe(429);
    },
    TIMEOUT_MS,
  );
});
