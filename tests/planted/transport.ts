import type { PlantedFault } from "./fault.ts";

/** Calls of the portal to the lender's services, and the store of its sessions. */
export const TRANSPORT_FAULTS: readonly PlantedFault[] = [
  {
    id: "save-tried-again",
    breaks: "A save whose connection broke is sent a second time by the portal itself.",
    find: "return await (isRead ? withOneRetry(attempt, policy, call) : attempt());",
    replace: "return await withOneRetry(attempt, policy, call);",
    suspects: ["faults/soap/retries"],
  },
  {
    id: "circuit-never-opens",
    breaks: "A back end that answers nothing but faults is asked on and on.",
    find: "failures * 100 >= calls * this.limits.breakerFailurePercent;",
    replace: "failures >= calls * this.limits.breakerFailurePercent;",
    suspects: ["faults/soap/policies", "unit/services/transport"],
  },
  {
    id: "place-of-a-failed-call-taken",
    breaks: "After some failed calls no place is left, and the portal is busy for ever.",
    find: "try { return await this.ask(deadline, work); } finally { this.bulkhead.leave(); }",
    replace: "const result = await this.ask(deadline, work); this.bulkhead.leave(); return result;",
    suspects: ["faults/soap/policies", "unit/services/transport"],
  },
  {
    id: "answer-of-any-size",
    breaks: "An answer of the back end without an end fills the memory.",
    find: 'if (size > maxBytes) throw new CallFailure("tooLarge");',
    replace: "",
    suspects: ["unit/services/public-ip", "unit/services/verify-faults"],
  },
  {
    id: "deadline-of-a-save-missing",
    breaks: "A save waits for its answer as long as a document may take.",
    find: "return bounds(limits.soapWriteSeconds, limits.soapAnswerBytes,",
    replace: "return bounds(limits.soapDocumentSeconds, limits.soapAnswerBytes,",
    suspects: ["faults/soap/policies", "unit/services/operations", "faults/soap/fault-matrix"],
  },
  {
    id: "unknown-element-dropped",
    breaks: "What a newer back end knows of an application is lost when the portal saves it.",
    find: "safe[name] = guardUnknown(content, depth + 1);",
    replace: "",
    suspects: ["unit/services/application-round-trip", "unit/services/envelope"],
  },
  {
    id: "other-content-with-one-attempt",
    breaks: "A form that was changed and sent again is answered with the result of the first one.",
    find: 'if (found.value.contentHash !== contentHash) return { state: "conflict" };',
    replace: "",
    suspects: ["unit/store/idempotency"],
  },
  {
    id: "draft-shown-to-a-colleague",
    breaks: "What a user has typed and not saved is shown to another user.",
    find: "JSON.stringify([key.userId, key.route, key.subject, ...",
    replace: "JSON.stringify([key.route, key.subject, ...",
    suspects: ["unit/store/drafts", "faults/portal/codes"],
  },
  {
    id: "one-try-less",
    breaks: "The last try that a limit allows is refused.",
    find: "return { allowed: count <= bucket.limit, count,",
    replace: "return { allowed: count < bucket.limit, count,",
    suspects: ["unit/store/rate-limit"],
  },
  {
    id: "uncounted-tries-allowed",
    breaks: "While the store cannot count, codes and passwords may be guessed without a limit.",
    find: 'return { allowed: whenUncounted === "open", count: 0,',
    replace: "return { allowed: whenUncounted !== undefined, count: 0,",
    suspects: ["unit/store/rate-limit"],
  },
  {
    id: "signatures-of-the-old-key",
    breaks: "After a change of keys every open form and remembered device is refused.",
    find: "return keys .map((key) => mac(key, purpose, text))",
    replace: "return [first] .map((key) => mac(key, purpose, text))",
    suspects: ["unit/store/records", "unit/forms/csrf", "unit/features/verification/device-cookie"],
  },
];
