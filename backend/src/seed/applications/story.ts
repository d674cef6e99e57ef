import { z } from "zod";
import { variantKey } from "../partners/condition-variants.ts";
import { groupKey } from "../partners/goods-groups.ts";
import { userKey } from "../partners/users.ts";
import { clientKey, clientOf, type DemoClient } from "../people/demo-clients.ts";
import { remark } from "../read-data.ts";

/** A catalogue number, or something that is typed because the shop has no catalogue. */
const goodsSchema = z.union([
  z.strictObject({
    number: z.string(),
    quantity: z.int().exactOptional(),
    warrantyYears: z.literal([1, 2, 3]).exactOptional(),
  }),
  z.strictObject({ number: z.string(), title: z.string(), priceCents: z.int(), groupId: groupKey }),
]);

/** Goods of a story. */
export type StoryGoods = z.output<typeof goodsSchema>;

/** Signature types: paper 1, cent transfer 10, e-sign 11, tablet 20, remote 30, remote on a tablet 31. */
const signatureSchema = z.literal([0, 1, 10, 11, 20, 30, 31]);

export type Signature = z.output<typeof signatureSchema>;

/** Busena. */
const statusSchema = z.literal([-1, 0, 1, 2, 3, 4, 7]);

export type StoryStatus = z.output<typeof statusSchema>;

/** One application of the demo. What is absent has its usual value. */
export const storySchema = z.strictObject({
  id: z.int(),
  shows: remark,
  client: clientKey,
  /** Borrows together with the buyer (spouse mode 2). */
  spouse: clientKey.exactOptional(),
  /** Married, but borrows alone (spouse mode 1). */
  borrowsAlone: z.literal(true).exactOptional(),
  /** Log-in name of the seller; the shop is the seller's. */
  seller: userKey,
  /** How many steps of the wizard are filled in; 4, everything before the contract, when absent. */
  steps: z.literal([1, 2, 3]).exactOptional(),
  createdDaysAgo: z.int(),
  /** Time of that day, hh:mm:ss; 10:12:30 when absent. */
  createdTime: z.iso.time().exactOptional(),
  variant: variantKey,
  months: z.int(),
  goods: z.array(goodsSchema).exactOptional(),
  /** Asked sum of an account or a card, in euros. */
  sumEuros: z.number().exactOptional(),
  advanceEuros: z.number().exactOptional(),
  advancePercent: z.number().exactOptional(),
  ownFundsEuros: z.number().exactOptional(),
  transferEuros: z.number().exactOptional(),
  paymentDay: z.int().exactOptional(),
  winterPayments: z.literal(true).exactOptional(),
  insurance: z.literal([1, 2, 3]).exactOptional(),
  household: z.int().exactOptional(),
  status: statusSchema.exactOptional(),
  /** EKreditoBusena. */
  eCredit: z.literal([-1, 0, 1, 2, 3, 4]).exactOptional(),
  contractDaysAgo: z.int().exactOptional(),
  paidOutDaysAgo: z.int().exactOptional(),
  payoutType: z.literal([2, 3, 5, 6, 7]).exactOptional(),
  applicationSignature: signatureSchema.exactOptional(),
  contractSignature: signatureSchema.exactOptional(),
  spouseSignature: signatureSchema.exactOptional(),
  /** The signatures of its columns are begun and given through the provider, with requests and sealed files. */
  sealed: z.literal(true).exactOptional(),
  /** InicijavimasGalimas; allowed (1) when absent. */
  signingAllowed: z.literal([0, 2, 3]).exactOptional(),
  /** DokumentoTipoID; a passport (0) when absent. */
  document: z.literal([1, 2, 3, 4, 5, 6]).exactOptional(),
  hasIncomeCertificate: z.literal(true).exactOptional(),
  comment: z.string().exactOptional(),
  /** Key by which another seller may take the contract over. */
  takeOverKey: z.string().exactOptional(),
  /** No line in the action log (1300). */
  unlogged: z.literal(true).exactOptional(),
  /** The code that an operation on it is refused with although nothing in its data would cause it. */
  scenarioFault: z.int().exactOptional(),
  /** Further wire elements, or other values of the usual ones. */
  wire: z.record(z.string(), z.string()).exactOptional(),
});

/** A person of a story: one of the demo's by key, or one made for the story. */
type StoryPerson = string | DemoClient;

/** A story of the files, or a generated one. */
export interface Story extends Omit<z.output<typeof storySchema>, "client" | "spouse"> {
  readonly client: StoryPerson;
  readonly spouse?: StoryPerson;
}

/** Statuses of a concluded or once concluded contract. */
const CONTRACT_STATUSES: readonly StoryStatus[] = [1, 2, 3, 4, 7];

/** The person that a story names. */
export const personOf = (person: StoryPerson): DemoClient => (typeof person === "string" ? clientOf(person) : person);

/** True when the story has, or once had, a contract. */
export const hasContract = (story: Story): boolean =>
  story.contractDaysAgo !== undefined || CONTRACT_STATUSES.includes(story.status ?? 0);

/** Contracts of the story that name no day were made on the day of the application. */
export const contractDaysAgoOf = (story: Story): number => story.contractDaysAgo ?? story.createdDaysAgo;
