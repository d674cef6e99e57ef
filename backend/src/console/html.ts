const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for any place in HTML, attributes among them. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");

/** The portal's colours and measures (`app/styles/tokens.css`), so that a visitor of the demo stays in one house. */
const STYLE = [
  ":root{--ink:#14213d;--text:#1b2438;--muted:#556074;--accent:#0b6e4f;--dark:#07523a;--ground:#f3f5f9;--line:#d5d9e0;--field:#7f899b}",
  "*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,'Segoe UI',Arial,sans-serif}",
  "nav{display:flex;flex-wrap:wrap;padding:0 1.5rem;background:var(--ink)}nav a{padding:.75rem 1rem;color:#fff;text-decoration:none}",
  "nav a:hover{text-decoration:underline}nav [aria-current]{box-shadow:inset 0 -3px #f2a900;font-weight:600}",
  "main{max-width:60rem;margin:0 auto;padding:1.5rem}h1,h2{color:var(--ink);line-height:1.25}h1{font-size:1.625rem}h2{margin:1.5rem 0 .25rem;font-size:1.125rem}",
  "a{color:var(--accent)}p{margin:.5rem 0}dt{font-weight:600}dd{margin:0 0 .5rem}.facts{margin:0;color:var(--muted);font-size:.875rem}",
  "input,select,button{max-width:100%;min-height:2.5rem;padding:.35rem .6rem;border:1px solid var(--field);border-radius:4px;background:#fff;font:inherit}",
  "label input,label select{display:block;min-width:12rem}button{border-color:var(--accent);background:var(--accent);color:#fff;font-weight:600;cursor:pointer}",
  "button:hover{background:var(--dark)}:focus{outline:3px solid #f2a900;box-shadow:0 0 0 5px var(--ink)}",
  ".fields{display:flex;flex-wrap:wrap;column-gap:1.5rem}iframe{max-width:100%;border:1px solid var(--field);background:#fff}",
  "pre{margin:.5rem 0 0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}",
  "article{margin:0 0 1rem;padding:1rem 1.25rem;border:1px solid var(--line);border-radius:4px;background:#fff}article h2{margin:0}",
  ".sms pre{display:inline-block;max-width:28rem;padding:.625rem 1rem;border-radius:1rem 1rem 1rem .25rem;background:#e6f4ea}",
  ".code{float:right;margin:0 0 .5rem 1rem;padding:.25rem 1rem;border:2px solid var(--accent);border-radius:4px;color:var(--ink);font-size:2rem;font-weight:700;letter-spacing:.15em;user-select:all}",
].join("");

/** A page as it is sent. */
export interface ConsolePage {
  readonly type: "text/html" | "application/json";
  readonly body: string;
  /** In place of the console's own. */
  readonly contentSecurityPolicy?: string;
}

/** Where a posted form leads. */
export interface ConsoleRedirect {
  readonly to: string;
}

const PLACES = [
  ["/outbox", "Outbox"],
  ["/clock", "Clock"],
  ["/scenarios", "Scenarios"],
  ["/partner", "Partner"],
] as const;

/** The ways through the console; the page that is open is marked. */
const navigation = (title: string): string =>
  PLACES.map(([to, name]) => {
    const current = title.startsWith(name) ? ' aria-current="page"' : "";
    return `<a href="${to}"${current}>${name}</a>`;
  }).join("");

const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeText(title)}</title>` +
  `<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body>` +
  `<nav>${navigation(title)}</nav><main><h1>${escapeText(title)}</h1>${content}</main></body></html>`;

/** A whole page of the console. @param content HTML */
export const html = (title: string, content: string): ConsolePage => ({
  type: "text/html",
  body: page(title, content),
});
