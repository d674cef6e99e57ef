/** The citizenship of a buyer, or a spouse, of whom nothing else is said (F-216). */
export const HOME_COUNTRY = "LTU";
