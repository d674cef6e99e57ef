import type { ReactNode } from "react";

/** A line of text with two bars below it, each to its own scale. */
export type PairedRow = {
  key: number;
  isChosen: boolean;
  /** At the left and at the right edge of the line. */
  start: string;
  /** Behind the left one, where there is room for it. */
  mark?: string | undefined;
  end: string;
  /** Size of the upper bar, and of the parts of the lower one, in any unit. */
  upper: number;
  lower: readonly [number, number];
};

type PairedBarsProps = {
  /** The whole picture in words; the table beside it has the figures. */
  label: string;
  /** The upper bar, and the parts of the lower one. */
  legend: readonly [string, string, string];
  rows: readonly PairedRow[];
  /** The row as a button, or as it is. */
  asButton: (row: PairedRow, bars: ReactNode) => ReactNode;
};

const ROW_HEIGHT = 44;
const BAR_HEIGHT = 6;
const UPPER_TOP = 24;
const LOWER_TOP = 32;

/**
 * Rows of two bars with their figures above them, as wide as the page lets them; a row may be a button. SVG sizes only: the security policy forbids style
 * attributes.
 */
export function PairedBars({ label, legend, rows, asButton }: PairedBarsProps) {
  const highest = Math.max(...rows.map(({ upper }) => upper), 1);
  const widest = Math.max(...rows.map(({ lower }) => lower[0] + lower[1]), 1);
  return (
    <figure className="chart pairs" aria-label={label}>
      <ul>
        {rows.map((row) => (
          <li key={row.key} className={row.isChosen ? "chosen" : undefined}>
            {asButton(row, <Bars row={row} highest={highest} widest={widest} />)}
          </li>
        ))}
      </ul>
      <figcaption>
        {legend.map((name, index) => (
          <span key={name} className="key">
            <svg width="12" height="12" aria-hidden="true" focusable="false">
              <rect className={`part-${LEGEND_PARTS[index] ?? 1}`} width="12" height="12" rx="2" />
            </svg>{" "}
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

type BarsProps = { row: PairedRow; highest: number; widest: number };

function Bars({ row: { isChosen, start, mark, end, upper, lower }, highest, widest }: BarsProps) {
  return (
    <svg role="img" aria-label={`${start}${mark ?? ""}, ${end}`} focusable="false" width="100%" height={ROW_HEIGHT}>
      {isChosen && <rect className="ground" width="100%" height={ROW_HEIGHT} />}
      <text x="8" y="17">
        {start}
        {mark !== undefined && <tspan>{mark}</tspan>}
      </text>
      <text x="100%" dx="-8" y="17" textAnchor="end">
        {end}
      </text>
      <rect className="part-1" y={UPPER_TOP} width={percent(upper / highest)} height={BAR_HEIGHT} />
      <rect className="part-3" y={LOWER_TOP} width={percent(lower[0] / widest)} height={BAR_HEIGHT} />
      <rect
        className="part-2"
        x={percent(lower[0] / widest)}
        y={LOWER_TOP}
        width={percent(lower[1] / widest)}
        height={BAR_HEIGHT}
      />
    </svg>
  );
}

const LEGEND_PARTS = [1, 3, 2] as const;

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
