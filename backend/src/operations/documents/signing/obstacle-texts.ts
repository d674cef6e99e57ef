import type { Obstacle } from "../../../signing/obstacles.ts";

/** What a caller reads who begins a closed way all the same; the portal says it beside the way in its own words. */
const TEXTS: Readonly<Record<Exclude<Obstacle, "SIGNED" | "STATUS" | "CONTRACT_FIRST" | "SPOUSE_CREDIT">, string>> = {
  CONTRACT_TYPE: "Šios sutarties rūšies nuotoliniu būdu pasirašyti negalima.",
  FORBIDDEN: "Šios paraiškos pasirašymo pradėti negalima.",
  DOCUMENTS: "Pirmiausia prisekite asmens dokumentų kopijas.",
  NOT_E_SIGNED: "Pirmiausia paraiška turi būti pasirašyta elektroniniu būdu.",
  APPLICATION_FIRST: "Pirmiausia turi būti pasirašyta paraiška.",
  COPIES: "Pasirašyti planšetėje galima tik prisegus asmens dokumentų kopijas.",
  TERM_OVER: "Sutarties pasirašyti nebegalima: pirmosios įmokos diena jau praėjo.",
};

export const describeObstacle = (obstacle: keyof typeof TEXTS): string => TEXTS[obstacle];
