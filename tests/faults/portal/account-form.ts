import type { Visitor } from "../../support/http-client.ts";
import { readSeals, sealsOf, shownValue } from "./page.ts";

export const LIST = "/supervisor/accounts";
export const CREATE = `${LIST}/create`;

/** A new account of the main user's company. */
export const NEW = {
  firstName: "Nauja",
  lastName: "Darbuotoja",
  login: "nauja.p",
  role: "0",
  shop: "102",
  email: "nauja.p@pavyzdys.example",
  phone: "612 34567",
  method: "1",
};

/** Posts a new account. */
export const create = async (by: Visitor, change: Record<string, string> = {}) =>
  by.post(CREATE, { ...(await readSeals(by, CREATE, "account")), saveAccount: "", ...NEW, ...change });

/** The values that the form of an account shows. */
export async function fieldsOf(by: Visitor, path: string): Promise<Record<string, string>> {
  const { body } = await by.get(path);
  const chosen = (name: string) =>
    new RegExp(`name="${name}"[\\s\\S]*?<option value="([^"]*)" selected`).exec(body)?.[1] ?? "";
  const texts = ["firstName", "lastName", "login", "email", "phone"].map((name) => [
    name,
    shownValue(body, "account", name) ?? "",
  ]);
  return {
    ...sealsOf(body, "account"),
    ...Object.fromEntries(texts),
    ...Object.fromEntries(["role", "shop", "method"].map((name) => [name, chosen(name)])),
  };
}
