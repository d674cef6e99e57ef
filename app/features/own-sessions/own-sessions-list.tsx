import { useTranslation } from "react-i18next";
import { FormButton } from "~/forms/form-button.tsx";
import { toDayAndTime } from "~/i18n/clock-time.ts";
import { ListCard } from "~/lists/list-card.tsx";
import { Badge } from "~/ui/badge.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { RowForm } from "./row-form.tsx";
import type { OwnSession } from "./list-own-sessions.server.ts";
import { OWN_SESSIONS_FORM } from "./own-sessions-form.ts";

type ListProps = { sessions: readonly OwnSession[]; csrf: string };

const NO_OTHERS_ID = "own-sessions-none";

/** The user's log-ins; every one but this can be ended (R-A14). */
export function OwnSessionsList({ sessions, csrf }: ListProps) {
  const { t } = useTranslation("sessions");
  return (
    <ListCard
      title={t("logIns.title")}
      actions={<EndOthersForm csrf={csrf} hasOthers={sessions.length > 1} />}
      rows={sessions}
      rowKey={({ reference }) => reference}
      row={({ reference, state, startedAt, usedAt, ...session }) => {
        const device = session.device === "" ? t("logIns.unknownDevice") : session.device;
        const started = toDayAndTime(startedAt);
        const tone = state === "this" ? "success" : "neutral";
        return {
          title: device,
          badge: state !== "other" && <Badge tone={tone}>{t(`logIns.${state}`)}</Badge>,
          actions: state !== "this" && (
            <RowForm
              hidden={{ _csrf: csrf, session: reference }}
              button="endSession"
              label={t("logIns.end")}
              about={t("logIns.which", { device, started })}
            />
          ),
          children: <p>{t("logIns.times", { started, used: toDayAndTime(usedAt) })}</p>,
        };
      }}
      empty={t("logIns.none")}
    />
  );
}

function EndOthersForm({ csrf, hasOthers }: { csrf: string; hasOthers: boolean }) {
  const { t } = useTranslation("sessions");
  return (
    <form method="post">
      <HiddenFields values={{ _csrf: csrf }} />
      {!hasOthers && (
        <span id={NO_OTHERS_ID} className="note">
          {t("logIns.none")}{" "}
        </span>
      )}
      <FormButton
        of={OWN_SESSIONS_FORM}
        name="endOthers"
        variant="secondary"
        small
        disabled={!hasOthers}
        describedBy={hasOthers ? undefined : NO_OTHERS_ID}
      >
        {t("logIns.endOthers")}
      </FormButton>
    </form>
  );
}
