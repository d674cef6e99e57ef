import type { TextKey } from "~/i18n/text-key.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { VERSION_FIELD } from "~/forms/form-names.ts";
import type { FormDefinition } from "~/forms/define-form.ts";
import type { Portal } from "~/request/portal.server.ts";
import { getActionLog } from "~/services/action-log.server.ts";
import type { Application } from "~/services/application-types.ts";
import type { FormEntries } from "~/store/drafts.server.ts";
import { changedSince, drawnVersion, flatten } from "./drawn-version.server.ts";
import { isOwnSave } from "./own-saves.server.ts";
import type { ConflictRow, SaveConflict } from "./step-answer.ts";
import type { ChoiceTitles, FormFields } from "./step-definition.ts";

/** A form that came late: what it says, and what another save has left in its place. */
interface LateForm {
  /** From what it was drawn. */
  drawn: string | null;
  /** As it would be saved now. */
  mine: FormFields;
  theirs: FormFields;
}

/**
 * The fields in which a late form differs from what is saved. What only one side has changed since the form was drawn is that side's by default; where both
 * have, or where that cannot be told, it is the saved value: nothing is overwritten without a choice (G12).
 */
export function conflictRows({ drawn, mine, theirs }: LateForm): ConflictRow[] {
  const changed = changedSince(drawn, theirs);
  const [typed, saved] = [flatten(mine), flatten(theirs)];
  return [...new Set([...typed.keys(), ...saved.keys()])].flatMap((name) => {
    const row = { name, mine: typed.get(name) ?? "", theirs: saved.get(name) ?? "" };
    const isMine = changed !== null && !changed.has(name);
    // Spaces alone look as empty as nothing: there is nothing to choose from.
    return row.mine.trim() === row.theirs.trim()
      ? []
      : [{ ...row, chosen: isMine ? ("mine" as const) : ("theirs" as const) }];
  });
}

/** Whether a value that another save has left would be overwritten by one of this form: then its user chooses. */
export const needsChoice = (late: LateForm): boolean => conflictRows(late).some(({ chosen }) => chosen === "theirs");

/**
 * The same of a form that the back end would take: a draft may have been typed over what another save has changed since, though its page was drawn
 * afterwards. A form without prints is one of that page.
 */
export const overwritesUnseen = (late: LateForm): boolean =>
  changedSince(late.drawn, late.theirs) !== null && needsChoice(late);

/** What the page of a conflict shows; the fields in which both agree travel unseen. */
export function toConflict(
  late: LateForm,
  posted: { version: string | null; button: string; entries: FormEntries; titles: ChoiceTitles },
): SaveConflict {
  const { version, entries, ...rest } = posted;
  const rows = conflictRows(late);
  const asked = new Set(rows.map(({ name }) => name));
  return {
    ...rest,
    version: drawnVersion(version, late.theirs),
    rows,
    kept: entries.filter(([name]) => name !== VERSION_FIELD && !asked.has(name)),
  };
}

/** What a late form is told: when it was oneself in another tab, a colleague with a name, a user that we do not know. */
interface ConflictWords {
  own: TextKey;
  other: TextKey;
  unknown: TextKey;
}

/** A late save: nothing is saved. */
const LATE_SAVE: ConflictWords = {
  own: "application:notices.conflictOwn",
  other: "application:notices.conflictOther",
  unknown: "application:notices.conflict",
};

/** Says who was faster, in the words of what came late. */
export async function sayConflict(
  portal: Pick<Portal, "session" | "backend">,
  application: Application,
  words: ConflictWords = LATE_SAVE,
): Promise<void> {
  await addNotice(portal.session, { text: await conflictText(portal, application, words), variant: "warning" });
}

async function conflictText(
  { session, backend }: Pick<Portal, "session" | "backend">,
  application: Application,
  words: ConflictWords,
) {
  if (isOwnSave(session, application)) return { key: words.own };
  const log = await getActionLog(backend, application.id);
  const name = log.ok ? log.value.entries.at(-1)?.user : undefined;
  return name === undefined || name === session.user.fullName
    ? { key: words.unknown }
    : { key: words.other, params: { name } };
}

/** The button that was pressed, else the form's first. */
export const buttonOf = ({ definition, intent }: { definition: FormDefinition; intent: string | null }): string =>
  intent ?? definition.buttons[0] ?? "";
