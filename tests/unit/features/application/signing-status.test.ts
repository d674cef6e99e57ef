import { expect, test } from "vitest";
import {
  findCancelRefusal,
  findSigningRefusal,
} from "../../../../app/features/application/signing/signing-status.server.ts";
import { findObstacle, type SigningFacts } from "../../../../backend/src/signing/obstacles.ts";
import type { Part } from "../../../../backend/src/signing/parts.ts";
import { SignatureType } from "../../../../backend/src/signing/signature-types.ts";

const STATUSES = [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8];
const SUBJECTS = ["application", "contract"] as const;

/** What the portal asks about a document, as far as it decides. */
const openOf = (status: number, subject: Part["subject"]) =>
  ({ application: { status }, part: { document: subject === "application" ? 0 : 1 } }) as never;

/** Whether the back end refuses a document for its status alone. */
function isRefusedByBackEnd(status: number, subject: Part["subject"]): boolean {
  const facts = { row: { status }, isTermOver: true } as SigningFacts;
  const part = { subject, owner: "client", type: SignatureType.none, requests: [] } as const;
  return findObstacle(facts, part, SignatureType.remoteTablet) === "STATUS";
}

test.each(SUBJECTS)(
  "F-355: the portal and the back end refuse the signature of the %s in the same statuses",
  (subject) => {
    const refused = STATUSES.filter((status) => findSigningRefusal(openOf(status, subject)) !== null);
    expect(refused).toEqual(STATUSES.filter((status) => isRefusedByBackEnd(status, subject)));
    expect(refused).toContain(2);
  },
);

test("F-339, F-355: a refused signature and a refused cancelling are told as a wrong status", () => {
  expect(findSigningRefusal(openOf(-1, "application"))?.code).toBe(1100);
  expect(findCancelRefusal(openOf(-1, "application"))?.code).toBe(1100);
});

test("F-355: a signing is cancelled as long as the contract is not signed", () => {
  expect(STATUSES.filter((status) => findCancelRefusal(openOf(status, "contract")) === null)).toEqual([0, 1]);
});
