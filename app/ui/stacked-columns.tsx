/** A part of every column, from the bottom up. */
export type StackPart = { key: string; label: string };

export type StackColumn = {
  key: number | string;
  /** Read out by a pointing device: what the column is, and its figures. */
  title: string;
  /** Sizes of the parts, in any unit. */
  values: readonly number[];
};

type StackedColumnsProps = {
  /** The whole picture in words; the table beside it has the figures. */
  label: string;
  parts: readonly StackPart[];
  columns: readonly StackColumn[];
};

const HEIGHT = 100;
/** Of the room of a column; the rest keeps it from its neighbour. */
const COLUMN_WIDTH = 0.8;

/**
 * Columns of the same parts, drawn with SVG attributes only: the security policy forbids style attributes, and no script is needed.
 * Parts that no column has are left out of the legend.
 */
export function StackedColumns({ label, parts, columns }: StackedColumnsProps) {
  const highest = Math.max(...columns.map(({ values }) => sumOf(values)), 1);
  const isUsed = (index: number) => columns.some(({ values }) => (values[index] ?? 0) > 0);
  return (
    <figure className="chart">
      <svg
        role="img"
        aria-label={label}
        width="100%"
        height="160"
        viewBox={`0 0 ${columns.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {columns.map((column, index) => (
          <Column key={column.key} column={column} place={index} unit={HEIGHT / highest} />
        ))}
      </svg>
      <figcaption>
        {parts.map(({ key, label: name }, index) =>
          isUsed(index) ? (
            <span key={key} className="key">
              <svg width="12" height="12" aria-hidden="true" focusable="false">
                <rect className={partClass(index)} width="12" height="12" rx="2" />
              </svg>{" "}
              {name}
            </span>
          ) : null,
        )}
      </figcaption>
    </figure>
  );
}

function Column({ column: { title, values }, place, unit }: { column: StackColumn; place: number; unit: number }) {
  const tops = values.map((_value, index) => sumOf(values.slice(0, index + 1)));
  return (
    <g>
      <title>{title}</title>
      {values.map((value, index) =>
        value <= 0 ? null : (
          <rect
            key={index}
            className={partClass(index)}
            x={place + (1 - COLUMN_WIDTH) / 2}
            y={rounded(HEIGHT - (tops[index] ?? 0) * unit)}
            width={COLUMN_WIDTH}
            height={rounded(value * unit)}
          />
        ),
      )}
    </g>
  );
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const partClass = (index: number): string => `part-${index + 1}`;
const rounded = (size: number): number => Math.round(size * 100) / 100;
