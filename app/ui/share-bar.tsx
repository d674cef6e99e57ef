import { WHOLE_BASIS_POINTS } from "~/domain/percent.ts";

/** A part of the whole, drawn from the left in the order given. */
export type SharePart = {
  key: "before" | "own" | "left";
  /** In 1/100 of a percent, so that parts add up. */
  basisPoints: number;
  /** Its name with its figures. */
  label: string;
};

type ShareBarProps = {
  /** The whole statement in words, for those who do not see the bar. */
  label: string;
  parts: readonly SharePart[];
  limit: { basisPoints: number; label: string };
};

const BAR_TOP = 20;
const BAR_HEIGHT = 12;

/**
 * Shares of a whole as a bar with a mark at their limit, and below it what each part is. Drawn with SVG sizes: the security policy forbids style
 * attributes.
 */
export function ShareBar({ label, parts, limit }: ShareBarProps) {
  const taken = parts.filter(({ key }) => key !== "left");
  const takenBasisPoints = sumOf(taken);
  const full = Math.max(WHOLE_BASIS_POINTS, takenBasisPoints);
  const percent = (basisPoints: number) => `${Math.round((basisPoints / full) * 1000) / 10}%`;
  const bar = { y: BAR_TOP, height: BAR_HEIGHT };
  return (
    <figure className={takenBasisPoints > limit.basisPoints ? "bar over" : "bar"}>
      <svg role="img" aria-label={label} width="100%" height={BAR_TOP + BAR_HEIGHT + 4}>
        <rect className="left" width="100%" {...bar} />
        {taken.map(({ key, basisPoints }, index) => (
          <rect
            key={key}
            className={key}
            x={percent(sumOf(taken.slice(0, index)))}
            width={percent(Math.max(basisPoints, 0))}
            {...bar}
          />
        ))}
        <rect className="limit" x={percent(limit.basisPoints)} y="4" width="2" height={BAR_TOP + BAR_HEIGHT} />
        <text x={percent(limit.basisPoints)} dx="6" y="14">
          {limit.label}
        </text>
      </svg>
      <figcaption>
        {parts.map(({ key, label: text }) => (
          <span key={key} className="key">
            <svg width="12" height="12" aria-hidden="true" focusable="false">
              <rect className={key} width="12" height="12" rx="2" />
            </svg>{" "}
            {text}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const sumOf = (parts: readonly SharePart[]): number => parts.reduce((sum, { basisPoints }) => sum + basisPoints, 0);
