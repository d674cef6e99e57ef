/** Preloaded into a server of a journey: its clock runs ahead, as if so many minutes had passed before it was started again. */
const aheadMs = Number(process.env["JOURNEY_CLOCK_AHEAD_MINUTES"] ?? 0) * 60_000;
const now = Date.now.bind(Date);
Date.now = () => now() + aheadMs;
