import type { Environment } from "../app/platform/env.server.ts";
import type { OriginEvidence } from "../app/platform/request-facts.server.ts";
import { SCREENS } from "../app/paths/paths.ts";
import { isOfPattern } from "../app/paths/pattern.ts";
import { hasTokenField, isMultipart, originEvidence, refuseFormat } from "./form-rules.ts";
import type { GuardedRequest } from "./guarded-request.ts";
import { type BodyEnd, limitUpload, readWholeBody } from "./read-body.ts";
import { refuseUpload } from "./refuse-upload.ts";
import type { Refusal } from "./refuse.ts";
import type { InFlight } from "./in-flight.ts";

/**
 * Screens that take files, and how much: several for an application (F-321), the scan of a signed paper (F-349), one to be checked, both sides of an identity
 * document (F-314). `id`: how the last part of such an address looks. Everything else is a form of a few kilobytes.
 */
const UPLOADS = [
  { screen: SCREENS["application-uploads"], id: /^\d{1,10}$/, limit: "uploadTotalBytes", times: 1 },
  { screen: SCREENS["signed-documents"], id: /^\d{1,10}$/, limit: "uploadFileBytes", times: 1 },
  {
    screen: SCREENS["verify-document"],
    id: /^(?:[0-9a-f]{32}|[0-9a-f]{4}(?:-?[0-9a-f]{4}){2})$/i,
    limit: "uploadFileBytes",
    times: 1,
  },
  { screen: SCREENS.recogniser, id: /^[a-z0-9]{26}$/, limit: "uploadFileBytes", times: 2 },
] as const;

/** What an address takes besides a form; undefined where it takes no files. */
export const findUpload = (path: string) =>
  UPLOADS.find(({ screen, id }) => isOfPattern(path, screen) && id.test(path.slice(path.lastIndexOf("/") + 1)));

/** Field names and boundaries around the files of an upload. */
const UPLOAD_OVERHEAD_BYTES = 65_536;

/** A form that may go on to the application, the refusal, or `gone` when the client left before it was there. */
export async function admitForm(
  guarded: GuardedRequest,
  environment: Environment,
  inFlight: InFlight,
): Promise<OriginEvidence | Refusal | "gone"> {
  const { request, response, path } = guarded;
  const evidence = originEvidence(request, environment);
  if (evidence === "foreign") return { status: 403, reason: "csrf" };
  const unsupported = refuseMethod(guarded, evidence) ?? refuseFormat(request.headers);
  if (unsupported !== null) return unsupported;
  const upload = isMultipart(request.headers) ? findUpload(path) : undefined;
  const { limits } = environment;
  const filesBytes = upload ? limits[upload.limit] * upload.times : 0;
  const maxBytes = upload ? filesBytes + UPLOAD_OVERHEAD_BYTES : limits.formBodyBytes;
  if (Number(request.headers["content-length"] ?? 0) > maxBytes)
    return upload ? refuseUpload(guarded, filesBytes) : { status: 413, reason: "size" };
  if (upload) {
    limitUpload(request, maxBytes);
    return evidence;
  }
  const reading = readWholeBody(request, {
    maxBytes,
    maxMs: limits.formBodySeconds * 1000,
    reserve: (bytes) => inFlight.reserve(response, bytes),
  });
  const forget = inFlight.onDrain(() => reading.stop());
  const end = await reading.end;
  forget();
  if (end === "gone") return "gone";
  if (end !== "whole") return READING_REFUSALS[end];
  return evidence === "token-required" && !hasTokenField(request.headers, reading.bytes())
    ? { status: 403, reason: "csrf" }
    : evidence;
}

const READING_REFUSALS: Record<Exclude<BodyEnd, "whole" | "gone">, Refusal> = {
  "too-large": { status: 413, reason: "size" },
  "no-room": { status: 503, reason: "memory" },
  "too-slow": { status: 408, reason: "slow" },
  stopped: { status: 503, reason: "draining" },
};

/** The portal's forms are posted. Another method with a body and without a sign of its origin is a forged form first. */
function refuseMethod({ request }: GuardedRequest, evidence: OriginEvidence): Refusal | null {
  if (request.method === "POST") return null;
  const hasBody =
    request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0;
  return evidence === "token-required" && hasBody ? { status: 403, reason: "csrf" } : { status: 405, reason: "method" };
}
