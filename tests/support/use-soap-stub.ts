import { afterAll, beforeAll, beforeEach } from "vitest";
import { startSoapStub, type SoapStub, type StubReply } from "./soap-stub.ts";

/**
 * A scripted back end for all tests of a file; each of them begins without calls and replies.
 * @param usual how it answers what a test says nothing about
 */
export function useSoapStub(usual?: StubReply): SoapStub {
  let running: SoapStub;
  beforeAll(async () => {
    running = await startSoapStub();
  });
  beforeEach(() => {
    running.reset();
    if (usual !== undefined) running.reply("*", usual);
  });
  afterAll(() => running.close());
  return {
    get url() {
      return running.url;
    },
    get calls() {
      return running.calls;
    },
    reply: (...of) => running.reply(...of),
    replyOnce: (...of) => running.replyOnce(...of),
    reset: () => running.reset(),
    close: () => running.close(),
  };
}
