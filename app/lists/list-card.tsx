import type { Key, ReactNode } from "react";
import { ButtonLink } from "~/ui/button.tsx";
import { Card, CardRow, type CardRowProps } from "~/ui/card.tsx";

type ListCardProps<Row> = {
  title: string;
  /** Buttons that concern all rows. */
  actions?: ReactNode;
  /** A sentence above the rows. */
  hint?: string;
  /** Null: the service that has them did not answer. */
  rows: readonly Row[] | null;
  rowKey: (row: Row) => Key;
  /** What a row says of itself, with its own buttons. */
  row: (row: Row) => CardRowProps;
  /** Words in place of rows. */
  empty: string;
  /** Words when the rows could not be read, and the way to try again. */
  unavailable?: { text: string; retry: string; to: string };
};

/** A short list, whole on its page: a card with a line for each row. */
export function ListCard<Row>({ title, actions, hint, rows, rowKey, row, empty, unavailable }: ListCardProps<Row>) {
  const isEmpty = rows?.length === 0;
  return (
    <Card title={title} flush actions={actions}>
      {rows === null && unavailable !== undefined && (
        <CardRow title={unavailable.text} actions={<ButtonLink to={unavailable.to}>{unavailable.retry}</ButtonLink>} />
      )}
      {isEmpty && <Line text={empty} />}
      {!isEmpty && rows !== null && hint !== undefined && <Line text={hint} />}
      {rows?.map((one) => (
        <CardRow key={rowKey(one)} {...row(one)} />
      ))}
    </Card>
  );
}

const Line = ({ text }: { text: string }) => (
  <div className="line">
    <p>{text}</p>
  </div>
);
