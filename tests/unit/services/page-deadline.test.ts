import { expect, test } from "vitest";
import { checkPersonalData } from "~/services/clients.server.ts";
import { makeContract } from "~/services/contracts.server.ts";
import type { Backend } from "~/services/backend.server.ts";
import { backendAt } from "../../support/soap-backend.ts";
import { useSoapStub } from "../../support/use-soap-stub.ts";

const stub = useSoapStub();
const CODE = "38904309885";

const calls = {
  read: (backend: Backend) => checkPersonalData(backend, CODE),
  write: (backend: Backend) => makeContract(backend, 1001, { operationId: crypto.randomUUID(), version: null }),
};

test.each(Object.entries(calls))(
  "a page whose time is over makes no other %s call, and nothing is sent",
  async (_kind, call) => {
    const late = { ...backendAt(stub.url), endsAt: performance.now() };
    await expect(call(late)).rejects.toMatchObject({ kind: "deadline", nothingSent: true });
    expect(stub.calls).toEqual([]);
  },
);

test.each(Object.entries(calls))("a %s call ends with its page, long before its own time", async (_kind, call) => {
  stub.reply("*", () => undefined);
  const backend = { ...backendAt(stub.url), endsAt: performance.now() + 2_000 };
  await expect(call(backend)).rejects.toMatchObject({ kind: "deadline", nothingSent: false });
});
