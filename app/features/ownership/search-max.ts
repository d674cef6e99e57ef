/** Longest search for a seller: a name with a shop. */
export const SEARCH_MAX = 60;
