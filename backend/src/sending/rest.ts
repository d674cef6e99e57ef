/** Where idle workers of a sender rest until there may be work. */
export interface Rest {
  /** Wakes every waiting call; one that is about to wait returns at once. */
  wake(): void;
  /** Wakes every waiting call after so many milliseconds. */
  wakeAfter(milliseconds: number): void;
  /** How many wake-ups there were so far; to be read before looking for work. */
  wakeUps(): number;
  /** Sleeps so long (`Infinity`: until woken), not at all when `wakeUps` has changed since `seen`. */
  sleep(milliseconds: number, seen: number): Promise<void>;
  /** Wakes every waiting call for the last time. */
  end(): void;
  isEnded(): boolean;
}

/** Makes a place to rest. */
export function createRest(): Rest {
  const sleepers = new Set<() => void>();
  const alarms = new Set<NodeJS.Timeout>();
  let wakeUps = 0;
  let isEnded = false;

  const ring = (milliseconds: number, work: () => void): NodeJS.Timeout => {
    const alarm = setTimeout(() => {
      alarms.delete(alarm);
      work();
    }, milliseconds);
    alarms.add(alarm);
    return alarm;
  };
  const wake = () => {
    wakeUps += 1;
    for (const wakeUp of [...sleepers]) wakeUp();
  };
  return {
    wake,
    wakeAfter: (milliseconds) => void ring(milliseconds, wake),
    wakeUps: () => wakeUps,
    sleep: (milliseconds, seen) =>
      new Promise((resolve) => {
        if (isEnded || seen !== wakeUps) return resolve();
        const wakeUp = () => {
          sleepers.delete(wakeUp);
          resolve();
        };
        sleepers.add(wakeUp);
        if (Number.isFinite(milliseconds)) ring(milliseconds, wakeUp);
      }),
    end() {
      isEnded = true;
      for (const alarm of alarms) clearTimeout(alarm);
      wake();
    },
    isEnded: () => isEnded,
  };
}
