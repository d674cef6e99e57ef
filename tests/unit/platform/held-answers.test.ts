import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { environment } from "../../../app/platform/env.server.ts";
import { captureLog } from "../../../app/platform/log.server.ts";
import { pdfResponse } from "../../../app/platform/pdf-response.server.ts";
import { runInRequestScope } from "../../../app/platform/raw-response.server.ts";

const { heldAnswerBytes } = environment().limits;
captureLog(() => undefined);

/** A client that has asked for a document and reads nothing yet. */
function ask(uid: string, bytes: number): { status: number; leave: () => void } {
  const response = Object.assign(new EventEmitter(), { headersSent: false, setHeader: () => undefined });
  const scope = {
    response: response as unknown as ServerResponse,
    requestId: "r-1",
    address: "",
    user: { uid, shop: "101", role: 0 },
    audited: new Set<string>(),
    draftSaved: false,
  };
  const status = runInRequestScope(scope, () => {
    try {
      return pdfResponse(new Uint8Array(bytes), "a.pdf").status;
    } catch (refusal) {
      return (refusal as Response).status;
    }
  });
  return { status, leave: () => response.emit("close") };
}

test("R-H7: documents of clients that do not read are held up to a bound, and one user to a quarter of it", () => {
  const eighth = heldAnswerBytes / 8;
  const ofOne = [ask("1", eighth), ask("1", eighth), ask("1", eighth)];
  expect(ofOne.map(({ status }) => status)).toEqual([200, 200, 503]);
  const ofOthers = ["2", "3", "4", "5", "6", "7", "8"].map((uid) => ask(uid, eighth));
  expect(ofOthers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 503]);
  for (const { leave } of [...ofOne.slice(0, 2), ...ofOthers.slice(0, 6)]) leave();
  expect(ask("1", heldAnswerBytes / 2).status).toBe(200);
  expect(ask("1", 1_000).status).toBe(503);
});
