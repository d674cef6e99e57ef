import { isIP } from "node:net";
import { environment } from "~/platform/env.server.ts";
import { log } from "~/platform/log.server.ts";
import { toCallFailure } from "./transport/call-failure.ts";
import { startDeadline } from "./transport/deadline.ts";
import { createHttpExchange } from "./transport/http-exchange.server.ts";

type LogInRequest = {
  /** The visitor's address as the trusted proxies show it; "" when unknown. */
  connectionAddress: string;
  signal: AbortSignal;
  requestId: string;
};

/**
 * The address that a log-in tells the back end (F-055, O11): the connection's own, and no host is asked for it (R-G21). Where the operator has
 * named a host in `PUBLIC_IP_URL`, it is asked instead. A host that is down, late or talks nonsense gives "" and stops no log-in.
 */
export async function addressForLogIn({ connectionAddress, signal, requestId }: LogInRequest): Promise<string> {
  const { publicIpUrl } = environment();
  if (publicIpUrl === null) return connectionAddress;
  try {
    return await lookUp(new URL(publicIpUrl), signal);
  } catch (error) {
    log("warn", "publicIp.failed", { reason: toCallFailure(error).kind, rid: requestId });
    return "";
  }
}

async function lookUp(host: URL, signal: AbortSignal): Promise<string> {
  const { publicIpMilliseconds, publicIpAnswerBytes: maxBytes } = environment().limits;
  const deadline = startDeadline({ policyMs: publicIpMilliseconds, leftMs: Infinity }, signal);
  const headers = { Accept: "text/plain" };
  try {
    const exchange = createHttpExchange(host);
    const { bytes } = await exchange({ body: null, headers, maxBytes, signal: deadline.signal, freshConnection: true });
    return requireAddress(new TextDecoder().decode(bytes).trim());
  } finally {
    deadline.release();
  }
}

/** An address of another machine's network interface (`fe80::1%eth0`) means nothing here. @throws when the text is no address */
function requireAddress(text: string): string {
  if (isIP(text) === 0 || text.includes("%")) throw new Error("the host answered with no address");
  return text;
}
