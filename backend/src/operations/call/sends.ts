import type { Operation } from "./operation.ts";

/** An operation that queues messages: they leave at once, and not when the queue is looked at next. */
export const sends = ({ access, respond }: Operation): Operation => ({
  access,
  respond: async (context, session, request) => {
    const answered = await respond(context, session, request);
    context.wakeSender?.();
    return answered;
  },
});
