import { useTranslation } from "react-i18next";
import { toNoticeContent } from "../../../app/features/shell/notice-content.ts";
import { toLanguage } from "../../../app/i18n/language.ts";
import { useText } from "../../../app/i18n/use-text.ts";
import { toNotice, type NewNotice } from "../../../app/notices/notice-record.ts";
import { TitleRow } from "../../../app/ui/title-row.tsx";
import { SellerFrame } from "./frames.tsx";

/** One of each type, variant and shape (F-111 to F-121); more than five, so that the rest folds away. */
const NOTICES: readonly NewNotice[] = [
  {
    text: { lt: "Laba diena! Linkime sklandžios darbo dienos.", en: "Hello! Have a smooth working day." },
    variant: "info",
    type: "greeting",
  },
  { text: { key: "soap:success.applicationSaved", params: { number: 100248 } }, variant: "success" },
  {
    text: {
      html: {
        lt: "<ul><li>Refinansuojama 1 600,00 €.</li><li>Mėnesio įmoka sumažėjo.</li></ul>",
        en: "<ul><li>€1,600.00 is refinanced.</li><li>The monthly payment went down.</li></ul>",
      },
    },
    heading: { key: "soap:success.savedWithOffers", params: { n: 3 } },
    variant: "success",
    type: "soap",
    code: 1802,
    collapsed: true,
  },
  {
    text: { key: "soap:2000" },
    variant: "danger",
    type: "soap",
    code: 2000,
    reference: "3f2a91bc",
  },
  {
    text: { key: "soap:unknown", params: { message: "Riba <b>viršyta</b> & „A“", code: 4711 } },
    variant: "danger",
    type: "soap",
    code: 4711,
    reference: "81c0d2e7",
  },
  { text: { html: { key: "soap:1005" } }, variant: "danger", type: "soap", code: 1005 },
  {
    text: { key: "soap:1065" },
    variant: "danger",
    type: "soap",
    code: 1065,
    link: { to: "/applications/load/100248", label: "application:contract.open" },
  },
  {
    text: {
      lt: "Iki mėnesio pabaigos patvirtinkite savo darbuotojų įgaliojimus.",
      en: "Confirm the warrants of your staff by the end of the month.",
    },
    detail: {
      lt: "Nepatvirtinti darbuotojai prisijungti negalės.",
      en: "Staff who are not confirmed will not be able to log in.",
    },
    variant: "warning",
    type: "attention",
    unique: true,
  },
  {
    text: { key: "soap:session.expired" },
    sessionTimeout: 30,
    variant: "danger",
    type: "sessionExpired",
    unique: true,
  },
];

export function NoticesPage() {
  const translate = useText();
  const language = toLanguage(useTranslation().i18n.language);
  const notices = NOTICES.map((added, at) => toNoticeContent(toNotice(added, `n${at}`), { language, translate }));
  return (
    <SellerFrame notices={notices}>
      <TitleRow title={translate("ui:notice.region")} />
    </SellerFrame>
  );
}
