import { afterEach, expect, test } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { type Portal, startPortal } from "./portal-process.ts";

let portal: Portal | null = null;
afterEach(async () => {
  await portal?.end();
  portal = null;
});

test("rule 55: browsers that fail at TLS read a plain page in both languages that leads to the portal and to a newer browser", async () => {
  const port = await freePort();
  portal = await startPortal({ PUBLIC_ORIGIN: "https://portal.example", PLAIN_HTTP_WARNING_PORT: String(port) });
  for (const path of ["/", "/login?u=x", "/any/path"]) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(Buffer.byteLength(page)).toBeGreaterThan(512);
    expect(page).toContain('<p lang="lt">Su šia naršykle');
    expect(page).toContain('<p lang="en">This browser');
    expect(page.match(/href="[^"]+"/g)).toEqual([
      'href="https://portal.example/"',
      'href="https://www.microsoft.com/edge"',
      'href="https://portal.example/"',
      'href="https://www.microsoft.com/edge"',
    ]);
    expect(page).not.toMatch(/<script|<form/);
    expect([answer.headers.get("set-cookie"), answer.headers.get("strict-transport-security")]).toEqual([null, null]);
    expect(answer.headers.get("cache-control")).toContain("no-store");
  }
  expect(await portal.end()).toBe(0);
});

test("without the variable nothing listens besides the portal", async () => {
  portal = await startPortal();
  expect(portal.output().match(/"server\.listening"/g)).toHaveLength(1);
});
