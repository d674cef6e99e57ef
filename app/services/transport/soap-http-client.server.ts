import type { Client, IHttpClient } from "soap";
import { decodeAnswer } from "./answer-text.ts";
import { toCallFailure } from "./call-failure.ts";
import type { HttpCall, HttpExchange } from "./http-exchange.server.ts";

/** What one call adds to the library's request; it travels through the library in its options. */
export type CallOptions = Pick<HttpCall, "maxBytes" | "signal" | "freshConnection"> & { reference: string };

type LibraryAnswer = ReturnType<IHttpClient["request"]>;

/** The library keeps the last user's envelopes on the client that everybody shares. */
const REMEMBERED = ["lastRequest", "lastMessage", "lastResponse", "lastRequestHeaders", "lastResponseHeaders"] as const;

/** Takes the place of the library's HTTP client: sends through `exchange` and hands back text, or a `CallFailure`. */
export class SoapHttpClient implements IHttpClient {
  private readonly exchange: HttpExchange;

  constructor(exchange: HttpExchange) {
    this.exchange = exchange;
  }

  request(
    _url: string,
    body: unknown,
    callback: (error: unknown, response?: unknown, body?: unknown) => void,
    headers: Record<string, string> = {},
    options: { call?: CallOptions } = {},
    caller?: Client,
  ): LibraryAnswer {
    forget(caller);
    const settle: typeof callback = (...outcome) => {
      callback(...outcome);
      forget(caller);
    };
    // The callback must not throw into a promise that no code waits for: that would end the process.
    const done = this.post(String(body), headers, options.call)
      .then((text) => settle(null, { status: 200, headers: {} }, text))
      .catch((error: unknown) => settle(toCallFailure(error)));
    // The library's type promises axios' answer; its code never looks at it.
    return done as unknown as LibraryAnswer;
  }

  private async post(body: string, headers: Record<string, string>, call: CallOptions | undefined): Promise<string> {
    if (call === undefined) throw new TypeError("Calls go through createSoapTransport");
    const { reference, ...bounds } = call;
    const answer = await this.exchange({
      ...bounds,
      body,
      headers: {
        ...headers,
        Accept: "text/xml",
        "Accept-Encoding": "identity",
        "X-Request-Id": toHeaderValue(reference),
      },
    });
    return decodeAnswer(answer.bytes, answer.contentType);
  }
}

const toHeaderValue = (text: string): string => text.replace(/[^\w.-]/g, "");

function forget(caller: Client | undefined): void {
  for (const name of REMEMBERED) delete caller?.[name];
}
