import { toEditableColumns } from "../../store/application-wire.ts";
import type { applications } from "../../store/schema/applications.ts";
import type { DemoTime } from "../demo-time.ts";
import { DEMO_SHOPS } from "../partners/companies.ts";
import { DEMO_USERS } from "../partners/users.ts";
import type { ContractNumbering } from "./contract-numbering.ts";
import { DEMO_STORIES } from "./demo-stories.ts";
import { contractDaysAgoOf, hasContract, type Story } from "./story.ts";
import { storyWire } from "./story-wire.ts";

/** A row of `applications` as it is inserted. */
export type NewApplication = typeof applications.$inferInsert & { readonly id: number };

/** Time of day of a story that names none. */
const CREATED_AT = "10:12:30";
const CHANGED_AT = "15:40:00";
const PAID_OUT_AT = "12:00:00";

/** Company and shop of a story: those of its seller. */
function placeOf(story: Story): { readonly companyId: number; readonly shopId: number } {
  const shopId = DEMO_USERS.find(({ id }) => id === story.seller)?.shop;
  const shop = DEMO_SHOPS.find(({ id }) => id === shopId);
  if (shop === undefined) throw new RangeError(`Story ${story.id} has a seller without a shop.`);
  return { companyId: shop.companyId, shopId: shop.id };
}

function contractColumns(story: Story, time: DemoTime, numbering: ContractNumbering) {
  if (!hasContract(story)) return {};
  const contractDate = time.dayBefore(contractDaysAgoOf(story));
  return { contractDate, contractNumber: numbering.next(contractDate) };
}

/** Moment of the latest change of a story, not before it was made. */
function changedAt(story: Story, createdAt: Date, time: DemoTime): Date {
  const day = story.paidOutDaysAgo ?? (hasContract(story) ? contractDaysAgoOf(story) : story.createdDaysAgo);
  const changed = time.momentBefore(day, CHANGED_AT);
  return changed > createdAt ? changed : createdAt;
}

const UNSIGNED = { status: 1, eCreditState: 0, applicationSignature: 0, contractSignature: 0 };

/** Columns of a story before its signatures, which are begun and given afterwards (`signed-story.ts`). */
const beforeSigning = ({ sealed }: Story) => (sealed === true ? UNSIGNED : {});

/** The row of a story; a contract takes the next number of its year. */
export function toStoryRow(story: Story, time: DemoTime, numbering: ContractNumbering): NewApplication {
  const place = placeOf(story);
  const createdAt = time.momentBefore(story.createdDaysAgo, story.createdTime ?? CREATED_AT);
  return {
    ...toEditableColumns(storyWire(story, place.companyId, time)),
    ...place,
    id: story.id,
    sellerId: story.seller,
    status: story.status ?? 0,
    createdAt,
    updatedAt: changedAt(story, createdAt, time),
    ...contractColumns(story, time, numbering),
    applicationSignature: story.applicationSignature ?? 0,
    contractSignature: story.contractSignature ?? 0,
    spouseContractSignature: story.spouse === undefined ? null : (story.spouseSignature ?? 0),
    eCreditState: story.eCredit ?? -1,
    paidOutAt: story.paidOutDaysAgo === undefined ? null : time.momentBefore(story.paidOutDaysAgo, PAID_OUT_AT),
    signingAllowed: story.signingAllowed ?? 1,
    takeOverKey: story.takeOverKey ?? null,
    ...beforeSigning(story),
  };
}

/** The hand-made applications as rows, contracts numbered by their day. */
export function toStoryRows(time: DemoTime, numbering: ContractNumbering): NewApplication[] {
  const byContractDay = [...DEMO_STORIES].sort(
    (one, other) => contractDaysAgoOf(other) - contractDaysAgoOf(one) || one.id - other.id,
  );
  return byContractDay.map((story) => toStoryRow(story, time, numbering));
}
