/** In step 3: which changed sum its page has told, in cents. Another one is still to be told (F-265). */
export const SUM_SEEN_FIELD = "sumSeen";
