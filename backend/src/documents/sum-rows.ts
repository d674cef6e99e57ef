/** Column sums of a schedule, in cents. */
export interface ScheduleSums {
  readonly principalCents: number;
  readonly interestCents: number;
  readonly contractFeeCents: number;
  readonly adminFeeCents: number;
  readonly insuranceCents: number;
  readonly totalCents: number;
}

/** Adds the rows column by column: the printed total is the sum of what is printed above it. */
export function sumRows(rows: readonly ScheduleSums[]): ScheduleSums {
  const sum = (pick: (row: ScheduleSums) => number) => rows.reduce((total, row) => total + pick(row), 0);
  return {
    principalCents: sum((row) => row.principalCents),
    interestCents: sum((row) => row.interestCents),
    contractFeeCents: sum((row) => row.contractFeeCents),
    adminFeeCents: sum((row) => row.adminFeeCents),
    insuranceCents: sum((row) => row.insuranceCents),
    totalCents: sum((row) => row.totalCents),
  };
}
