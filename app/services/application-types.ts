import type { BackendNotice } from "./refusal.ts";
import type { credit, insurance, ReceivedApplication } from "./wire/applications.ts";
import type { SavedGoodsLine } from "./wire/application-goods.ts";
import type { ValueOf } from "./wire/parts.ts";
import type { addressOf, spouse } from "./wire/persons.ts";

export type Address = ValueOf<ReturnType<typeof addressOf>>;

/** Who borrows with the buyer; all null where no spouse does. */
export type Spouse = ValueOf<typeof spouse>;

export type Credit = ValueOf<typeof credit>;

export type Insurance = ValueOf<typeof insurance>;

/** A goods line of a saved application; keep `asReceived` when a loaded line is edited. */
export type ApplicationGoodsLine = SavedGoodsLine;

/** An application or contract, Paraiska (F-537 to F-547). */
export type Application = ReceivedApplication;

/** What saving gave. */
export type SavedApplication = {
  applicationId: number;
  version: string | null;
  /** Code 1100: everything is saved but the bank account number; the text belongs to its field (F-189, C20). */
  accountRefused: BackendNotice | null;
  /** The consent was signed, or could be, in other words: it is to be signed again. */
  consentOutdated: boolean;
};
