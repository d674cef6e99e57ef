import { expect, test } from "vitest";
import { findObstacle, type SigningFacts } from "../../../backend/src/signing/obstacles.ts";
import type { PartFacts } from "../../../backend/src/signing/parts.ts";

const [PAPER, E_SIGN, TABLET] = [1, 11, 20] as const;
const REMOTE = 30;

const partOf = (subject: "application" | "contract", type: number): PartFacts => ({
  subject,
  owner: "client",
  type,
  requests: [],
});

/** An unsigned contract for goods whose application was signed so, and which may be signed remotely where that was electronic. */
function factsOf(signature: number): SigningFacts {
  const row = { status: 1, contractType: 3, signingAllowed: 3 } as SigningFacts["row"];
  const parts = [partOf("application", signature), partOf("contract", 0)];
  return { row, parts, isSpouseCredit: false, missing: [], lastDay: null, isTermOver: false };
}

test.each([
  ["on paper", PAPER, "NOT_E_SIGNED"],
  ["not at all", 0, "NOT_E_SIGNED"],
  ["electronically", E_SIGN, null],
  ["on a tablet", TABLET, null],
] as const)(
  "F-358: where only what is signed electronically goes on remotely, a contract whose application is signed %s has the obstacle it has",
  (_how, signature, obstacle) => {
    expect(findObstacle(factsOf(signature), partOf("contract", 0), REMOTE)).toBe(obstacle);
  },
);
