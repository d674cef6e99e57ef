/** Where the page of step 4 speaks of the buyer's own telephone. */
export const HAND_OVER_PLACE = "hand-over";
