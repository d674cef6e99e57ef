import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { deleteProcessWide } from "~/platform/process-wide.ts";
import { listNews } from "~/services/news.server.ts";
import { GOOD_ANSWERS } from "../../support/soap-answers.ts";
import { answerFrom, startSoapStub, type SoapStub } from "../../support/soap-stub.ts";

let stub: SoapStub;
beforeAll(async () => {
  stub = await startSoapStub();
  stub.reply("*", answerFrom(GOOD_ANSWERS));
});
afterEach(() => {
  vi.unstubAllEnvs();
  deleteProcessWide("environment");
});
afterAll(() => stub.close());

test("F-482, F-497: the back end is the one of SOAP_URL, asked in the name of the session and of the request", async () => {
  vi.stubEnv("SOAP_URL", stub.url);
  deleteProcessWide("environment");
  const { backendOf } = await import("~/services/backend.server.ts");
  const backend = backendOf({ soapSession: "session-9" }, { reference: "request-9\r\nX-Evil: 1" });
  expect((await listNews(backend)).ok).toBe(true);
  expect(stub.calls[0]?.body).toContain("<sesija>session-9</sesija>");
  expect(stub.calls[0]?.headers["x-request-id"]).toBe("request-9X-Evil1");
  expect(stub.calls[0]?.headers["x-evil"]).toBeUndefined();
});
