/** The notes that stand above pages until they are put away; posted as field `note`. */
export const BROWSER_WARNING = "browser";
export const UPDATE_NOTE = "update";
