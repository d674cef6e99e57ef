import { z } from "zod";
import {
  contactText,
  limitOverrides,
  onOff,
  originUrl,
  partnerOrigins,
  portNumber,
  proxyNetworks,
  serviceUrl,
  sessionKeys,
  tcpAddress,
} from "./environment-values.ts";

/** Environment variables of the portal. Every one has a default for the embedded mode; the address defaults follow the ports. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(["production", "development", "test"], "must be production, development or test").optional(),
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
  VIRUS_SCANNER_URL: tcpAddress.optional(),
  TRUSTED_PROXIES: proxyNetworks.default([]),
  FRAME_PARTNERS: partnerOrigins.default([]),
  SESSION_KEYS: sessionKeys.optional(),
  DEVICE_CHECK_PATH: z
    .string()
    .regex(/^\/[\w/-]{1,100}$/, "must be a path such as /device-check")
    .optional(),
  LOGIN_VERSION: z.enum(["2", "3"], "must be 2 or 3").default("3"),
  PASSWORD_HASH: z.enum(["sha256", "sha1", "md5", "none"], "must be sha256, sha1, md5 or none").default("sha256"),
  SETTINGS_GUARD: z.enum(["sellers", "managers"], "must be sellers or managers").default("sellers"),
  TEST_PERSONAL_CODES: onOff.default(false),
  SCAN_LICENCE: onOff.default(true),
  MRZ_MODEL: z
    .string()
    .regex(/\.traineddata(?:\.gz)?$/, "must be a file named *.traineddata or *.traineddata.gz")
    .optional(),
  LIMITS: limitOverrides.prefault(""),
  OLD_SYSTEM_URL: serviceUrl.optional(),
  LEASING_URL: serviceUrl.optional(),
  PENSION_URL: serviceUrl.optional(),
  INSURANCE_URL: serviceUrl.optional(),
  INTERNET_BANK_URL: serviceUrl.optional(),
  BROWSER_UPDATE_URL: serviceUrl.default("https://www.microsoft.com/edge"),
  COMPANY_NAME: contactText.default("UAB „Pavyzdžio lizingas“"),
  COMPANY_CODE: contactText.default("000000001"),
  COMPANY_PHONE: contactText.default("+370 700 55 555"),
  COMPANY_EMAIL: contactText.default("pagalba@pavyzdys.example"),
  PLAIN_HTTP_WARNING_PORT: portNumber.optional(),
});

export type EnvironmentVariables = z.output<typeof environmentSchema>;
