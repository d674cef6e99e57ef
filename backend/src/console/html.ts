const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for any place in HTML, attributes among them. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");

const STYLE =
  "body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#16213a}" +
  "a{color:#0b6e4f}nav a{margin-right:1rem}h2{margin-top:2rem}" +
  "input,select,button{font:inherit;padding:.35rem .6rem;box-sizing:border-box;max-width:100%;border:1px solid #76819a}" +
  "label input,label select{display:block;min-width:12rem}button{background:#0b6e4f;color:#fff;border:0;cursor:pointer}" +
  ".fields{display:flex;flex-wrap:wrap;column-gap:1.5rem}.fields p{margin:.5rem 0}iframe{max-width:100%;border:1px solid #76819a}" +
  "pre{white-space:pre-wrap;background:#f3f3f3;padding:.5rem}" +
  "article{border-top:1px solid #999;padding:.5rem 0}dt{font-weight:bold}dd{margin:0 0 .5rem}";

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

const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeText(title)}</title>` +
  `<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body>` +
  `<nav><a href="/outbox">Outbox</a><a href="/clock">Clock</a><a href="/scenarios">Scenarios</a><a href="/partner">Partner</a></nav>` +
  `<h1>${escapeText(title)}</h1>${content}</body></html>`;

/** A whole page of the console. @param content HTML */
export const html = (title: string, content: string): ConsolePage => ({
  type: "text/html",
  body: page(title, content),
});
