import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import type { Environment } from "../app/platform/env.server.ts";
import { audit } from "../app/platform/audit.server.ts";
import { SCREENS } from "../app/paths/paths.ts";
import { countedAs } from "../app/platform/counted-as.ts";
import { log } from "../app/platform/log.server.ts";
import { type RequestScope, runInRequestScope } from "../app/platform/raw-response.server.ts";
import { FACT_HEADERS, type OriginEvidence } from "../app/platform/request-facts.server.ts";
import { logAccess } from "./access-log.ts";
import { isHashedAsset } from "./browser-files.ts";
import { type Buckets, createBuckets } from "./buckets.ts";
import { cleanHeaders, clientAddress, createTrust, isLoopbackAddress, plainAddress } from "./client-address.ts";
import { applyResponseHeaders } from "./apply-response-headers.ts";
import { admitForm } from "./admit-form.ts";
import { holdsPassword, isFramePath, refuseUnopenedLink } from "./partner-paths.ts";
import { limitCompression } from "./limit-compression.ts";
import type { GuardedRequest } from "./guarded-request.ts";
import { createProbes } from "./probes.ts";
import { type Refusal, sendRefusal } from "./refuse.ts";
import { pathOf, READING_METHODS, refuseHead } from "./request-rules.ts";
import type { InFlight } from "./in-flight.ts";

/**
 * The guard in front of the application. In this order: headers for whatever is answered, address, probes, request line
 * and head, rates, room, and for forms origin, format and size. Only then the application is asked.
 */
export function createGuard(
  environment: Environment,
  inFlight: InFlight,
  application: RequestListener,
): RequestListener {
  const isTrusted = createTrust(environment.trustedProxies);
  const rates = {
    address: createBuckets(environment.limits.ipRequestsPerMinute),
    session: createBuckets(environment.limits.sessionRequestsPerMinute),
  };
  const probes = createProbes(inFlight);
  return (request, response) => {
    const guarded: GuardedRequest = {
      request,
      response,
      requestId: randomUUID(),
      path: pathOf(request.url ?? ""),
      address: clientAddress(request, isTrusted),
    };
    const { path, requestId, address } = guarded;
    const scope: RequestScope = { response, requestId, address, user: null, audited: new Set(), draftSaved: false };
    const nonce = randomBytes(16).toString("base64");
    const isSecretAddress = holdsPassword(request.url ?? "");
    applyResponseHeaders(response, environment, { path, nonce, requestId, isSecretAddress }, () =>
      inFlight.isDraining(),
    );
    inFlight.accept(response);
    logAccess(response, {
      requestId,
      method: request.method ?? "",
      path,
      address,
      startedAt: performance.now(),
      scope,
    });
    cleanHeaders(request.headers, isTrusted(plainAddress(request.socket.remoteAddress ?? "")));
    if (isFramePath(path)) delete request.headers.cookie;
    limitCompression(request, path, environment);
    if (probes.answerHealth(guarded)) return;
    const refusal = refuseHead(request, environment) ?? refuseRate(guarded, rates) ?? refuseUnopenedLink(request);
    if (refusal !== null) return refuse(guarded, refusal);
    if (probes.takeReport(guarded)) return;
    const enter = (evidence: OriginEvidence): void => {
      addFacts(request, { nonce, address, evidence });
      const busy = refuseCrowd(guarded, environment, inFlight);
      if (busy !== null) return refuse(guarded, busy);
      runInRequestScope(scope, () => application(request, response));
    };
    if (READING_METHODS.has(request.method ?? "")) return enter("token-required");
    admitForm(guarded, environment, inFlight).then(
      (admitted) => {
        if (admitted === "gone") return;
        if (typeof admitted === "string") enter(admitted);
        else refuse(guarded, admitted);
      },
      (error: unknown) => request.destroy(error instanceof Error ? error : new Error("the form could not be read")),
    );
  };
}

function refuse({ request, response, requestId, address }: GuardedRequest, refusal: Refusal): void {
  if (refusal.reason === "csrf")
    audit("csrf.refused", { result: "refused", code: refusal.status, request: { requestId, address } });
  log("warn", "guard.refused", { rid: requestId, status: refusal.status, reason: refusal.reason });
  const silent = holdsPassword(request.url ?? "");
  sendRefusal(request, response, { ...refusal, silent }, requestId);
}

/** A read of a file of the build: neither counted nor shed. */
const isFileRead = ({ request, path }: GuardedRequest): boolean =>
  READING_METHODS.has(request.method ?? "") && isHashedAsset(path);

/** This machine itself is no visitor: a proxy not named as trusted would be all of them at once. */
function refuseRate(guarded: GuardedRequest, rates: { address: Buckets; session: Buckets }): Refusal | null {
  if (isFileRead(guarded)) return null;
  const { request, address } = guarded;
  const session = /(?:^|;\s*)(?:__Host-)?s=([\w-]{1,100})/.exec(request.headers.cookie ?? "")?.[1];
  const waits = [
    isLoopbackAddress(address) ? 0 : rates.address.take(countedAs(address)),
    session === undefined ? 0 : rates.session.take(createHash("sha256").update(session).digest("base64")),
  ];
  const retryAfterSeconds = Math.max(...waits);
  return retryAfterSeconds === 0 ? null : { status: 429, reason: "rate", retryAfterSeconds };
}

const LOG_INS: readonly string[] = [
  SCREENS.login,
  SCREENS["login-url"],
  SCREENS["login-url-full"],
  SCREENS["frame-login"],
];

/** A posted log-in: it may wait long for its turn. */
const isLogIn = ({ request, path }: GuardedRequest): boolean => request.method === "POST" && LOG_INS.includes(path);

/** Sheds what could not be answered in time anyway, so that the rest is. */
function refuseCrowd(guarded: GuardedRequest, { limits }: Environment, inFlight: InFlight): Refusal | null {
  if (isFileRead(guarded)) return null;
  const work = isLogIn(guarded) ? "logIn" : "page";
  const most = work === "logIn" ? limits.loginsInFlight : limits.requestsInFlight;
  if (inFlight.count(work) >= most) return { status: 503, reason: "crowd" };
  inFlight.start(guarded.response, work);
  return null;
}

/** Origin is judged here; Remix would compare it with a host name again and answer an empty 500. */
function addFacts(request: IncomingMessage, facts: { nonce: string; address: string; evidence: OriginEvidence }): void {
  delete request.headers.origin;
  Object.assign(request.headers, {
    [FACT_HEADERS.nonce]: facts.nonce,
    [FACT_HEADERS.clientIp]: facts.address,
    [FACT_HEADERS.evidence]: facts.evidence,
    [FACT_HEADERS.visitor]: randomBytes(32).toString("base64url"),
  });
}
