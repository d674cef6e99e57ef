import { parseIban, parseLithuanianIban } from "../../rules/iban.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { textOf } from "../../store/application-wire.ts";
import type { WireRecord } from "../../store/wire-record.ts";

/** Accounts that are well formed but closed, as the payment system reports them. */
const CLOSED_ACCOUNTS: readonly string[] = ["LT121000011101001000"];

/** The account elements to save, and whether some number was refused. */
export interface CheckedAccounts {
  readonly elements: WireRecord;
  readonly isRefused: boolean;
}

interface Account {
  readonly element: string;
  readonly iban: string | null;
  readonly previous: string;
}

function findPayable(parsed: ReturnType<typeof parseIban>): string | null {
  return parsed.isValid && !CLOSED_ACCOUNTS.includes(parsed.iban) ? parsed.iban : null;
}

/**
 * Checks the account numbers that an application gives (F-189, F-273, F-274): a payable one is saved without spaces, a
 * refused one leaves the number of before.
 */
export function checkAccounts(application: WireRecord, row: ApplicationRow): CheckedAccounts {
  const own = textOf(application, "SaskaitosNr");
  const creditor = textOf(application, "PapildomaSaskaita");
  const accounts: Account[] = [
    ...(own === ""
      ? []
      : [{ element: "SaskaitosNr", iban: findPayable(parseLithuanianIban(own)), previous: row.accountNumber ?? "" }]),
    ...(creditor === ""
      ? []
      : [
          {
            element: "PapildomaSaskaita",
            iban: findPayable(parseIban(creditor)),
            previous: row.additionalAccount ?? "",
          },
        ]),
  ];
  return {
    elements: Object.fromEntries(accounts.map(({ element, iban, previous }) => [element, iban ?? previous])),
    isRefused: accounts.some(({ iban }) => iban === null),
  };
}
