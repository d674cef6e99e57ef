import type { Page } from "playwright/test";
import { prepareApplication } from "./journey-applications.ts";

/** A page of the path, and the status that it answers. */
export type PathPage = { readonly name: string; readonly path: string; readonly status: number };

/** A signed contract of the demo story, in the seller's own shop. */
export const SIGNED_CONTRACT = 1009;

const found = (name: string, path: string): PathPage => ({ name, path, status: 200 });

/** Every page that a user who is logged in can see on the path, over an application ready for its contract and a contract. */
export async function preparePages(page: Page): Promise<readonly PathPage[]> {
  const ready = await prepareApplication(page, "contract");
  const made = await prepareApplication(page, "unsigned");
  return [
    found("news", "/news"),
    found("list", "/applications"),
    found("step 1", "/applications/add"),
    found("step 2", `/applications/add/2/${ready}`),
    found("new good", `/applications/goods/${ready}/new`),
    found("good", `/applications/goods/${ready}/0`),
    found("catalogue", `/applications/catalogue/${ready}`),
    found("step 3", `/applications/edit/${ready}/3`),
    found("step 4", `/applications/edit/${ready}/4`),
    found("step 5", `/applications/edit/${ready}/5`),
    found("schedule", `/applications/schedule/${ready}`),
    found("documents", `/applications/uploads/${ready}`),
    found("own sessions", "/sessions"),
    found("taking over", "/applications/take-over"),
    found("transfer", `/applications/transfer/${ready}`),
    found("action log", `/applications/log/${ready}`),
    found("rejection", `/applications/reject/${made}`),
    found("deletion", `/applications/delete/${ready}`),
    found("unsigned contract", `/applications/edit/${made}/5`),
    found("signed contract", `/applications/edit/${SIGNED_CONTRACT}/5`),
    { name: "unknown path", path: "/no/such", status: 404 },
    { name: "unknown application", path: "/applications/load/99999999", status: 404 },
    { name: "no permission", path: "/permission-denied", status: 403 },
  ];
}
