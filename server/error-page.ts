import { ERROR_TEXTS, HOME_TEXT, NUMBER_TEXT, type ErrorText, type PageLanguage } from "./error-texts.ts";

/** A page that says more than its status does, and leads back to a path of this portal. */
export interface OwnPage {
  textIn: (language: PageLanguage) => ErrorText;
  backTo: string;
}

/** Internet Explorer shows its own page instead of a shorter one. */
const LEAST_BYTES = 513;

/** The page's language: what the `lang` cookie says, Lithuanian otherwise. */
export const pageLanguage = (cookies: string | undefined): PageLanguage =>
  /(?:^|;\s*)lang=en(?:;|$)/.test(cookies ?? "") ? "en" : "lt";

/** A whole page for a status that the guard answers itself: plain HTML without style and script, readable by everything. */
export function errorPage(status: number, language: PageLanguage, requestId: string, own?: OwnPage): string {
  const { title, text, back = HOME_TEXT[language] } = own?.textIn(language) ?? textOf(status, language);
  const page = `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${own?.backTo ?? "/"}">${back}</a></p>
<p><small>${status} · ${NUMBER_TEXT[language]}: ${requestId}</small></p>
</main>
</body>
</html>
`;
  const missing = LEAST_BYTES - Buffer.byteLength(page);
  return missing > 0 ? `${page}<!--${" ".repeat(missing)}-->\n` : page;
}

const textOf = (status: number, language: PageLanguage): ErrorText =>
  ERROR_TEXTS[language][status] ?? ERROR_TEXTS[language][500] ?? { title: "", text: "" };
