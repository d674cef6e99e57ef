/** Saved up tries: a quiet policy may repeat a few failed reads at once. */
const RESERVE = 10;

/**
 * Keeps second tries below a share of all calls, so that a struggling back end is not asked twice as much
 * budget 10 %).
 */
export class RetryBudget {
  private readonly share: number;
  private tries = RESERVE;

  /** @param percent second tries for each 100 calls */
  constructor(percent: number) {
    this.share = percent / 100;
  }

  /** To be called for every first try. */
  earn(): void {
    this.tries = Math.min(RESERVE, this.tries + this.share);
  }

  /** Takes one second try, if there is one. */
  spend(): boolean {
    if (this.tries < 1) return false;
    this.tries -= 1;
    return true;
  }
}
