/** A4 in points, measured from the lower left corner. */
export const PAGE_WIDTH = 595.28;
export const PAGE_HEIGHT = 841.89;

const MARGIN_LEFT = 51;
const MARGIN_RIGHT = 51;

export const CONTENT_LEFT = MARGIN_LEFT;
export const CONTENT_RIGHT = PAGE_WIDTH - MARGIN_RIGHT;
export const CONTENT_WIDTH = CONTENT_RIGHT - CONTENT_LEFT;

/** Where the text of a page begins and ends; above is the header, below the footer. */
export const CONTENT_TOP = PAGE_HEIGHT - 68;
export const CONTENT_BOTTOM = 58;
export const CONTENT_HEIGHT = CONTENT_TOP - CONTENT_BOTTOM;
