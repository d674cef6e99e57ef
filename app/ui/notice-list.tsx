import { useTranslation } from "react-i18next";
import { Disclosure } from "./disclosure.tsx";
import { Notice, type DismissForm, type NoticeContent, type NoticeVariant } from "./notice.tsx";

/** More than this many at once would push the page away (decision under G06). */
const VISIBLE_NOTICES = 5;

const RANK: Record<NoticeVariant, number> = { danger: 0, warning: 1, info: 2, success: 3 };

type NoticeListProps = { notices: readonly NoticeContent[]; dismiss?: DismissForm | undefined };

/** All notices of the page, the most serious first; the sixth and later fold away. */
export function NoticeList({ notices, dismiss }: NoticeListProps) {
  const { t } = useTranslation("ui");
  const ranked = [...notices].sort((a, b) => RANK[a.variant] - RANK[b.variant]);
  const toNotice = (notice: NoticeContent) => <Notice key={notice.id} notice={notice} dismiss={dismiss} />;
  const more = ranked.slice(VISIBLE_NOTICES);
  return (
    <section aria-label={t("notice.region")} className="notes">
      {ranked.slice(0, VISIBLE_NOTICES).map(toNotice)}
      {more.length > 0 && (
        <Disclosure summary={t("notice.more", { count: more.length })}>{more.map(toNotice)}</Disclosure>
      )}
    </section>
  );
}
