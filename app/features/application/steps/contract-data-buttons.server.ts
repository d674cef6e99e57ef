import { json, redirect } from "@remix-run/node";
import { paths } from "~/paths/paths.ts";
import type { AddressQuery } from "~/services/client-types.ts";
import { saveDraft, type FormEntries } from "~/store/drafts.server.ts";
import { draftKey } from "../application-draft.server.ts";
import type { StepRequest } from "../save-step.server.ts";
import { handOverButtons } from "../hand-over/hand-over-buttons.server.ts";
import { scanButtons } from "../scan/scan-buttons.server.ts";
import { findOnlyAddress, type FoundAddress } from "./address-query.ts";
import { askAddresses } from "./address-suggestions.server.ts";
import { summariseInsured } from "./contract-data-step-data.server.ts";
import type { contractDataSchema } from "./contract-data-step.ts";

type Pressed = StepRequest<ReturnType<typeof contractDataSchema>>;

/**
 * “Find postal code”: what fits the typed city, street and house (F-285). The code of one single hit goes into the draft, and with it the names that were
 * typed in part or not at all, before the page is drawn, so that they stand in their fields without script; with script the answer names them.
 */
export const contractDataButtons = {
  findAddress: async (request: Pressed) => {
    const { form, backend } = request;
    const key = draftKey(request, form.definition.id);
    await saveDraft(key, form.entries);
    const typed = new Map(form.entries);
    const query: AddressQuery = Object.fromEntries(
      (["city", "street", "house"] as const).flatMap((name) => {
        const value = typed.get(`address.${name}`)?.trim() ?? "";
        return value === "" ? [] : [[name, value]];
      }),
    );
    const addresses = await askAddresses(backend, query);
    const found = addresses && findOnlyAddress(addresses, query);
    if (found !== null) await saveDraft(key, withFound(form.entries, found));
    return json({ addresses, found });
  },
  /** To the documents: what was typed waits as a draft. */
  documents: async (request: Pressed) => {
    await saveDraft(draftKey(request, request.form.definition.id), request.form.entries);
    return redirect(paths.applicationUploads(request.application.id), 303);
  },
  live: answerLive,
  ...scanButtons,
  ...handOverButtons,
};

/** While the user types: the form is kept, and the summary follows the chosen insurance (F-281). Findings are left to the fields. */
async function answerLive(request: Pressed) {
  const { form, backend, application } = request;
  await saveDraft(draftKey(request, form.definition.id), form.entries);
  const chosen = new Map(form.entries).get("insurance") ?? "";
  return json({ summary: await summariseInsured(backend, application, chosen) });
}

function withFound(entries: FormEntries, found: Partial<FoundAddress>): FormEntries {
  const filled = Object.entries(found).map(([part, value]) => [`address.${part}`, value] as const);
  return [...entries.filter(([name]) => !filled.some(([field]) => field === name)), ...filled];
}
