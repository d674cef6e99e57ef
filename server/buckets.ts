interface Level {
  tokens: number;
  at: number;
}

const MINUTE_MS = 60_000;
const MOST_KEYS = 20_000;

/**
 * Token buckets in the memory of this process: a full minute's worth at once, then as many as the minute gives. They shield the process;
 * what must survive a restart is counted in the store (app/store/rate-limit.server.ts).
 */
export function createBuckets(perMinute: number, now: () => number = () => performance.now()) {
  const levels = new Map<string, Level>();
  return {
    /** Takes one token; 0 when there was one, else the seconds until the next. */
    take(key: string): number {
      const time = now();
      const level = levels.get(key) ?? { tokens: perMinute, at: time };
      const tokens = Math.min(perMinute, level.tokens + ((time - level.at) * perMinute) / MINUTE_MS);
      levels.delete(key);
      levels.set(key, { tokens: Math.max(0, tokens - 1), at: time });
      deleteOldest(levels);
      return tokens >= 1 ? 0 : Math.ceil(((1 - tokens) * MINUTE_MS) / perMinute / 1000);
    },
  };
}

export type Buckets = ReturnType<typeof createBuckets>;

/** The map keeps the order of use: its first key was used longest ago. */
function deleteOldest(levels: Map<string, Level>): void {
  if (levels.size <= MOST_KEYS) return;
  const oldest = levels.keys().next();
  if (oldest.done !== true) levels.delete(oldest.value);
}
