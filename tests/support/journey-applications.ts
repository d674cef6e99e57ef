import type { APIResponse, Page } from "playwright/test";
import type { JourneyLanguage } from "./browser.ts";
import type { FormValues } from "./journey-forms.ts";
import { DEMO_PASSWORD } from "./demo-session.ts";
import { asNewcomer, CONTRACT_DATA, EMILIJA, FORMS, GOOD, HOUSEHOLD, SELLER, TERMS } from "./journey-steps.ts";

/** How far an application is brought: its first page that still waits, or a contract without signatures. */
export type Stage = "credit" | "terms" | "household" | "contractData" | "contract" | "unsigned";

/**
 * A form as a page hands it out: where it was read, and its hidden fields. Forms are read and posted here as a browser
 * without script does it, without drawing a page; the browser's cookies are used.
 */
export type OpenedForm = { readonly url: string; readonly seals: FormValues };

/** Logs in without drawing the page. */
export async function logInDirectly(page: Page, login = SELLER, language: JourneyLanguage = "lt"): Promise<void> {
  const form = await openForm(page, `/login?lang=${language}`, FORMS.login);
  await leadsOn(await sendForm(page, form, { username: login, password: DEMO_PASSWORD, login: "" }));
}

/** Brings a new application of the user who is logged in to a stage. @returns its number; the open page stays as it is */
export async function prepareApplication(page: Page, stage: Stage, buyer: FormValues = EMILIJA): Promise<number> {
  const started = await postForm(page, "/applications/add", FORMS.buyer, {
    productType: "3",
    ...asNewcomer(buyer),
    continue: "",
  });
  const id = Number(/\/applications\/add\/2\/(\d+)$/.exec(started)?.[1]);
  const { phone = "", email = "" } = buyer;
  const posts: [Stage, path: string, form: string, values: FormValues][] = [
    [
      "credit",
      `/applications/goods/${id}/new`,
      FORMS.good,
      { quantity: "1", ...GOOD, priceCents: "900", continue: "" },
    ],
    ["terms", `/applications/add/2/${id}`, FORMS.credit, { "advance.type": "0", ...TERMS, continue: "" }],
    ["household", `/applications/edit/${id}/3`, FORMS.household, { ...HOUSEHOLD, continue: "" }],
    [
      "contractData",
      `/applications/edit/${id}/4`,
      FORMS.contractData,
      { phone, email, ...CONTRACT_DATA, continue: "" },
    ],
    ["contract", `/applications/edit/${id}/5`, "makeContract", { makeContract: "" }],
  ];
  for (const [waiting, path, form, values] of posts) {
    if (waiting === stage) break;
    await postForm(page, path, form, values);
  }
  return id;
}

/** Posts a form of a page; the answer must lead on. @returns where it leads */
export async function postForm(page: Page, path: string, form: string, values: FormValues): Promise<string> {
  return leadsOn(await sendForm(page, await openForm(page, path, form), values));
}

/** Posts values with the seals of an opened form; the answer is taken as it is. */
export function sendForm(page: Page, { url, seals }: OpenedForm, values: FormValues): Promise<APIResponse> {
  const posted = Object.entries({ ...seals, ...values }).filter(([, value]) => value !== false);
  const form = Object.fromEntries(posted.map(([name, value]) => [name, value === true ? "on" : value]));
  return page.request.post(url, { form, headers: { Origin: new URL(url).origin }, maxRedirects: 0 });
}

/** Reads a page and the hidden fields of one of its forms. @param form the form's id, or the name of a button that only it has */
export async function openForm(page: Page, path: string, form: string): Promise<OpenedForm> {
  const answer = await page.request.get(path);
  const forms = (await answer.text()).split("<form").slice(1);
  const own = forms.find((part) => part.includes(` id="${form}"`) || part.includes(` name="${form}"`));
  if (own === undefined) throw new Error(`${answer.url()} (${answer.status()}) has no form ${form}`);
  const inputs = own.split("</form>")[0]?.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g) ?? [];
  return { url: answer.url(), seals: Object.fromEntries([...inputs].map(([, name, value]) => [name, value ?? ""])) };
}

async function leadsOn(answer: APIResponse): Promise<string> {
  const { location } = answer.headers();
  if (location !== undefined) return location;
  const findings = [...(await answer.text()).matchAll(/class="err"[^>]*>(.*?)<\/p>/gs)].map(([, text]) =>
    text?.replace(/<[^>]+>/g, ""),
  );
  throw new Error(`${answer.url()} was refused with ${answer.status()}: ${findings.join("; ")}`);
}
