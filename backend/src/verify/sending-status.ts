import { findSendingStatus } from "../sending/queue.ts";
import { answered, refused, type Call } from "./call.ts";
import { noSuchRequest } from "./refusal.ts";

const REQUEST_ID = /^[0-9a-f]{32}$/;

/** Whether a message has reached its operator: pending 0, failed 1, success 2 (F-512). */
export const sendingStatus: Call = {
  method: "GET",
  respond: async ({ db }, { tail }) => {
    const status = REQUEST_ID.test(tail) ? await findSendingStatus(db, tail) : null;
    return status === null ? refused(noSuchRequest) : answered({ status });
  },
};
