import type { ServerResponse } from "node:http";
import { sql } from "drizzle-orm";
import type { Store } from "./store/store.ts";

/** Answers 200 while the database answers and messages are sent, 503 otherwise; shows nothing else (R-L6). */
export async function answerHealth(response: ServerResponse, db: Store, isSending: () => boolean): Promise<void> {
  const hasDatabase = await db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const isHealthy = hasDatabase && isSending();
  response.writeHead(isHealthy ? 200 : 503, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  });
  if (isHealthy) response.end("ok\n");
  else response.end(hasDatabase ? "messages are not sent\n" : "database does not answer\n");
}
