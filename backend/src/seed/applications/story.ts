import { DEMO_CLIENTS, type ClientKey, type DemoClient } from "../people/demo-clients.ts";

/** Goods of a story: a catalogue number, or something that is typed because the shop has no catalogue. */
export type StoryGoods =
  | { readonly number: string; readonly quantity?: number; readonly warrantyYears?: 1 | 2 | 3 }
  | { readonly number: string; readonly title: string; readonly priceCents: number; readonly groupId: number };

/** Signature types: paper 1, cent transfer 10, e-sign 11, tablet 20, remote 30, remote on a tablet 31. */
export type Signature = 0 | 1 | 10 | 11 | 20 | 30 | 31;

/** Busena. */
export type StoryStatus = -1 | 0 | 1 | 2 | 3 | 4 | 7;

/** EKreditoBusena. */
export type StoryECredit = -1 | 0 | 1 | 2 | 3 | 4;

/** A person of a story: one of the demo's, or one made for the story. */
export type StoryPerson = ClientKey | DemoClient;

/** One application of the demo (demo-data 6). What is absent has its usual value. */
export interface Story {
  readonly id: number;
  readonly client: StoryPerson;
  /** Borrows together with the buyer (spouse mode 2). */
  readonly spouse?: StoryPerson;
  /** Married, but borrows alone (spouse mode 1). */
  readonly borrowsAlone?: true;
  /** Number of the seller; the shop is the seller's. */
  readonly seller: number;
  /** How many steps of the wizard are filled in; 4, everything before the contract, when absent. */
  readonly steps?: 1 | 2 | 3;
  readonly createdDaysAgo: number;
  /** Time of that day, hh:mm:ss; 10:12:30 when absent. */
  readonly createdTime?: string;
  readonly variant: number;
  readonly months: number;
  readonly goods?: readonly StoryGoods[];
  /** Asked sum of an account or a card, in euros. */
  readonly sumEuros?: number;
  readonly advanceEuros?: number;
  readonly advancePercent?: number;
  readonly ownFundsEuros?: number;
  readonly transferEuros?: number;
  readonly paymentDay?: number;
  readonly winterPayments?: true;
  readonly insurance?: 1 | 2 | 3;
  readonly household?: number;
  readonly status?: StoryStatus;
  readonly eCredit?: StoryECredit;
  readonly contractDaysAgo?: number;
  readonly paidOutDaysAgo?: number;
  readonly payoutType?: 2 | 3 | 5 | 6 | 7;
  readonly applicationSignature?: Signature;
  readonly contractSignature?: Signature;
  readonly spouseSignature?: Signature;
  /** InicijavimasGalimas; allowed (1) when absent. */
  readonly signingAllowed?: 0 | 2 | 3;
  /** DokumentoTipoID; a passport (0) when absent. */
  readonly document?: 1 | 2 | 3 | 4 | 5 | 6;
  readonly hasIncomeCertificate?: true;
  readonly comment?: string;
  readonly takeOverKey?: string;
  /** No line in the action log (1300). */
  readonly unlogged?: true;
  /** Further wire elements, or other values of the usual ones. */
  readonly wire?: Readonly<Record<string, string>>;
}

/** Statuses of a concluded or once concluded contract. */
const CONTRACT_STATUSES: readonly StoryStatus[] = [1, 2, 3, 4, 7];

/** The person that a story names. */
export const personOf = (person: StoryPerson): DemoClient =>
  typeof person === "string" ? DEMO_CLIENTS[person] : person;

/** True when the story has, or once had, a contract. */
export const hasContract = (story: Story): boolean =>
  story.contractDaysAgo !== undefined || CONTRACT_STATUSES.includes(story.status ?? 0);
