import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { paths } from "~/paths/paths.ts";
import { Card } from "~/ui/card.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { useRefreshed } from "~/ui/enhance/use-refreshed.ts";
import { Link } from "~/ui/link.tsx";
import { BuyerCodeField } from "../steps/buyer-code-field.tsx";
import { useBuyerLookUp } from "../steps/use-buyer-look-up.ts";
import type { Today } from "./read-today.server.ts";
import { START_FORM } from "./start-form.ts";
import { areFresh, isTodayCounts } from "./today-counts.ts";

const COUNTS_REFRESH_MS = 3 * 60_000;

type TodayCardProps = { today: Today; result: SubmissionResult<string[]> | undefined };

/** What waits, each count a link to its list, and the shortest way to a new application. */
export function TodayCard({ today, result }: TodayCardProps) {
  const { t } = useTranslation("news");
  return (
    <Card title={t("today.title")}>
      <div className="today">
        <StartForm today={today} result={result} />
        <Counts today={today} />
      </div>
    </Card>
  );
}

/** How soon figures that were not counted just now are asked for again. */
const SOON_MS = 5_000;

/** With script they renew themselves: soon when the back end did not give them, every three minutes otherwise. */
function Counts({ today: { counts: drawn, days } }: { today: Today }) {
  const { t } = useTranslation("news");
  const { counts, since } = useRefreshed(drawn, {
    url: paths.todayCounts(),
    everyMs: COUNTS_REFRESH_MS,
    soonMs: SOON_MS,
    isContent: isTodayCounts,
    isFresh: areFresh,
    onFailure: (shown) => shown,
  });
  if (counts === null) return <p className="note">{t("today.unavailable")}</p>;
  return (
    <div>
      <p className="note">
        {t("today.period", { count: days })}
        {since !== null && ` · ${t("today.since", { time: since })}`}
      </p>
      <ul className="counts">
        {counts.map(({ key, count, to }) => (
          <li key={key}>
            <Link to={to}>
              <strong>{count}</strong> {t(`today.counts.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function StartForm({ today: { csrf, testCodes, lookUp: drawn }, result }: TodayCardProps) {
  const { t } = useTranslation("news");
  const { form, fields } = useAppForm(START_FORM, {
    schema: async () => (await import("./start-schema.ts")).startSchema(testCodes),
    result,
  });
  const lookUp = useBuyerLookUp(drawn, testCodes);
  return (
    <AppForm form={form} seals={{ csrf }} action={paths.news()}>
      <BuyerCodeField
        field={fields.personalCode}
        lookUp={lookUp}
        autoFocus={result === undefined}
        words={(found) => (found.state === "known" ? t("today.found", { name: found.name }) : t("today.newClient"))}
      />
      <FormActions>
        <FormButton of={START_FORM} name="start">
          {t("today.start")}
        </FormButton>
      </FormActions>
    </AppForm>
  );
}
