import { describe, expect, test } from "vitest";
import { rejected } from "~/domain/outcome.ts";
import { tryBackend } from "~/request/try-backend.server.ts";
import { BackendFault, BackendSessionEnded, BackendUnavailable } from "~/services/backend-errors.ts";

const CALL = { operation: "Login3", milliseconds: 5, reference: "r-1", nothingSent: false };

const failing = (error: Error) => tryBackend(() => Promise.reject(error));

describe("F-471, F-474: a call whose fault its page tells", () => {
  test("an answer, a refusal too, comes back as it is", async () => {
    expect(await tryBackend(() => Promise.resolve(rejected("wrong")))).toEqual({
      answer: rejected("wrong"),
      fault: null,
    });
  });

  test.each([
    [new BackendUnavailable("deadline", CALL), "noAnswer", 503],
    [new BackendFault("malformed", CALL), "2000", 502],
    [new BackendFault("negativeCode", { ...CALL, code: -7 }), "unknownCode", 502],
  ])("%s is told by the text %s with status %i", async (error, key, status) => {
    expect(await failing(error)).toMatchObject({
      answer: null,
      fault: { notice: { key }, status, nothingSent: false },
    });
  });

  test.each([new BackendSessionEnded("Login3"), new TypeError("ours")])("%s is thrown on", async (error) => {
    await expect(failing(error)).rejects.toBe(error);
  });
});
