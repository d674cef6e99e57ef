import type { ServerResponse } from "node:http";
import { sql } from "drizzle-orm";
import type { Store } from "./store/store.ts";

/** Answers 200 while the database answers, 503 otherwise; tells nothing else (L6). */
export async function answerHealth(response: ServerResponse, db: Store): Promise<void> {
  const isHealthy = await db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  response.writeHead(isHealthy ? 200 : 503, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(isHealthy ? "ok\n" : "database does not answer\n");
}
