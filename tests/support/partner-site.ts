import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { partnerPage } from "../../backend/src/console/partner-page.ts";
import { startBackEnd } from "./back-end.ts";
import { removePortalData, startPortal } from "./portal.ts";

/** A portal, a partner's site that it knows, and one that it does not; all three are different sites to a browser. */
export interface PartnerServers {
  /** http://127.0.0.1:port of the portal. */
  readonly portal: string;
  /** Origin of the partner; `/` is its page with the frame, `/embed?path=…` frames that page of the portal. */
  readonly partner: string;
  /** Origin of a site that the portal does not know; the same pages. */
  readonly stranger: string;
  /** A page with a third party in it that says whether its cookie came back: `kept` or `blocked`. */
  readonly probe: string;
  /** Lines of the portal's log. */
  readonly portalLog: readonly string[];
  stop(): Promise<void>;
}

interface Site {
  readonly origin: string;
  close(): Promise<void>;
}

/** `localhost` and `127.0.0.1` are this machine, but not the same site. */
async function startSite(portalOrigin: () => string): Promise<Site> {
  const server = createServer((request, response) => answer(request, response, portalOrigin()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const COOKIE_PROBE = "probe=1";

function answer(request: IncomingMessage, response: ServerResponse, portalOrigin: string): void {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://site.invalid");
  if (pathname === "/cookie") return answerProbe(request, response);
  const known: Record<string, () => { title: string; content: string; policy: string }> = {
    "/": () => {
      const { title, content, contentSecurityPolicy } = partnerPage(portalOrigin);
      return { title, content, policy: contentSecurityPolicy };
    },
    "/embed": () => ({
      title: "Embedded",
      content: `<iframe src="${portalOrigin}${searchParams.get("path") ?? "/"}" width="480" height="560"></iframe>`,
      policy: "default-src 'none'; frame-src *",
    }),
    "/probe": () => ({
      title: "Probe",
      content: `<iframe src="http://localhost:${(request.socket.address() as AddressInfo).port}/cookie"></iframe>`,
      policy: "default-src 'none'; frame-src *",
    }),
  };
  const page = known[pathname]?.();
  const status = page === undefined ? 404 : 200;
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": page?.policy ?? "default-src 'none'",
  });
  response.end(`<!doctype html><html lang="en"><title>${page?.title ?? "None"}</title>${page?.content ?? ""}</html>`);
}

/** Sets a cookie for third parties, and once it should have come back says whether it did. */
function answerProbe({ headers, url }: IncomingMessage, response: ServerResponse): void {
  if (url === "/cookie") {
    response.writeHead(302, {
      Location: "/cookie?again",
      "Set-Cookie": `${COOKIE_PROBE}; SameSite=None; Secure; Path=/`,
    });
    return void response.end();
  }
  response.writeHead(200, { "Content-Type": "text/html" });
  response.end(
    `<!doctype html><title>Probe</title><p>${headers.cookie?.includes(COOKIE_PROBE) ? "kept" : "blocked"}</p>`,
  );
}

/** Starts all of them. */
export async function startPartnerServers(): Promise<PartnerServers> {
  let portalUrl = "";
  const [partner, stranger] = [await startSite(() => portalUrl), await startSite(() => portalUrl)];
  const backEnd = await startBackEnd();
  const portal = await startPortal({ backEndPort: backEnd.port, env: { FRAME_PARTNERS: partner.origin } });
  portalUrl = portal.url;
  return {
    portal: portal.url,
    partner: partner.origin,
    stranger: stranger.origin,
    probe: `${stranger.origin.replace("localhost", "127.0.0.1")}/probe`,
    portalLog: portal.log,
    async stop() {
      await Promise.all([partner.close(), stranger.close()]);
      await portal.stop();
      await backEnd.stop();
      removePortalData(portal);
    },
  };
}
