import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { suggestWhileTyping } from "~/features/application/steps/address-suggestions.server.ts";

/** Addresses that fit what is being typed, asked for by the script of step 4 (F-285). */
export async function loader({ request }: LoaderFunctionArgs) {
  const addresses = await suggestWhileTyping(request);
  return addresses === null ? json(null, { status: 401 }) : json({ addresses });
}
