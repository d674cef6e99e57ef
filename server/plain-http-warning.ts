import http, { type Server } from "node:http";
import type { Environment } from "../app/platform/env.server.ts";
import { PAGE_CACHE_CONTROL, securityHeaders } from "./security-headers.ts";

const TITLE = "Naršyklė pasenusi · Browser out of date";
const TEXTS = [
  {
    language: "lt",
    text: "Su šia naršykle saugiai prisijungti nepavyks. Atverkite portalą naujesne naršykle:",
    link: "Atsisiųsti naršyklę",
  },
  {
    language: "en",
    text: "This browser cannot connect securely. Open the portal in a newer browser:",
    link: "Get a browser",
  },
];

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** One page for everything that is asked for: plain HTML, longer than what Internet Explorer replaces by a page of its own. */
function warningPage({ publicOrigin, browserUpdateUrl }: Environment): string {
  const [portal, update] = [escape(publicOrigin), escape(browserUpdateUrl)];
  const paragraphs = TEXTS.map(
    ({ language, text, link }) =>
      `<p lang="${language}">${text} <a href="${portal}/">${portal}</a><br><a href="${update}">${link}</a></p>`,
  );
  return `<!DOCTYPE html>
<html lang="lt">
<head><meta charset="utf-8"><title>${TITLE}</title></head>
<body>
<h1>${TITLE}</h1>
${paragraphs.join("\n")}
</body>
</html>
`;
}

/**
 * A second server for browsers that fail at TLS before they see any page: Internet Explorer up to 10 (browsers rule 55). It reads no form,
 * sets no cookie and knows nothing of the portal but its address. Off unless `PLAIN_HTTP_WARNING_PORT` is set.
 * @returns the server, or null when there is none
 */
export function servePlainHttpWarning(environment: Environment): Server | null {
  const { plainHttpWarningPort: port, host, limits } = environment;
  if (port === null) return null;
  const page = Buffer.from(warningPage(environment));
  const headers = {
    ...securityHeaders({ ...environment, https: false }, { path: null, nonce: "none", requestId: "plain" }),
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": page.length,
    "Cache-Control": PAGE_CACHE_CONTROL,
    Connection: "close",
  };
  const server = http.createServer(
    { headersTimeout: limits.headersSeconds * 1000, requestTimeout: limits.formBodySeconds * 1000 },
    (request, response) => {
      response.writeHead(200, headers);
      response.end(request.method === "HEAD" ? undefined : page);
    },
  );
  server.maxConnections = limits.connections;
  return server.listen(port, host);
}
