import { describe, expect, test } from "vitest";
import { deviceCookie, findDeviceId, newDeviceId } from "~/flows/verification/device/device-cookie.server.ts";
import { pass, request, usePortal } from "../../session/portal-environment.ts";

usePortal();

const pairOf = (line: string) => line.split(";")[0] ?? "";
const DAY_MINUTES = 24 * 60;

describe("F-065, F-066: the cookie that knows a browser", () => {
  test("holds 128 random bits, another one for each browser", () => {
    const ids = new Set(Array.from({ length: 100 }, newDeviceId));
    expect(ids.size).toBe(100);
    for (const id of ids) expect(Buffer.from(id, "base64url")).toHaveLength(16);
  });

  test("is read back among others, until its 90 days are over", () => {
    const id = newDeviceId();
    const cookie = `lang=lt; ${pairOf(deviceCookie(id))}; zoom=1.00`;
    expect(findDeviceId(request("/login", { cookie }))).toBe(id);
    pass(89 * DAY_MINUTES);
    expect(findDeviceId(request("/login", { cookie }))).toBe(id);
    pass(DAY_MINUTES - 1);
    expect(findDeviceId(request("/login", { cookie }))).toBe(id);
    pass(1);
    expect(findDeviceId(request("/login", { cookie }))).toBeNull();
  });

  test("is nothing when anything of it was changed", () => {
    const pair = pairOf(deviceCookie(newDeviceId()));
    const [id = "", expiry = "", signature = ""] = pair.slice("device=".length).split(".");
    const changed = [
      [newDeviceId(), expiry, signature],
      [id, (Number.parseInt(expiry, 36) + 1).toString(36), signature],
      [id, expiry, `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`],
      [id, expiry],
      [id],
      [],
    ];
    for (const parts of changed)
      expect([parts, findDeviceId(request("/login", { cookie: `device=${parts.join(".")}` }))]).toEqual([parts, null]);
    expect(findDeviceId(request("/login"))).toBeNull();
  });

  test("a session's or a form's signature is none for a device", () => {
    expect(findDeviceId(request("/login", { cookie: `device=${"A".repeat(22)}.zzzzzz.${"A".repeat(43)}` }))).toBeNull();
  });
});

describe("behind https", () => {
  usePortal({ NODE_ENV: "test", PUBLIC_ORIGIN: "https://portal.example" });

  test("O1: only this host gets it", () => {
    expect(deviceCookie(newDeviceId())).toMatch(
      /^__Host-device=\S+; Max-Age=7776000; Expires=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    const pair = pairOf(deviceCookie(newDeviceId()));
    expect(findDeviceId(request("/login", { cookie: pair }))).not.toBeNull();
    expect(findDeviceId(request("/login", { cookie: pair.replace("__Host-", "") }))).toBeNull();
  });
});
