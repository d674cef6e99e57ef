import { createHash } from "node:crypto";

const DEMO_PASSWORD = "Demo-2026!";

/** A page of a partner's own site, and the policy that lets it frame the portal. */
export interface PartnerPage {
  readonly title: string;
  /** What stands in the body. */
  readonly content: string;
  readonly contentSecurityPolicy: string;
}

const hashOf = (password: string): string => createHash("sha256").update(password).digest("hex");

/** An address in an attribute. */
const attribute = (address: URL): string => address.href.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

function linkTo(portalOrigin: string, path: string, login: string, target: string): string {
  const address = new URL(path, portalOrigin);
  address.search = new URLSearchParams({ u: login, p: hashOf(DEMO_PASSWORD), r: target }).toString();
  return `<li><a href="${attribute(address)}">${login}: ${path}, r=${target}</a></li>`;
}

/**
 * What a partner's site does with the portal, to be tried out: the log-in in a frame and the links that log in (demo only; O16, tour step 6). The portal
 * must name the site's origin in `FRAME_PARTNERS`.
 * @param portalOrigin scheme, host and port of the portal
 * @param language of the framed log-in
 */
export function partnerPage(portalOrigin: string, language: "lt" | "en" = "lt"): PartnerPage {
  const frame = new URL(`/frame/login?lang=${language}`, portalOrigin);
  const links = [
    linkTo(portalOrigin, "/login/url", "ribotas", "news"),
    linkTo(portalOrigin, "/login/url_full", "pilnas", "applications"),
  ];
  const content =
    `<p>Log in as <code>pilnas</code> with <code>${DEMO_PASSWORD}</code>: the whole window then shows the portal.</p>` +
    `<iframe src="${attribute(frame)}" title="Portal log-in" width="480" height="560"></iframe>` +
    `<h2>Links that log in</h2><ul>${links.join("")}</ul>`;
  return { title: "Partner's page", content, contentSecurityPolicy: policyFor(frame.origin) };
}

const policyFor = (portalOrigin: string): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `frame-src ${portalOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
