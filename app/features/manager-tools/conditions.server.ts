import { contractTypes } from "~/domain/enumerations/contract-type.ts";
import { payoutTypes } from "~/domain/enumerations/payout-type.ts";
import type { Language } from "~/domain/language.ts";
import { formatMoneyInput } from "~/domain/money.ts";
import { formatPercentText } from "~/forms/percent-text.ts";
import { getFixedT } from "~/i18n/i18n.server.ts";
import { lastPlaceOf } from "~/lists/last-place.server.ts";
import { accountPaths } from "~/paths/account-paths.ts";
import { notFoundPage, refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { listAccounts } from "~/services/accounts.server.ts";
import type { ConditionVariant } from "~/services/condition-types.ts";
import { getSellerConditionVariants } from "~/services/conditions.server.ts";
import { codeOf } from "~/services/faults.server.ts";
import { noticeOf } from "~/services/notice.server.ts";

type Params = Readonly<Record<string, string | undefined>>;

const ID_SHAPE = /^\d{1,9}$/;
const PERCENT_DIGITS = 2;

/** What a seller may sell: the variants of the shop with their limits (F-254, F-405); none valid (2140) is said on the page: who reads it is the manager to whom others are sent. */
export async function conditionsPage(portal: Portal, { accountId: text = "" }: Params) {
  const { backend, locale } = portal;
  if (!ID_SHAPE.test(text)) throw notFoundPage();
  const accountId = Number(text);
  const found = await listAccounts(backend, { accountId });
  if (!found.ok) throw refusalPage(found.notice);
  const seller = found.value.rows.find(({ id }) => id === accountId);
  if (seller === undefined) throw refusalPage(noticeOf(codeOf("userNotFound")));
  const conditions = await getSellerConditionVariants(backend, accountId);
  const none = !conditions.ok && conditions.notice.code === codeOf("noConditions");
  if (!conditions.ok && !none) throw refusalPage(conditions.notice);
  const { id, login, firstName, lastName, shopName } = seller;
  const rows = conditions.ok ? conditions.value.variants.map((variant) => toRow(variant, locale)) : [];
  const back = lastPlaceOf(portal, accountPaths.users());
  return { seller: { id, login, name: `${firstName} ${lastName}`, shopName }, rows, back };
}

/** A variant in the words and figures of the page's language. */
function toRow(variant: ConditionVariant, language: Language) {
  const t = getFixedT(language, "manager");
  const money = (cents: number) => formatMoneyInput(cents, language);
  const percent = (text: string | null) => (text === null ? null : formatPercentText(text, language, PERCENT_DIGITS));
  const { sumFromCents, sumToCents } = variant;
  const range = <End extends string | number>(from: End, to: End) =>
    from === to ? String(from) : t("conditions.range", { from, to });
  const word = getFixedT(language, "enumerations");
  const product = contractTypes.labelKey(variant.contractType);
  const payout = payoutTypes.labelKey(variant.payoutType);
  const atLeast = (share: string | null, least: number | null) =>
    least === null || least === 0
      ? percent(share)
      : `${percent(share) ?? ""}, ${t("conditions.minimum", { sum: money(least) })}`;
  return {
    id: variant.id,
    title: variant.title[language],
    product: product === null ? String(variant.contractType) : word(product),
    payout: payout === null ? null : word(payout),
    rate: percent(variant.annualRatePercent),
    contractFee: atLeast(variant.contractFeePercent, variant.contractFeeMinCents),
    monthlyFee: isShare(variant.adminFeePercent)
      ? atLeast(variant.adminFeePercent, variant.adminFeeCents)
      : variant.adminFeeCents === null
        ? null
        : t("conditions.perMonth", { sum: money(variant.adminFeeCents) }),
    duration: range(variant.durationFromMonths, variant.durationToMonths),
    sum: sumFromCents === null || sumToCents === null ? null : range(money(sumFromCents), money(sumToCents)),
    expired: variant.expired,
    promotional: variant.promotional,
    winterPayments: variant.winterPayments,
  };
}

/** Whether a fee is a share of the credit; one of nothing is an amount, which may be nothing too. */
const isShare = (percent: string | null): boolean => percent !== null && Number(percent) !== 0;
