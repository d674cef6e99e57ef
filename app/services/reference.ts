const REFERENCE_CHARACTERS = 8;

/**
 * The number of a failure as it is read out on the telephone: the beginning of the portal's request id, by which every log
 * line of that request is found (decision under G34). Null without a request id.
 */
export const toReference = (requestId: string | undefined): string | null =>
  requestId === undefined || requestId === "" ? null : requestId.slice(0, REFERENCE_CHARACTERS);
