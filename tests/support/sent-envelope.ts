import { createSoapSender } from "~/services/transport/soap-client.server.ts";
import type { OperationName } from "~/services/transport/operations.ts";
import type { WireObject } from "~/services/transport/request-guard.ts";
import { answerXml } from "./soap-stub.ts";

let operation: OperationName = "GetCountries";
let sent: string | null = null;

/** The real library and the real guard, with the network taken away. */
const send = createSoapSender({
  endpoint: "http://127.0.0.1:9/soap",
  exchange: async (call) => {
    sent = call.body;
    return { status: 200, bytes: Buffer.from(answerXml(operation, 0)), contentType: "text/xml" };
  },
});

/** The envelope that goes out for these arguments, or null when nothing does. */
export async function sentEnvelope(name: OperationName, args: WireObject): Promise<string | null> {
  operation = name;
  sent = null;
  const options = { maxBytes: 1_000, signal: new AbortController().signal, freshConnection: false, reference: "r" };
  await send(name, args, options).catch(() => undefined);
  return sent;
}
