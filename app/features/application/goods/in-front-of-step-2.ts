/** Goods are typed and chosen in front of step 2, at its list of goods; without script on pages of their own (F-232). */
export const IN_FRONT_OF_STEP_2 = { of: "routes/application-credit/route", at: "credit-goods" };
