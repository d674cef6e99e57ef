/** Where on the page of incomes the debt register answers (F-305). */
export const DEBTS_PLACE = "debt-register";
