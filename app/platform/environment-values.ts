import { isIP } from "node:net";
import { z } from "zod";
import { parseLimits } from "./limits.ts";

/** The shapes of single environment variables. Messages never repeat a value: it may be a secret. */

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether a host name, as `URL.hostname` spells it, is this machine. */
export const isLoopbackHost = (hostname: string): boolean => LOOPBACK_HOSTS.has(hostname);

export const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, "must be a port number")
  .transform(Number)
  .refine((port) => port <= 65_535, "must be a port number");

/** An http or https address, without user and password in it. */
export const serviceUrl = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
}, "must be an http or https address without credentials");

/** `tcp://host:port`. */
export const tcpAddress = z.string().refine((text) => {
  const url = URL.parse(text);
  return (
    url?.protocol === "tcp:" &&
    url.hostname !== "" &&
    url.port !== "" &&
    url.pathname.length <= 1 &&
    url.username === ""
  );
}, "must be an address such as tcp://scanner:3310");

/** Scheme, host and port only: what a browser sends as `Origin`. */
export const originUrl = serviceUrl.refine(
  (text) => URL.parse(text)?.origin === text,
  "must be an origin such as https://portal.example, nothing after the host",
);

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== "");

/** Origins of the partners who may frame the log-in, separated by commas. A wildcard is no origin. */
export const partnerOrigins = z
  .string()
  .transform(words)
  .pipe(
    z.array(originUrl.refine((text) => !text.includes("*"), "must name each partner, a wildcard is refused")).max(100),
  );

/** IP addresses or networks (10.0.0.0/8) of the reverse proxies whose X-Forwarded-For is believed. */
export const proxyNetworks = z
  .string()
  .transform(words)
  .pipe(z.array(z.string().refine(isNetwork, "must list IP addresses or networks such as 10.0.0.0/8")).max(100));

function isNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

/** A key of the ring: its name goes in front of what it sealed. */
export interface SessionKey {
  id: string;
  bytes: Buffer;
}

const KEY_BYTES = 32;
/** Random bytes hardly ever hold so few different values; typed-in and sample keys do. */
const LEAST_DIFFERENT_BYTES = 16;

/** 0, 1, 2 … or the same downwards, from any byte on. */
const isCounting = (bytes: Buffer): boolean =>
  [1, 255].some((step) => bytes.every((byte, at) => at === 0 || byte === ((bytes[at - 1] ?? 0) + step) % 256));

const sessionKey = z
  .string()
  .regex(/^[A-Za-z0-9]{1,16}:[A-Za-z0-9_-]+$/, "must be name:base64url, separated by commas")
  .transform((text): SessionKey => {
    const [id = "", encoded = ""] = text.split(":");
    return { id, bytes: Buffer.from(encoded, "base64url") };
  })
  .refine((key) => key.bytes.length === KEY_BYTES, `each key must have ${KEY_BYTES} bytes`)
  .refine(
    ({ bytes }) => new Set(bytes).size >= LEAST_DIFFERENT_BYTES && !isCounting(bytes),
    "looks like a sample key, make a random one",
  );

/** `k2:…,k1:…`: the first key seals, all of them open. */
export const sessionKeys = z
  .string()
  .transform(words)
  .pipe(z.array(sessionKey).min(1, "needs at least one key").max(8))
  .refine((keys) => new Set(keys.map((key) => key.id)).size === keys.length, "key names must differ");

/** A line of the company's contacts. */
export const contactText = z.string().max(120, "must have at most 120 characters");

export const onOff = z.enum(["on", "off"], "must be on or off").transform((text) => text === "on");

export const limitOverrides = z.string().transform((text, context) => {
  const { limits, wrong } = parseLimits(text);
  for (const name of wrong)
    context.addIssue({ code: "custom", message: `${name} is not a limit with a positive whole number` });
  return limits;
});
