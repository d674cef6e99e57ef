import { json } from "@remix-run/node";
import { saveDraft } from "~/session/drafts.server.ts";
import { draftKey } from "../application-draft.server.ts";
import type { StepRequest } from "../save-step.server.ts";
import { findAddresses } from "./address-suggestions.server.ts";
import type { contractDataSchema } from "./contract-data-step.ts";

type Request = StepRequest<ReturnType<typeof contractDataSchema>>;

/** “Find postal code”: what fits the typed city, street and house; one single hit is filled in at once (F-285). */
export const contractDataButtons = {
  findAddress: async (request: Request) => {
    const { form, backend, step } = request;
    await saveDraft(draftKey(request, step.formId), form.entries);
    const typed = new Map(form.entries);
    const query = Object.fromEntries(
      (["city", "street", "house"] as const).flatMap((name) => {
        const value = typed.get(`address.${name}`)?.trim() ?? "";
        return value === "" ? [] : [[name, value]];
      }),
    );
    return json({ addresses: await findAddresses(backend, query) });
  },
};
