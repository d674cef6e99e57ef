import { Client, type SoapMethodAsync } from "soap";
import { DEFAULT_LIMITS, type Limits } from "~/platform/limits.ts";
import { requireCode } from "./answer-code.ts";
import { CallFailure } from "./call-failure.ts";
import { createHttpExchange, type HttpExchange } from "./http-exchange.server.ts";
import type { OperationName } from "./operations.ts";
import { loadPortalWsdl, requestShapes, SOAP_OPTIONS } from "./portal-wsdl.server.ts";
import { guardRequest, type WireObject } from "./request-guard.ts";
import type { Shape } from "./request-shape.ts";
import { isNode } from "./soap-envelope.ts";
import { SoapHttpClient, type CallOptions } from "./soap-http-client.server.ts";
import type { XmlNode } from "./xml-tree.ts";

/** An answer with its KlaidosKodas, zero or positive; every leaf of `content` is still text. */
export type SoapAnswer = { code: number; content: XmlNode };

/** One request and its answer, without retries. Rejects with what `toCallFailure` reads. */
export type SendSoap = (operation: OperationName, args: WireObject, options: CallOptions) => Promise<SoapAnswer>;

type SenderOptions = { endpoint: string; limits?: Limits; exchange?: HttpExchange };

/** The part of the library that a process needs once: the contract, the client, the connections. */
export function createSoapSender({
  endpoint,
  limits = DEFAULT_LIMITS,
  exchange = createHttpExchange(new URL(endpoint)),
}: SenderOptions): SendSoap {
  const httpClient = new SoapHttpClient(exchange);
  let ready: Promise<ReadyClient> | null = null;
  return async (operation, args, options) => {
    ready ??= createClient(endpoint, httpClient, limits);
    return send(await ready, operation, args, options);
  };
}

type ReadyClient = { client: Client; shapes: ReadonlyMap<OperationName, Shape> };

async function createClient(endpoint: string, httpClient: SoapHttpClient, limits: Limits): Promise<ReadyClient> {
  const client = new Client(await loadPortalWsdl(limits.soapDepth), endpoint, { ...SOAP_OPTIONS, httpClient });
  return { client, shapes: requestShapes(client) };
}

async function send(
  { client, shapes }: ReadyClient,
  operation: OperationName,
  args: WireObject,
  call: CallOptions,
): Promise<SoapAnswer> {
  const shape = shapes.get(operation);
  if (shape === undefined) throw new CallFailure("request", true);
  const request = guardRequest(args, shape);
  const method = client[`${operation}Async`] as SoapMethodAsync;
  const [content]: [unknown, ...unknown[]] = await method(request, { call });
  if (!isNode(content)) throw new CallFailure("wrongElement");
  return { code: requireCode(content), content };
}
