import { useTranslation } from "react-i18next";
import { toDayAndTime } from "~/i18n/clock-time.ts";
import { Badge } from "~/ui/badge.tsx";
import { SubmitButton } from "~/ui/button.tsx";
import { Card, CardRow } from "~/ui/card.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import type { OwnSession } from "./list-own-sessions.server.ts";

type ListProps = { sessions: readonly OwnSession[]; csrf: string };

const NO_OTHERS_ID = "own-sessions-none";

/** The user's log-ins; every one but this can be ended (A14). */
export function OwnSessionsList({ sessions, csrf }: ListProps) {
  const { t } = useTranslation("sessions");
  return (
    <Card title={t("logIns.title")} flush actions={<EndOthersForm csrf={csrf} hasOthers={sessions.length > 1} />}>
      {sessions.map((session) => (
        <OwnSessionRow key={session.reference} {...{ session, csrf }} />
      ))}
    </Card>
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
      <SubmitButton
        name="endOthers"
        variant="secondary"
        small
        disabled={!hasOthers}
        describedBy={hasOthers ? undefined : NO_OTHERS_ID}
      >
        {t("logIns.endOthers")}
      </SubmitButton>
    </form>
  );
}

function OwnSessionRow({ session, csrf }: { session: OwnSession; csrf: string }) {
  const { t } = useTranslation("sessions");
  const { reference, state } = session;
  const device = session.device === "" ? t("logIns.unknownDevice") : session.device;
  const started = toDayAndTime(session.startedAt);
  return (
    <CardRow
      title={device}
      badge={state !== "other" && <Badge tone={state === "this" ? "success" : "neutral"}>{t(`logIns.${state}`)}</Badge>}
      actions={
        state !== "this" && (
          <form method="post">
            <HiddenFields values={{ _csrf: csrf, session: reference }} />
            <SubmitButton name="endSession" variant="secondary" small>
              {t("logIns.end")}
              <VisuallyHidden>: {t("logIns.which", { device, started })}</VisuallyHidden>
            </SubmitButton>
          </form>
        )
      }
    >
      <p>{t("logIns.times", { started, used: toDayAndTime(session.usedAt) })}</p>
    </CardRow>
  );
}
