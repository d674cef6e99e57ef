import { z } from "zod";
import {
  limitOverrides,
  onOff,
  originUrl,
  partnerOrigins,
  portNumber,
  proxyNetworks,
  serviceUrl,
  sessionKeys,
} from "./environment-values.ts";

/** Environment variables of the portal. Every one has a default for the embedded mode; the address defaults follow the ports. */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(["production", "development", "test"], "must be production, development or test")
    .default("development"),
  PORT: portNumber.default(3000),
  HOST: z.string().min(1, "must be an address to listen on").default("127.0.0.1"),
  WORKERS: z
    .string()
    .regex(/^[1-9]\d?$/, "must be a number from 1 to 99")
    .transform(Number)
    .default(1),
  BACKEND_PORT: portNumber.default(4010),
  DATA_DIR: z.string().min(1, "must be a folder").default(".data"),
  DATABASE_URL: z.string().min(1, "must be an address").optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, "must begin with redis:// or rediss://")
    .optional(),
  SOAP_URL: serviceUrl.optional(),
  VERIFY_URL: serviceUrl.optional(),
  TIME_URL: serviceUrl.optional(),
  ALLOW_HTTP_BACKEND: onOff.default(false),
  PUBLIC_ORIGIN: originUrl.optional(),
  PUBLIC_IP_URL: serviceUrl.optional(),
  TRUSTED_PROXIES: proxyNetworks.default([]),
  FRAME_PARTNERS: partnerOrigins.default([]),
  SESSION_KEYS: sessionKeys.optional(),
  PASSWORD_HASH: z.enum(["sha256", "sha1", "md5", "none"], "must be sha256, sha1, md5 or none").default("sha256"),
  TEST_PERSONAL_CODES: onOff.default(false),
  LIMITS: limitOverrides.prefault(""),
});

export type EnvironmentVariables = z.output<typeof environmentSchema>;
