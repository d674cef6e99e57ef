type ShareBarProps = {
  /** The whole statement in words: what share, of what, and the limit; the bar only repeats it. */
  label: string;
  percent: number;
  limitPercent?: number | undefined;
};

/** A limit is drawn at four fifths of the bar, so that there is room to see what lies above it. */
const ROOM_ABOVE_LIMIT = 1.25;

/** A share as a bar with a mark at its limit. Drawn with SVG sizes: the security policy forbids style attributes. */
export function ShareBar({ label, percent, limitPercent }: ShareBarProps) {
  const full = limitPercent === undefined ? 100 : limitPercent * ROOM_ABOVE_LIMIT;
  const width = (share: number) => Math.round(Math.min(Math.max(share / full, 0), 1) * 1000) / 10;
  const exceeded = limitPercent !== undefined && percent > limitPercent;
  return (
    <svg className={exceeded ? "bar over" : "bar"} role="img" aria-label={label} width="100%" height="16">
      <rect width="100%" height="8" y="4" rx="4" />
      <rect width={`${width(percent)}%`} height="8" y="4" rx="4" />
      {limitPercent !== undefined && <rect x={`${width(limitPercent)}%`} width="2" height="16" />}
    </svg>
  );
}
