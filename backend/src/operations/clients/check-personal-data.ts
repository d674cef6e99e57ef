import { z } from "zod";
import { answer, refusal } from "../../wire/answer.ts";
import { checkPerson } from "../../applications/person-check.ts";
import { operation, STAFF } from "../call/operation.ts";
import { textInput } from "../../wire/wire-input.ts";

/** Name of a client by personal code; 1030 new client, 1031 bad code, 1032 not served (F-204 to F-207, F-484). */
export const checkPersonalData = operation(
  STAFF,
  z.object({ AsmensKodas: textInput(30) }),
  async (context, _session, input) => {
    const check = await checkPerson(context.db, context, input.AsmensKodas);
    if ("code" in check) return refusal(check.code);
    return answer({ Vardas: check.client.firstName, Pavarde: check.client.lastName });
  },
);
