import { json } from "@remix-run/node";
import type { AddressSuggestion } from "~/services/client-types.ts";
import { saveDraft, type FormEntries } from "~/session/drafts.server.ts";
import { draftKey } from "../application-draft.server.ts";
import type { StepRequest } from "../save-step.server.ts";
import { findAddresses } from "./address-suggestions.server.ts";
import type { contractDataSchema } from "./contract-data-step.ts";

type Request = StepRequest<ReturnType<typeof contractDataSchema>>;

const POSTAL_CODE = "address.postalCode";

/**
 * “Find postal code”: what fits the typed city, street and house (F-285). The code of one single hit goes into the draft
 * before the page is drawn, so that it stands in its field without script; with script the answer names it.
 */
export const contractDataButtons = {
  findAddress: async (request: Request) => {
    const { form, backend, step } = request;
    const key = draftKey(request, step.formId);
    await saveDraft(key, form.entries);
    const typed = new Map(form.entries);
    const query = Object.fromEntries(
      (["city", "street", "house"] as const).flatMap((name) => {
        const value = typed.get(`address.${name}`)?.trim() ?? "";
        return value === "" ? [] : [[name, value]];
      }),
    );
    const addresses = await findAddresses(backend, query);
    const postalCode = findOnlyCode(addresses);
    if (postalCode !== null) await saveDraft(key, withPostalCode(form.entries, postalCode));
    return json({ addresses, postalCode });
  },
};

const findOnlyCode = ([first, ...others]: readonly AddressSuggestion[]): string | null =>
  others.length > 0 ? null : (first?.postalCode ?? null);

const withPostalCode = (entries: FormEntries, postalCode: string): FormEntries => [
  ...entries.filter(([name]) => name !== POSTAL_CODE),
  [POSTAL_CODE, postalCode],
];
