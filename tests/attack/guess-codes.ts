/**
 * Guesses codes and links against a portal of its own and prints what was let through:
 * `node tests/attack/guess-codes.ts [guesses] [addresses]` (10,000 guesses of each from 50 addresses unless told otherwise; needs a build).
 * Ends with 1 when more came through than is allowed.
 */
import { ALL_CODES, ALLOWED_CODES, guessCodes, startCodeSiege, type CodeOutcome } from "./code-guesses.ts";
import { ALLOWED_LINKS, guessLinks, randomLink, startLinkSiege } from "./link-guesses.ts";
import { addressesOf } from "./siege.ts";

const [guesses = 10_000, addresses = 50] = process.argv.slice(2).map(Number);
const ofDay = ALLOWED_CODES.triesPerCode * ALLOWED_CODES.codesPerDay;

/** Guesses that use each code up and wait for the next one. */
const CAREFUL = 60;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
function row(what: string, found: number, allowed: number): void {
  if (found > allowed) process.exitCode = 1;
  print(`  ${what.padEnd(46)} ${found} of ${allowed} allowed${found > allowed ? "  EXCEEDED" : ""}`);
}

function report(what: string, outcome: CodeOutcome): void {
  print(`${what}: ${outcome.guesses} guesses in ${outcome.seconds.toFixed(0)} s`);
  row("codes sent", outcome.codes, ALLOWED_CODES.codesPerDay);
  row("guesses the service was asked about", outcome.asked, ofDay);
  row("guesses compared with one code", outcome.mostOfCode, ALLOWED_CODES.triesPerCode);
  row("browsers let in", outcome.loggedIn, 0);
  print(
    `  compared in all ${outcome.compared}, refused by the portal ${outcome.refused}; chance to hit ${((100 * outcome.compared) / ALL_CODES).toFixed(2)} %`,
  );
}

const ofCodes = await startCodeSiege();
try {
  const careful = { user: "vilte.s", contact: "vilte.s@pavyzdys.example", guesses: CAREFUL, perCode: 5 };
  report("a code, five guesses each, one day", await guessCodes(ofCodes, careful));
  const wide = { user: "rasa.s", contact: "+37060001001", guesses, perCode: Math.ceil(guesses / 10) };
  report("a code, all at once, ten times", await guessCodes(ofCodes, wide));
} finally {
  await ofCodes.stop();
}

const ofLinks = await startLinkSiege();
try {
  const siege = { guesses, addresses: addressesOf(addresses), linkAt: randomLink };
  const { asked, refused, set, seconds } = await guessLinks(ofLinks, siege);
  print(`made-up links, ${addresses} addresses: ${guesses} guesses in ${seconds.toFixed(0)} s`);
  row("guesses the service was asked about", asked, addresses * ALLOWED_LINKS.ofAddressHour);
  row("passwords set", set, 0);
  print(`  refused by the portal ${refused}`);
} finally {
  await ofLinks.stop();
}
