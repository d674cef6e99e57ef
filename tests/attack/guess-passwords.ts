/**
 * Guesses passwords against a portal of its own and prints what was let through:
 * `node tests/attack/guess-passwords.ts [guesses] [addresses]` (10,000 guesses from 50 addresses unless told otherwise; needs a build).
 */
import { DEMO_PASSWORD } from "../support/demo-session.ts";
import { visitor } from "../support/http-client.ts";
import { ALLOWED, guessPasswords, startBesieged, type Outcome } from "./password-guesses.ts";
import { addressesOf } from "./siege.ts";

const REAL = ["jonas.s", "pilnas", "kasa1", "vienas.s", "isip.s", "isimtis.s", "vadove", "vadyb2", "ribotas"];
const MADE_UP = Array.from({ length: 31 }, (_, at) => `nera.${at}`);

const [guesses = 10_000, addresses = 50] = process.argv.slice(2).map(Number);
const half = Math.floor(guesses / 2);

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const row = (what: string, found: number, allowed: number): void =>
  print(`  ${what.padEnd(46)} ${found} of ${allowed} allowed${found > allowed ? "  EXCEEDED" : ""}`);

function report(what: string, { guesses: made, asked, refused, loggedIn, seconds, ...most }: Outcome): void {
  print(`${what}: ${made} guesses in ${seconds.toFixed(0)} s`);
  print(`  asked of the back end ${asked}, refused by the portal ${refused}, sessions gained ${loggedIn}`);
  row("most guesses of one account from one address", most.mostOfPair, ALLOWED.ofPair);
  row("most guesses from one address", most.mostOfAddress, ALLOWED.ofAddress);
  print(
    `  most guesses of one account from all addresses ${most.mostOfAccount}; the back end closes an account after 5`,
  );
}

/** An account's owner, from an address that has guessed nothing. */
async function isLetIn(origin: string, username: string): Promise<boolean> {
  const owner = visitor(origin);
  const headers = { "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": "192.0.2.1" };
  await owner.post("/login", { username, password: DEMO_PASSWORD, login: "" }, headers);
  return owner.cookies.has("s");
}

const servers = await startBesieged();
try {
  const wide = { guesses: half, accounts: [...REAL, ...MADE_UP], addresses: addressesOf(addresses) };
  report(`${wide.accounts.length} accounts, ${addresses} addresses`, await guessPasswords(servers, wide));
  const others = addressesOf(2 * addresses).slice(addresses);
  const narrow = { guesses: half, accounts: MADE_UP.slice(0, 3), addresses: others };
  report(`3 accounts, ${addresses} other addresses`, await guessPasswords(servers, narrow));
  const open = await Promise.all(REAL.map((username) => isLetIn(servers.portal.origin, username)));
  print(
    `real accounts that are closed now, to their owners as well: ${open.filter((is) => !is).length} of ${REAL.length}`,
  );
} finally {
  await servers.stop();
}
