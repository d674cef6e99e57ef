import type { Reply, Visitor } from "../../support/http-client.ts";

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Text as it was before it was escaped for a page. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&([#\w]+);/g, (all, name: string) => ENTITIES[name] ?? numbered(name) ?? all);

/** The character of `#45`, as the comment for old browsers writes hyphens; null for a name. */
const numbered = (name: string): string | null =>
  /^#\d+$/.test(name) ? String.fromCodePoint(Number(name.slice(1))) : null;

/** The part of a page that is this form: by its id, or by the name of a button or field that only it has. */
export function findForm(html: string, form: string): string | null {
  const parts = html.split("<form").slice(1);
  const own = parts.find(
    (part) => part.includes(` id="${form}"`) || part.split("</form>")[0]?.includes(`name="${form}"`),
  );
  return own?.split("</form>")[0] ?? null;
}

/** Names and values of the hidden fields of a form. @throws when the page does not have it */
export function sealsOf(html: string, form: string): Record<string, string> {
  const own = findForm(html, form);
  if (own === null) throw new Error(`the page has no form ${form}`);
  const hidden = own.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...hidden].map(([, name = "", value = ""]) => [name, unescapeHtml(value)]));
}

/** The hidden fields of a form as this visitor gets them now. */
export async function readSeals(visitor: Visitor, path: string, form: string): Promise<Record<string, string>> {
  return sealsOf((await visitor.get(path)).body, form);
}

/** The value that a text field of a form shows, as it was typed; null without such a field. */
export function shownValue(html: string, form: string, name: string): string | null {
  const own = findForm(html, form) ?? "";
  const input = [...own.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(` name="${name}"`));
  if (input !== undefined) return unescapeHtml(/ value="([^"]*)"/.exec(input)?.[1] ?? "");
  const area = new RegExp(`<textarea[^>]* name="${name.replace(/[.[\]]/g, "\\$&")}"[^>]*>([^<]*)<`).exec(own);
  return area === null ? null : unescapeHtml(area[1] ?? "").replace(/^\n/, "");
}

/** The rows of the summary and of other lists of terms: label → value. */
export const rowsOf = ({ body }: Reply): Map<string, string> =>
  new Map(
    [...body.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label = "", value = ""]) => [
      unescapeHtml(label),
      unescapeHtml(value),
    ]),
  );

/** A page of ours: whole, with its language, without anything of the machine behind it. */
export const isPage = ({ headers, body }: Reply): boolean =>
  headers["content-type"] === "text/html; charset=utf-8" &&
  /<html lang="(?:lt|en)"/.test(body) &&
  body.includes("</html>");

/** Status and place, in one word for a table: `302 /login`, `200`. */
export const verdictOf = ({ status, location }: Reply): string =>
  location === null ? String(status) : `${status} ${location}`;

/** A page without what differs from request to request: numbers, tokens, nonces. Two pages of one shape tell the same. */
export const shapeOf = (html: string): string =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/ (?:value|nonce|href|action)="[^"]*"/g, "")
    .replace(/\d+/g, "0");
