import { BackendFault, BackendUnavailable } from "../backend-errors.ts";
import type { BackendError, BrokenKind, FailedCall, FaultKind, UnavailableKind } from "../backend-errors.ts";

const UNAVAILABLE: Readonly<Record<UnavailableKind, true>> = {
  refused: true,
  dns: true,
  connection: true,
  reset: true,
  deadline: true,
  cancelled: true,
  busy: true,
  circuitOpen: true,
  unavailableStatus: true,
  networkCode: true,
};

const isUnavailable = (kind: FaultKind): kind is UnavailableKind => Object.hasOwn(UNAVAILABLE, kind);

/**
 * What went wrong inside the transport. Libraries hang requests and answers on the errors that pass through them, so
 * this never leaves the transport: `toBackendError` copies the kind into a clean error.
 */
export class CallFailure extends Error {
  override name = "CallFailure";
  readonly kind: FaultKind;
  readonly nothingSent: boolean;
  /** The negative KlaidosKodas of an answer. */
  readonly code: number | null;

  constructor(kind: FaultKind, nothingSent = false, code: number | null = null) {
    super(kind);
    this.kind = kind;
    this.nothingSent = nothingSent;
    this.code = code;
  }
}

/** The caller gave up before the call had its policy's own time: that says nothing about the back end. */
export class CallerGaveUp extends CallFailure {}

/** The failure of any thrown value; what we did not foresee counts as a malformed answer. */
export const toCallFailure = (thrown: unknown): CallFailure =>
  thrown instanceof CallFailure ? thrown : new CallFailure("malformed");

/** The error that callers see. */
export function toBackendError(failure: CallFailure, call: Omit<FailedCall, "nothingSent" | "code">): BackendError {
  const facts = { ...call, nothingSent: failure.nothingSent, code: failure.code };
  if (isUnavailable(failure.kind)) return new BackendUnavailable(failure.kind, facts);
  const broken: BrokenKind = failure.kind;
  return new BackendFault(broken, facts);
}

/** The host did not even take the connection: five of these in a row open the circuit at once. */
export const isConnectionFailure = (kind: FaultKind): boolean =>
  kind === "refused" || kind === "dns" || kind === "connection" || kind === "reset";

/** A second try may help and cannot do harm to a read. */
export const isRetryable = (kind: FaultKind): boolean => isConnectionFailure(kind) || kind === "unavailableStatus";

/** Says something about the back end's health; our own limits and an impatient user do not. */
export const isBackendsFailure = (kind: FaultKind): boolean =>
  kind !== "cancelled" && kind !== "busy" && kind !== "circuitOpen" && kind !== "request";
