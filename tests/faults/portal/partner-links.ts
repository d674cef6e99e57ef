import { DEMO_PASSWORD, digestOf } from "../../support/demo-session.ts";
import { encodeForm, type Reply, type Visitor } from "../../support/http-client.ts";
import { unescapeHtml } from "./page.ts";

export const HASH = digestOf(DEMO_PASSWORD);

/** A person who clicks a link on a partner's page, as current browsers tell it. */
export const CLICKED = {
  "Sec-Fetch-Site": "cross-site",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Dest": "document",
  "Sec-Fetch-User": "?1",
  Referer: "https://partner.example/",
};

export const LINK_PATHS = ["/login/url", "/login/url_full"] as const;
export type LinkPath = (typeof LINK_PATHS)[number];

/** A partner's link. */
export const linkTo = (path: LinkPath, u: string, { p = HASH, r = "news" }: { p?: string; r?: string } = {}): string =>
  `${path}?${encodeForm({ u, p, r })}`;

/** What the page after a link says: its status, and its alert as text. */
export interface Told {
  status: number;
  alert: string | null;
}

/** The text of the page's alert with its mark-up; null when it has none. */
/** Sign, label and reference number of a notice; what is left is its text. */
const BESIDE_THE_TEXT =
  /<span[^>]*>[\s\S]*?<\/span>|<b>Klaida: <\/b>|<b>Error: <\/b>|<p class="note">(?:Klaidos numeris|Error number) \w+<\/p>|<\/?div>/g;

export function alertOf({ body }: Reply): string | null {
  const alert = /<div class="note-box[^>]*role="alert"[^>]*>([\s\S]*?)<\/div><\/div>/.exec(body)?.[1];
  return alert === undefined
    ? null
    : unescapeHtml(alert.replaceAll("<!-- -->", "").replace(BESIDE_THE_TEXT, "").trim());
}

/** Follows a link that is refused to its clean page. */
export async function refusedBy(browser: Visitor, link: string): Promise<Told> {
  const answer = await browser.get(link, CLICKED);
  if (answer.status !== 303 || answer.location === null) throw new Error(`${link} answered ${answer.status}`);
  const page = await browser.get(answer.location);
  return { status: page.status, alert: alertOf(page) };
}
