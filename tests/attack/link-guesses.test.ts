import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PortalServers } from "../support/portal-servers.ts";
import {
  ALLOWED_LINKS,
  guessLinks,
  openLink,
  otherDigits,
  randomLink,
  sentLink,
  startLinkSiege,
  useLink,
} from "./link-guesses.ts";
import { addressesOf } from "./siege.ts";

const TIMEOUT_MS = 240_000;

let servers: PortalServers;
beforeAll(async () => {
  servers = await startLinkSiege();
}, TIMEOUT_MS);
afterAll(() => servers.stop());

describe("R-C17: guesses of links that set a password", () => {
  test(
    "made-up links from two addresses: twenty for each are asked about, a restart gives no new ones",
    async () => {
      const siege = { guesses: 60, addresses: addressesOf(2), linkAt: randomLink };
      const asked = 2 * ALLOWED_LINKS.ofAddressHour;
      expect(await guessLinks(servers, siege)).toMatchObject({ asked, refused: 60 - asked, set: 0 });
      await servers.restart("SIGKILL");
      expect(await guessLinks(servers, siege)).toMatchObject({ asked: 0, refused: 60, set: 0 });
    },
    TIMEOUT_MS,
  );

  test(
    "the digits of a real link: none is taken, and the link still works for its owner",
    async () => {
      const link = await sentLink(servers, "vilte.s@pavyzdys.example");
      const [, , token = "", digits = ""] = link.split("/");
      const linkAt = (at: number) => `/reset-password/${token}/${otherDigits(at, digits)}`;
      const siege = { guesses: 20, addresses: addressesOf(12).slice(10), linkAt };
      expect(await guessLinks(servers, siege)).toMatchObject({ asked: 20, refused: 0, set: 0 });
      const owner = await useLink(servers, link, { password: "Savininko-2026!", address: "192.0.2.1" });
      expect([owner.status, owner.location]).toEqual([303, "/login"]);
    },
    TIMEOUT_MS,
  );

  test(
    "the log-in name behind a shared mailbox: five wrong names close the link, to the right one as well",
    async () => {
      const link = await sentLink(servers, "kasa1@pavyzdys.example");
      const siege = { guesses: 12, addresses: addressesOf(21).slice(20), linkAt: () => link };
      const named = await guessLinks(servers, { ...siege, loginAt: (at) => `nera.${at}` });
      expect(named).toMatchObject({ asked: 12, refused: 0, set: 0 });
      const login = { password: "Savininko-2026!", login: "kasa1", address: "192.0.2.2" };
      expect((await useLink(servers, link, login)).status).toBe(410);
    },
    TIMEOUT_MS,
  );

  test(
    "F-020: looks are counted with tries: twenty of one address are answered, then neither a look nor a try is",
    async () => {
      const address = "192.0.2.77";
      const statuses: number[] = [];
      for (let at = 0; at < ALLOWED_LINKS.ofAddressHour + 2; at += 1)
        statuses.push((await openLink(servers, randomLink(), address)).status);
      expect(statuses.filter((status) => status === 410).length).toBe(ALLOWED_LINKS.ofAddressHour);
      expect(statuses.slice(-2)).toEqual([429, 429]);
      expect((await useLink(servers, randomLink(), { password: "Spejimas-2026!", address })).status).toBe(429);
    },
    TIMEOUT_MS,
  );

  test(
    "F-020: a good link may be opened as often as its owner likes",
    async () => {
      const link = await sentLink(servers, "vilte.s@pavyzdys.example");
      const address = "192.0.2.78";
      for (let at = 0; at < ALLOWED_LINKS.ofAddressHour + 2; at += 1)
        expect((await openLink(servers, link, address)).status).toBe(200);
    },
    TIMEOUT_MS,
  );
});

const KINDS: [what: string, link: () => string, address: string][] = [
  ["signs a document", () => `/sign/${randomBytes(16).toString("base64url")}`, "192.0.2.81"],
  ["checks a document", () => `/verify-document/${randomBytes(16).toString("hex")}`, "192.0.2.82"],
  [
    "hands the data of a buyer over",
    () => `/hand-over/${"a2".repeat(12)}${randomBytes(1).toString("hex")}`,
    "192.0.2.83",
  ],
  ["asks for a bank statement", () => `/bank-report/${randomBytes(16).toString("base64url")}`, "192.0.2.84"],
];

describe("R-C17: guesses of links without a log-in", () => {
  test.each(KINDS)(
    "looks at a made-up link that %s are counted: twenty of one address are answered",
    async (_what, link, address) => {
      const statuses: number[] = [];
      for (let at = 0; at < ALLOWED_LINKS.ofAddressHour + 2; at += 1)
        statuses.push((await openLink(servers, link(), address)).status);
      expect(statuses.slice(0, -2).filter((status) => status === 429 || status < 400)).toEqual([]);
      expect(statuses.slice(-2)).toEqual([429, 429]);
    },
    TIMEOUT_MS,
  );
});
