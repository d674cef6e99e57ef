import { useTranslation } from "react-i18next";
import { SignatureType } from "~/domain/enumerations/signature-type.ts";
import { formatPhone } from "~/domain/phone.ts";
import { SendingStatus } from "~/domain/enumerations/sending-status.ts";
import { useText } from "~/i18n/use-text.ts";
import type { SigningPart } from "~/services/signing-types.ts";
import { Notice, type NoticeVariant } from "~/ui/notice.tsx";
import { momentText } from "./moment-text.ts";

type SentRequest = SigningPart["requests"][number];

const VARIANTS: Readonly<Record<string, NoticeVariant>> = {
  pending: "info",
  canceled: "warning",
  signed: "success",
  error: "danger",
};

const FAILURES = [
  "USER_REFUSED",
  "TIMEOUT",
  "TERM_OVER",
  "WRONG_CODE",
  "NOT_REGISTERED",
  "DEVICE",
  "DELIVERY",
  "PROVIDER",
  "CANCELLED",
  "REPLACED",
  "OTHER_WAY",
  "CHANGED",
] as const;

/** How a request to sign stands: one of four states, with its reason (F-364, F-367, F-368). */
export function RequestLine({ request, ofSpouse }: { request: SentRequest; ofSpouse: boolean }) {
  const { t } = useTranslation("signing");
  const text = useText();
  const { way, state, contact, channel, expiresAt, sending } = request;
  const to = contact === null ? "" : channel === "sms" ? formatPhone(contact) : contact;
  const isUnsent = state === "pending" && sending === SendingStatus.failed;
  const words = {
    pending: pendingText(),
    canceled: failureText(),
    signed: t("signedBy"),
    error: failureText(),
  };
  const [known = "error"] = (["pending", "canceled", "signed", "error"] as const).filter((name) => name === state);
  const variant = isUnsent ? "danger" : (VARIANTS[known] ?? "danger");
  return <Notice notice={{ id: `request-${way}`, variant, text: `${t(`ways.${wayName(way)}`)}: ${words[known]}` }} />;

  function pendingText() {
    if (isUnsent) return text(ofSpouse ? "soap:sign.requestFailed.spouse" : "soap:sign.requestFailed.client");
    const name = wayName(way);
    if (sending === SendingStatus.pending && name !== "tablet") return t(`sending.${name}`, { to });
    return t(`pending.${name}`, { to, until: momentText(expiresAt) });
  }

  function failureText() {
    const reason = FAILURES.find((one) => one === request.failure) ?? "PROVIDER";
    if (reason === "DELIVERY")
      return text(ofSpouse ? "soap:sign.requestFailed.spouse" : "soap:sign.requestFailed.client");
    if (reason === "DEVICE" || (way === SignatureType.initiatedTablet && reason === "WRONG_CODE"))
      return text("soap:tablet.failed");
    return t(`failures.${reason}`);
  }
}

/** A way as its texts are called. */
export const wayName = (way: number): "remote" | "tablet" | "cent" =>
  way === SignatureType.initiatedTablet ? "tablet" : way === SignatureType.centTransfer ? "cent" : "remote";
