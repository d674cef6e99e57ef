import { eq } from "drizzle-orm";
import { storeFacts } from "../store/schema/news.ts";
import type { Store } from "../store/store.ts";

/** Name of the fact that says on which day the demo story was seeded. */
export const SEEDED_ON = "demo-story-seeded-on";

/** Whether the store has the demo story. */
export async function isSeeded(db: Store): Promise<boolean> {
  const facts = await db.select().from(storeFacts).where(eq(storeFacts.name, SEEDED_ON));
  return facts.length > 0;
}
