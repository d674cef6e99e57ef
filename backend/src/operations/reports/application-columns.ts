import { fullNameOf } from "../../accounts/session.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { toAmount, toNumber } from "../../wire/wire-output.ts";
import type { FoundApplication } from "./found-applications.ts";
import { column } from "./report-types.ts";
import { statusWord } from "./report-words.ts";

type Row = FoundApplication;

/** It has no end: its twelve months are only what its APR assumes. */
const CREDIT_CARD = 6;

/** Columns that several reports of applications share. */
export const APPLICATION_COLUMNS = {
  number: column<Row>("Paraiška", "Application", "PARAISKA", ({ id }) => toNumber(id)),
  createdOn: column<Row>("Sukurta", "Created", "DATA", ({ createdAt }) => toBusinessDay(createdAt)),
  contract: column<Row>("Sutarties Nr.", "Contract No.", "TEKSTAS", ({ contractNumber }) => contractNumber),
  contractDate: column<Row>("Sutarties data", "Contract date", "DATA", ({ contractDate }) => contractDate),
  shop: column<Row>("Parduotuvė", "Shop", "TEKSTAS", ({ shopName }) => shopName),
  seller: column<Row>("Pardavėjas", "Seller", "TEKSTAS", ({ sellerFirstName, sellerLastName }) =>
    fullNameOf({ firstName: sellerFirstName, lastName: sellerLastName }),
  ),
  buyer: column<Row>(
    "Pirkėjas",
    "Buyer",
    "TEKSTAS",
    ({ buyerFirstName, buyerLastName }) => [buyerFirstName, buyerLastName].filter(Boolean).join(" ") || null,
  ),
  sum: column<Row>("Suma, €", "Amount, €", "SUMA", ({ sumCents }) => toAmount(sumCents)),
  months: column<Row>("Mėn.", "Months", "SKAICIUS", ({ months, contractType }) =>
    contractType === CREDIT_CARD ? null : toNumber(months),
  ),
  status: column<Row>("Būsena", "Status", "TEKSTAS", ({ status }, language) => statusWord(status, language)),
};
