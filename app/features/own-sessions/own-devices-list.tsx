import { useTranslation } from "react-i18next";
import { toDayAndTime } from "~/i18n/clock-time.ts";
import { ListCard } from "~/lists/list-card.tsx";
import { paths } from "~/paths/paths.ts";
import type { RememberedDevice } from "~/services/verify-types.ts";
import { Badge } from "~/ui/badge.tsx";
import { RowForm } from "./row-form.tsx";

type ListProps = {
  /** Null: the service did not answer. */
  devices: readonly RememberedDevice[] | null;
  csrf: string;
};

/** The devices on which the user types no code, each with a way to forget it (G03). */
export function OwnDevicesList({ devices, csrf }: ListProps) {
  const { t } = useTranslation("sessions");
  return (
    <ListCard
      title={t("devices.title")}
      hint={t("devices.hint")}
      rows={devices}
      rowKey={({ id }) => id}
      row={(device) => {
        const name = device.name === "" ? t("devices.unknown") : device.name;
        const verified = toDayAndTime(device.verifiedAt);
        const used = toDayAndTime(device.lastSeenAt);
        return {
          title: name,
          badge: device.current && <Badge tone="success">{t("devices.this")}</Badge>,
          actions: (
            <RowForm
              hidden={{ _csrf: csrf, device: device.id }}
              button="forgetDevice"
              label={t("devices.forget")}
              about={t("devices.which", { device: name, verified })}
            />
          ),
          children: <p>{t("devices.times", { verified, used, until: toDayAndTime(device.verifiedUntil) })}</p>,
        };
      }}
      empty={t("devices.none")}
      unavailable={{ text: t("devices.unavailable"), retry: t("devices.retry"), to: paths.ownSessions() }}
    />
  );
}
