import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type Answer, cookieOf, exchange, get, head, post, shown } from "./raw-client.ts";
import { usePortal } from "./use-portal.ts";

const portal = usePortal();

const FORM = "text=sveiki";
const isPage = (answer: Answer) =>
  answer.headers["content-type"] === "text/html; charset=utf-8" && Buffer.byteLength(answer.body) > 512;
const method = (verb: string, path: string, headers: Record<string, string>) =>
  exchange(
    portal.port,
    head(verb, path, {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": String(FORM.length),
      ...headers,
    }),
    FORM,
  );

describe("R-B1: a form from elsewhere is refused before the application hears of it", () => {
  const foreign: Record<string, string>[] = [
    { Origin: "https://evil.test" },
    { Origin: "null" },
    { Origin: "https://localhost" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "none" },
    { "Sec-Fetch-Site": "cross-site", Origin: "http://localhost" },
  ];
  const paths = ["/note", "/note?_data=note", "/write", "/login", "/frame/login", "/logout"];
  test.each(["POST", "PUT", "PATCH", "DELETE"])("%s to documents, data requests and resource routes", async (verb) => {
    for (const path of paths) {
      for (const headers of foreign) {
        const answer = await method(verb, path, headers);
        expect([verb, path, headers, answer.status]).toEqual([verb, path, headers, 403]);
        expect(isPage(answer)).toBe(true);
      }
    }
    expect(portal.output()).not.toContain("settings:saved");
  });

  test("the page speaks the language of the cookie", async () => {
    const lithuanian = await method("POST", "/note", { Origin: "https://evil.test" });
    const english = await method("POST", "/note", { Origin: "https://evil.test", Cookie: "zoom=1; lang=en" });
    expect(lithuanian.body).toContain("Forma nepriimta");
    expect(lithuanian.body).toContain('lang="lt"');
    expect(english.body).toContain("Form not accepted");
  });
});

test("R-B2: without Origin, Sec-Fetch-Site and token every method with a form is refused", async () => {
  for (const verb of ["POST", "PUT", "PATCH", "DELETE"]) {
    for (const path of ["/note", "/write", "/login"]) expect((await method(verb, path, {})).status).toBe(403);
  }
});

async function openForm(): Promise<{ cookie: string; token: string }> {
  const page = await get(portal.port, "/note");
  return { cookie: cookieOf(page, "p"), token: (shown(page).loaderData.note?.seals as { csrf: string }).csrf };
}
const seal = (token: string) => `&_csrf=${encodeURIComponent(token)}&_op=${randomUUID()}`;

test("R-B3: an old browser with a valid token gets through, as url-encoded and as multipart form", async () => {
  const { cookie, token } = await openForm();
  const saved = await post(portal.port, "/note", `${FORM}${seal(token)}`, { Cookie: cookie });
  expect([saved.status, shown(saved).actionData?.note?.saved]).toEqual([200, "sveiki"]);
  const parts = { text: "ąčę", _csrf: token, _op: randomUUID() };
  const body = `${Object.entries(parts)
    .map(([name, value]) => `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join("")}--B--\r\n`;
  const multipart = await post(portal.port, "/note", body, {
    Cookie: cookie,
    "Content-Type": "multipart/form-data; boundary=B",
  });
  expect([multipart.status, shown(multipart).actionData?.note?.saved]).toEqual([200, "ąčę"]);
});

test("R-B3: the browser's own word for the same origin needs no token", async () => {
  const body = `${FORM}&_op=${randomUUID()}`;
  expect((await post(portal.port, "/note", body, { "Sec-Fetch-Site": "same-origin" })).status).toBe(200);
  expect(
    (await post(portal.port, "/note", `${FORM}&_op=${randomUUID()}`, { Origin: `http://127.0.0.1:${portal.port}` }))
      .status,
  ).toBe(200);
});

test("R-B4: a token of another visitor, of another form or altered shows the form again with what was typed and a new token", async () => {
  const mine = await openForm();
  const other = await openForm();
  const ofLogin = await get(portal.port, "/login", { Cookie: mine.cookie });
  const altered = `${mine.token.slice(0, -2)}${mine.token.endsWith("AA") ? "BB" : "AA"}`;
  const old = mine.token.replace(/^[^.]+/, (hour) => (Number.parseInt(hour, 36) - 25).toString(36));
  expect(ofLogin.status).toBe(200);
  for (const token of [other.token, altered, old, "x.y", "."]) {
    const answer = await post(portal.port, "/note", `${FORM}${seal(token)}`, { Cookie: mine.cookie });
    const result = shown(answer).actionData?.note?.result as { initialValue: unknown; error: unknown };
    expect([token, answer.status, result.initialValue, result.error]).toEqual([
      token,
      403,
      { text: "sveiki" },
      { "": ["form.stale"] },
    ]);
    expect((shown(answer).loaderData.note?.seals as { csrf: string }).csrf).toMatch(/^\w+\.[\w-]{86}$/);
  }
});

test("the guard's own headers cannot be sent from outside", async () => {
  const { body } = await get(portal.port, "/probe", {
    "X-Portal-Csrf": "same-origin",
    "X-Portal-Nonce": "stolen",
    "X-Portal-Client-Ip": "1.2.3.4",
    "X-Forwarded-For": "1.2.3.4",
    "X-Forwarded-Host": "evil.test:4444",
  });
  expect(body).toContain('"x-portal-csrf":"token-required"');
  expect(body).toContain('"x-portal-client-ip":"127.0.0.1"');
  expect(body).not.toContain("stolen");
  expect(body).not.toContain("evil.test");
  expect(body).not.toContain("1.2.3.4");
  const forged = await post(portal.port, "/note", FORM, { "X-Portal-Csrf": "same-origin" });
  expect(forged.status).toBe(403);
});
