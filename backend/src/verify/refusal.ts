/** Why a whole call is refused: the HTTP status, and what the body says (F-514). */
export interface Refusal {
  readonly status: 400 | 401 | 404 | 405 | 410 | 413 | 429 | 500;
  readonly code: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A body that is not what the call takes. */
export const badRequest = (fields: readonly string[]): Refusal => ({
  status: 400,
  code: "BAD_REQUEST",
  message: `These fields are missing, wrong or unknown: ${fields.join(", ")}.`,
});

/** A body that is no JSON text in UTF-8. */
export const notJson: Refusal = { status: 400, code: "NOT_JSON", message: "The body must be a JSON object in UTF-8." };

export const tooLarge: Refusal = {
  status: 413,
  code: "TOO_LARGE",
  message: "The body is too large.",
  headers: { Connection: "close" },
};

export const noSuchAddress: Refusal = { status: 404, code: "NOT_FOUND", message: "There is no such address." };

export const noSuchRequest: Refusal = { status: 404, code: "NOT_FOUND", message: "There is no such request." };

export const noSuchDevice: Refusal = { status: 404, code: "NOT_FOUND", message: "There is no such device." };

/** The session is unknown or over, or it belongs to another user than the named one. */
export const sessionOver: Refusal = { status: 401, code: "SESSION", message: "The session is not valid." };

/** The user has deleted this device: a browser on it logs out and gets a new device id (F-504, F-513). */
export const deviceWithdrawn: Refusal = { status: 410, code: "DEVICE_WITHDRAWN", message: "The device is withdrawn." };

/** No device check of this session has said which device is meant. */
export const deviceUnknown: Refusal = {
  status: 400,
  code: "DEVICE_UNKNOWN",
  message: "Call device-check first: it says which device this session is on.",
};

export const wrongMethod = (allowed: string): Refusal => ({
  status: 405,
  code: "METHOD_NOT_ALLOWED",
  message: `Only ${allowed} is answered here.`,
  headers: { Allow: allowed },
});

export const tooManyCalls = (waitSeconds: number): Refusal => ({
  status: 429,
  code: "TOO_MANY_CALLS",
  message: "Too many calls.",
  headers: { "Retry-After": String(waitSeconds) },
});

/** A fault of ours; the number is in the log as well. */
export const fault = (reference: string): Refusal => ({
  status: 500,
  code: "FAULT",
  message: `The service failed. Number ${reference}.`,
});
