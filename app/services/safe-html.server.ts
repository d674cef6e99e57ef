import sanitizeHtml from "sanitize-html";

/** HTML that was sanitised here. The same brand as in `~/ui/safe-html.tsx`, the only place that draws it. */
export type SafeHtml = string & { readonly __brand: "SafeHtml" };

/** Longer messages are cut before they are parsed: parsing is what costs (R-H3). */
const HTML_MAX_CHARACTERS = 20_480;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ["b", "strong", "i", "em", "u", "br", "p", "ul", "ol", "li", "span", "a", "small"],
  allowedAttributes: { a: ["href", "target", "rel"] },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nestingLimit: 20,
  transformTags: {
    a: (_tag, { href = "" }) => ({
      ...(isLink(href)
        ? { tagName: "a", attribs: { href, target: "_blank", rel: "noopener noreferrer" } }
        : // Discarded as any other: its words stay, and nothing is left to click on where nothing would happen.
          { tagName: "link-without-address", attribs: {} }),
    }),
  },
};

/** A full address only (R-H1): a message does not know our pages, and one of them logs out its reader. */
const isLink = (href: string): boolean => /^(?:https?:\/\/|mailto:|tel:)/i.test(href.trim());

/**
 * Keeps the few inline elements that messages of the back end use; links open in a new tab without a referrer
 * (R-H1 to R-H3, F-120).
 */
export const sanitiseHtml = (html: string): SafeHtml => clean(clean(html.slice(0, HTML_MAX_CHARACTERS))) as SafeHtml;

/** A dropped element can leave its neighbours nested as no browser nests them (a link in a link); cleaning its own result sets that right. */
const clean = (html: string): string => sanitizeHtml(html, OPTIONS);

const BREAKS = /<\/(?:p|li)>|<br ?\/?>|<[uo]l>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** The words of a message for a file, where no HTML is read: its paragraphs and items on lines of their own. */
export const plainTextOf = (html: SafeHtml): string =>
  sanitizeHtml(html.replace(BREAKS, "$&\n"), { allowedTags: [] })
    .replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
