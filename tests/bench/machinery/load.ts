import { Agent, request, type RequestOptions } from "node:http";
import { median } from "./pairs.ts";

export type Load = {
  url: string;
  connections: number;
  runMs: number;
  cookie?: string;
  /** Posted when given. */
  body?: string;
  headers?: Record<string, string>;
};

export type LoadResult = { perSecond: number; medianMs: number };

/**
 * So many connections, each asking again as soon as it has its answer.
 * @throws when an answer is not 200
 */
export async function load({ url, connections, runMs, cookie, body, headers }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const asked: RequestOptions = {
    agent,
    method: body === undefined ? "GET" : "POST",
    headers: { ...headers, ...(cookie !== undefined && { cookie }) },
  };
  const latencies: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + runMs;
  const client = async (): Promise<void> => {
    while (performance.now() < endsAt) latencies.push(await askOnce(url, asked, body));
  };
  try {
    await Promise.all(Array.from({ length: connections }, client));
    const seconds = (performance.now() - startedAt) / 1000;
    return { perSecond: latencies.length / seconds, medianMs: median(latencies) };
  } finally {
    agent.destroy();
  }
}

function askOnce(url: string, options: RequestOptions, body: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const sent = request(url, options, (answer) => {
      answer.resume();
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve(performance.now() - startedAt);
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
