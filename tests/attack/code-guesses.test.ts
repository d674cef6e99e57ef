import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../support/demo-session.ts";
import { visitor } from "../support/http-client.ts";
import type { PortalServers } from "../support/portal-servers.ts";
import { moveClock } from "../support/verify-call.ts";
import { ALLOWED_CODES, AT_ONCE, guessCodes, startCodeSiege } from "./code-guesses.ts";

const TIMEOUT_MS = 240_000;
const DAY_MINUTES = 24 * 60;
const OF_A_DAY = ALLOWED_CODES.triesPerCode * ALLOWED_CODES.codesPerDay;

let servers: PortalServers;
beforeAll(async () => {
  servers = await startCodeSiege();
}, TIMEOUT_MS);
afterAll(() => servers.stop());

describe("R-C10, O14: guesses of a code by a visitor who knows the password", () => {
  test(
    "five a code: fifty of a day's guesses are compared, of sixty-five; a restart gives no new ones",
    async () => {
      const siege = { user: "vilte.s", contact: "vilte.s@pavyzdys.example", guesses: 65, perCode: 5 };
      const allowed = { codes: ALLOWED_CODES.codesPerDay, asked: OF_A_DAY, compared: OF_A_DAY, loggedIn: 0 };
      expect(await guessCodes(servers, siege)).toMatchObject({ ...allowed, mostOfCode: ALLOWED_CODES.triesPerCode });
      await servers.restart("SIGKILL");
      expect(await guessCodes(servers, { ...siege, guesses: 10 })).toMatchObject({ codes: 0, asked: 0, loggedIn: 0 });
    },
    TIMEOUT_MS,
  );

  test(
    "all at once: five of eighty are compared, then the code is dead to the portal as well",
    async () => {
      const siege = { user: "rasa.s", contact: "+37060001001", guesses: 80, perCode: 80 };
      const outcome = await guessCodes(servers, siege);
      expect(outcome).toMatchObject({ codes: 1, compared: ALLOWED_CODES.triesPerCode, loggedIn: 0 });
      // Those under way together when the fifth is told wrong.
      expect(outcome.asked).toBeLessThan(ALLOWED_CODES.triesPerCode + AT_ONCE);
    },
    TIMEOUT_MS,
  );

  test(
    "a day later the owner is let in: the doors are real, and no user is locked out for good",
    async () => {
      await moveClock(servers.backEnd, DAY_MINUTES + 1);
      await servers.restart("SIGTERM");
      const owner = visitor(servers.portal.origin);
      await owner.post("/login", { username: "vilte.s", password: DEMO_PASSWORD, login: "" });
      expect((await owner.get("/verify-device")).status).toBe(200);
    },
    TIMEOUT_MS,
  );
});
