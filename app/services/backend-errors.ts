/** The back end could not be asked, or did not answer in time. */
export type UnavailableKind =
  | "refused"
  | "dns"
  | "connection"
  | "reset"
  | "deadline"
  | "cancelled"
  | "busy"
  | "circuitOpen"
  | "unavailableStatus"
  | "networkCode";

/** The back end answered, but nothing may be concluded from the answer; `request` is a mistake of ours, never sent. */
export type BrokenKind =
  | "status"
  | "redirect"
  | "contentType"
  | "contentEncoding"
  | "charset"
  | "empty"
  | "tooLarge"
  | "doctype"
  | "malformed"
  | "tooDeep"
  | "wrongElement"
  | "soapFault"
  | "missingCode"
  | "invalidCode"
  | "negativeCode"
  | "content"
  | "request";

export type FaultKind = UnavailableKind | BrokenKind;

/** Facts of a failed call: safe for logs, nothing of the request or the answer is among them. */
export type FailedCall = {
  operation: string;
  milliseconds: number;
  /** Id of the portal's request, shown to the user and written to the log (F-462). */
  reference: string;
  /** The request certainly did not reach the back end; false on a write means that its effect is unknown. */
  nothingSent: boolean;
  /** The negative KlaidosKodas behind `negativeCode`. */
  code?: number | null;
};

/** Key of the text in `locales/{lt,en}/soap.json`: no connection, a broken answer, a negative code with its number. */
export type FaultNoticeKey = "-404" | "2000" | "unknownCode";

/** A call that gave no usable answer. Business refusals are values (`Refusal`), never this. */
export class BackendError extends Error {
  override name = "BackendError";
  readonly kind: FaultKind;
  readonly operation: string;
  readonly milliseconds: number;
  readonly reference: string;
  readonly nothingSent: boolean;
  readonly code: number | null;
  readonly noticeKey: FaultNoticeKey;

  constructor(kind: FaultKind, call: FailedCall, noticeKey: FaultNoticeKey) {
    super(`${call.operation}: ${kind}`);
    this.kind = kind;
    this.operation = call.operation;
    this.milliseconds = call.milliseconds;
    this.reference = call.reference;
    this.nothingSent = call.nothingSent;
    this.code = call.code ?? null;
    this.noticeKey = noticeKey;
  }
}

/** No connection, no time, no room: the network error of the catalogue (F-471, code −404). */
export class BackendUnavailable extends BackendError {
  override name = "BackendUnavailable";
  declare readonly kind: UnavailableKind;

  constructor(kind: UnavailableKind, call: FailedCall) {
    super(kind, call, "-404");
  }
}

/** An answer that cannot be trusted is a system error, never a success; a negative code is shown with its number (F-474). */
export class BackendFault extends BackendError {
  override name = "BackendFault";
  declare readonly kind: BrokenKind;

  constructor(kind: BrokenKind, call: FailedCall) {
    super(kind, call, kind === "negativeCode" ? "unknownCode" : "2000");
  }
}

/** KlaidosKodas 1020: the back end has ended the session; the user is logged out (F-438, F-477). */
export class BackendSessionEnded extends Error {
  override name = "BackendSessionEnded";
  readonly operation: string;

  constructor(operation: string) {
    super(`${operation}: session ended`);
    this.operation = operation;
  }
}
