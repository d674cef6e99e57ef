import { useTranslation } from "react-i18next";
import { classNames } from "../class-names.ts";
import { ExternalLink } from "../external-link.tsx";

export type ServiceState = "ok" | "slow" | "error";

export type ServiceStatus = {
  name: string;
  state: ServiceState;
  /** The service's own page. */
  href?: string | undefined;
  /** What the service says of itself, instead of the general word. */
  text?: string | undefined;
};

export type ServiceStatusesContent = { services: readonly ServiceStatus[]; updatedAt: string };

/** Which services work, for managers (F-037): name, dot and word. */
export function ServiceStatuses({ services, updatedAt }: ServiceStatusesContent) {
  const { t } = useTranslation("shell");
  return (
    <div className="svcs fd" role="group" aria-label={t("services.label")}>
      {services.map((service) => {
        const className = classNames("svc", service.state);
        const content = (
          <>
            {service.name} <small>{service.text ?? t(`services.${service.state}`)}</small>
          </>
        );
        return service.href === undefined ? (
          <span key={service.name} className={className}>
            {content}
          </span>
        ) : (
          <ExternalLink key={service.name} href={service.href} className={className}>
            {content}
          </ExternalLink>
        );
      })}
      <small>{t("services.updated", { time: updatedAt })}</small>
    </div>
  );
}
