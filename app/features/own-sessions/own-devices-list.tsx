import { useTranslation } from "react-i18next";
import { toDayAndTime } from "~/i18n/clock-time.ts";
import { paths } from "~/paths.ts";
import type { RememberedDevice } from "~/services/verify-types.ts";
import { Badge } from "~/ui/badge.tsx";
import { ButtonLink, SubmitButton } from "~/ui/button.tsx";
import { Card, CardRow } from "~/ui/card.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";

type ListProps = {
  /** Null: the service did not answer. */
  devices: readonly RememberedDevice[] | null;
  csrf: string;
};

/** The devices on which the user types no code, each with a way to forget it (G03). */
export function OwnDevicesList({ devices, csrf }: ListProps) {
  const { t } = useTranslation("sessions");
  return (
    <Card title={t("devices.title")} flush>
      {devices === null && (
        <CardRow
          title={t("devices.unavailable")}
          actions={<ButtonLink to={paths.ownSessions()}>{t("devices.retry")}</ButtonLink>}
        />
      )}
      {devices?.length === 0 && <Line text={t("devices.none")} />}
      {devices !== null && devices.length > 0 && <DeviceRows {...{ devices, csrf }} />}
    </Card>
  );
}

function DeviceRows({ devices, csrf }: { devices: readonly RememberedDevice[]; csrf: string }) {
  const { t } = useTranslation("sessions");
  return (
    <>
      <Line text={t("devices.hint")} />
      {devices.map((device) => (
        <DeviceRow key={device.id} {...{ device, csrf }} />
      ))}
    </>
  );
}

function DeviceRow({ device, csrf }: { device: RememberedDevice; csrf: string }) {
  const { t } = useTranslation("sessions");
  const name = device.name === "" ? t("devices.unknown") : device.name;
  const verified = toDayAndTime(device.verifiedAt);
  const used = toDayAndTime(device.lastSeenAt);
  return (
    <CardRow
      title={name}
      badge={device.current && <Badge tone="success">{t("devices.this")}</Badge>}
      actions={
        <form method="post">
          <HiddenFields values={{ _csrf: csrf, device: device.id }} />
          <SubmitButton name="forgetDevice" variant="secondary" small>
            {t("devices.forget")}
            <VisuallyHidden>: {t("devices.which", { device: name, verified })}</VisuallyHidden>
          </SubmitButton>
        </form>
      }
    >
      <p>{t("devices.times", { verified, used, until: toDayAndTime(device.verifiedUntil) })}</p>
    </CardRow>
  );
}

const Line = ({ text }: { text: string }) => (
  <div className="line">
    <p>{text}</p>
  </div>
);
