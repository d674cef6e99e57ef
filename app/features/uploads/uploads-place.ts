/** The card of uploaded documents; the question before one is deleted stands in front of it (F-332). */
export const UPLOADS_CARD = "uploads-list";

/** Why nothing can be deleted now. */
export const UPLOADS_HELD = "uploads-held";

/** Where that question leads back to. */
export const IN_FRONT_OF_UPLOADS = { of: "routes/application-uploads/route", at: UPLOADS_CARD };
