import { useTranslation } from "react-i18next";
import { SERVICE_STATUS_REFRESH_MS } from "~/domain/limits.ts";
import { classNames } from "../class-names.ts";
import { useRefreshed } from "../enhance/use-refreshed.ts";
import { ExternalLink } from "../external-link.tsx";
import {
  isServiceStatusesContent,
  lastKnownServices,
  type ServiceStatusesContent,
} from "./service-statuses-content.ts";

/** How soon states that are not known just now are asked for again. */
const SOON_MS = 30_000;

export type ServiceStatusesProps = {
  content: ServiceStatusesContent;
  /** Where the newest states are read as JSON. */
  refreshUrl: string;
};

/** Which services work, for managers (F-037, F-407): name, sign and word; with script renewed every three minutes (F-408). */
export function ServiceStatuses({ content, refreshUrl }: ServiceStatusesProps) {
  const { t } = useTranslation("shell");
  const { services, updatedAt } = useRefreshed(content, {
    url: refreshUrl,
    everyMs: SERVICE_STATUS_REFRESH_MS,
    isContent: isServiceStatusesContent,
    soonMs: SOON_MS,
    isFresh: ({ fresh }) => fresh,
    onFailure: lastKnownServices,
  });
  return (
    <div className="svcs fd" role="group" aria-label={t("services.label")}>
      {services.length === 0 && <span className="svc unknown">{t("services.none")}</span>}
      {services.map((service) => (
        <ServiceBadge key={service.id} service={service} />
      ))}
      {updatedAt !== null && <small>{t("services.updated", { time: updatedAt })}</small>}
    </div>
  );
}

function ServiceBadge({ service }: { service: ServiceStatusesContent["services"][number] }) {
  const { t } = useTranslation("shell");
  const { name, state, href, staleSince } = service;
  const className = classNames("svc", state);
  const content = (
    <>
      {name}{" "}
      <small>
        {t(`services.${state}`)}
        {staleSince !== null && ` ${t("services.since", { time: staleSince })}`}
      </small>
    </>
  );
  if (href === null) return <span className={className}>{content}</span>;
  return (
    <ExternalLink href={href} className={className}>
      {content}
    </ExternalLink>
  );
}
