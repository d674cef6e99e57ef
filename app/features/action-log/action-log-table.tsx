import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { toLanguage } from "~/i18n/language.ts";
import type { ActionLogEntry } from "~/services/action-log-types.ts";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { readLoggedNote } from "./logged-notes.ts";
import { findLoggedAction, findLoggedPerson } from "./logged-actions.ts";

type NumberedEntry = ActionLogEntry & { number: number };

/** Who did what when, the newest first (F-180); prints clean. */
export function ActionLogTable({ entries }: { entries: readonly ActionLogEntry[] }) {
  const { t, i18n } = useTranslation("action-log");
  const text = useText();
  const actionOf = ({ action }: ActionLogEntry) => {
    const key = findLoggedAction(action);
    return key === null ? <span lang="lt">{action}</span> : t(`actions.${key}`);
  };
  const whoOf = (user: string) => {
    const key = findLoggedPerson(user);
    return key === null ? user : t(`people.${key}`);
  };
  const noteOf = (note: string) => {
    const read = readLoggedNote(note, toLanguage(i18n.language));
    if (read === null) return <span lang="lt">{note}</span>;
    const words = Object.entries(read.words).map(([name, word]) => [name, t(`words.${word}`)]);
    return text(`action-log:notes.${read.key}`, { ...read.params, ...Object.fromEntries(words) });
  };
  const columns: Column<NumberedEntry>[] = [
    { key: "at", label: t("columns.at"), rowHeader: true, cell: ({ at }) => <time>{at.replace("T", " ")}</time> },
    { key: "action", label: t("columns.action"), cell: actionOf },
    {
      key: "note",
      label: t("columns.note"),
      cell: ({ note }) => (note === null ? "–" : noteOf(note)),
    },
    { key: "user", label: t("columns.user"), cell: ({ user }) => whoOf(user) },
  ];
  const rows = entries.map((entry, index) => ({ ...entry, number: index + 1 })).reverse();
  return <DataTable caption={t("title")} columns={columns} rows={rows} rowKey={({ number }) => number} dense />;
}
