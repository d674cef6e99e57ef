import { z } from "zod";
import { findValuation } from "../../applications/find-valuation.ts";
import { answer, refusal } from "../../wire/answer.ts";
import { numberInput } from "../../wire/wire-input.ts";
import { operation, STAFF } from "../call/operation.ts";
import { readRatings } from "./wire-rating.ts";

/** One rating; 1900 for one that does not exist for the caller (F-383). */
export const getValuation = operation(
  STAFF,
  z.object({ VertinimoID: numberInput }),
  async (context, session, { VertinimoID: id }) => {
    const found = await findValuation(context.db, session, id);
    if (found === null) return refusal(1900);
    const [Vertinimas] = await readRatings(context.db, session, [id]);
    return answer({ Vertinimas });
  },
);
