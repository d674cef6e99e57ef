import { createHash } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { deleteProcessWide } from "~/platform/process-wide.ts";
import { hashPassword } from "~/services/password-hash.server.ts";
import { endSession, login2, login3 } from "~/services/session.server.ts";
import { SAMPLE_SELLER } from "../../support/sample-seller.ts";
import { LOGIN_CONTENT } from "../../support/soap-answers.ts";
import { backendAt } from "../../support/soap-backend.ts";
import { answer } from "../../support/soap-stub.ts";
import { useSoapStub } from "../../support/use-soap-stub.ts";

const credentials = { username: "jonas.s", password: { plain: "Demo-2026!" }, ip: "192.0.2.7" };
const inLithuanian = { ...credentials, language: "lt" as const };

const stub = useSoapStub(answer(0, LOGIN_CONTENT));
afterEach(() => {
  vi.unstubAllEnvs();
  deleteProcessWide("environment");
});

const withHash = (algorithm: string) => {
  vi.stubEnv("PASSWORD_HASH", algorithm);
  deleteProcessWide("environment");
};

describe("The password on the wire", () => {
  test("O9: is the lower-case hexadecimal SHA-256 of its UTF-8 text", () => {
    expect(hashPassword("Demo-2026!", "sha256")).toBe(createHash("sha256").update("Demo-2026!").digest("hex"));
    expect(hashPassword("ąžuolas", "sha256")).toBe(
      createHash("sha256").update(Buffer.from("ąžuolas", "utf8")).digest("hex"),
    );
    expect(hashPassword("ąžuolas", "sha256")).toMatch(/^[0-9a-f]{64}$/);
  });

  test("O9: other back ends get SHA-1, MD5 or the password itself", () => {
    expect(hashPassword("abc", "sha1")).toBe("a9993e364706816aba3e25717850c26c9cd0d89d");
    expect(hashPassword("abc", "md5")).toBe("900150983cd24fb0d6963f7d28e17f72");
    expect(hashPassword("abc", "none")).toBe("abc");
  });

  test("F-054: log-in sends user, hash and address, and says that it is a hash", async () => {
    await login3(backendAt(stub.url), inLithuanian);
    expect(stub.calls[0]?.body).toContain(
      `<user>jonas.s</user><password>${hashPassword("Demo-2026!", "sha256")}</password><hashed>1</hashed><ip>192.0.2.7</ip><kalba>lt</kalba>`,
    );
    expect(stub.calls[0]?.body).not.toContain("Demo-2026!");
    expect(stub.calls[0]?.body).not.toContain("sesija");
  });

  test("F-054: with hashing off the password goes as typed, and says so", async () => {
    withHash("none");
    await login2(backendAt(stub.url), credentials);
    expect(stub.calls[0]?.body).toContain("<password>Demo-2026!</password><hashed>0</hashed>");
  });

  test("a partner's hash goes on as it came, whatever the algorithm", async () => {
    withHash("none");
    await login3(backendAt(stub.url), { ...inLithuanian, password: { hash: "ab12" } });
    expect(stub.calls[0]?.body).toContain("<password>ab12</password><hashed>1</hashed>");
  });
});

describe("The answer to a log-in", () => {
  const answered = async (code: number, content = LOGIN_CONTENT) => {
    stub.reply("Login3", answer(code, content));
    return login3(backendAt(stub.url), inLithuanian);
  };

  test("F-056, F-532, F-535: opens a session with user, additional info and shop", async () => {
    expect(await answered(0)).toEqual({
      ok: true,
      value: {
        soapSession: "s-1",
        token: "t-1",
        role: 0,
        user: { ...SAMPLE_SELLER, mobilePhone: null, phone: null },
        additional: { twoFactor: true, sharedShopUser: false, documentsOptional: false, mainUser: false },
        shop: { id: 101, title: "Vilnius Ozo", company: null, helpPhone: null, managerName: null, managerEmail: null },
        companyShops: [],
        seesDebts: true,
        limited: false,
        passwordTooOld: false,
      },
    });
  });

  test("F-061: a password that is too old opens the session in which it is changed", async () => {
    expect(await answered(1009)).toMatchObject({ ok: true, value: { soapSession: "s-1", passwordTooOld: true } });
  });

  test("F-062, C6: a wrong password says how many attempts are left and opens nothing, even with a Sesija", async () => {
    expect(await answered(1000, `${LOGIN_CONTENT}<LikeBandymai>4</LikeBandymai>`)).toMatchObject({
      ok: false,
      reason: "wrongPassword",
      notice: { key: "1000", params: { n: "4" } },
    });
  });

  test("F-062: no attempt left is the text of 1001", async () => {
    expect(await answered(1000, "<LikeBandymai>0</LikeBandymai>")).toMatchObject({
      ok: false,
      reason: "wrongLogin",
      notice: { key: "1001" },
    });
  });

  test("F-533: a wrong password without LikeBandymai is still a wrong password", async () => {
    expect(await answered(1000, "")).toMatchObject({
      ok: false,
      reason: "wrongPassword",
      notice: { params: { n: "" } },
    });
  });

  test("F-435: the block for long absence is a text with our own link", async () => {
    expect(await answered(1005, "")).toMatchObject({
      reason: "blockedInactive",
      notice: { key: "1005", markup: true, html: null },
    });
  });

  test.each(["Sesija", "PardavejoVartotojas"])(
    "F-533, F-056: code 0 without %s is a fault, not half a session",
    async (name) => {
      const content = LOGIN_CONTENT.replace(new RegExp(`<${name}>.*</${name}>`), "");
      await expect(answered(0, content)).rejects.toMatchObject({ name: "BackendFault", kind: "content" });
    },
  );

  test("C6: an empty Sesija is no session", async () => {
    await expect(answered(0, LOGIN_CONTENT.replace("<Sesija>s-1</Sesija>", "<Sesija/>"))).rejects.toMatchObject({
      kind: "content",
    });
  });

  test.each(["Tokenas", "PapildomaInformacija", "Parduotuve", "MatoIsipareigojimus"])(
    "F-533: %s may be missing",
    async (name) => {
      const outcome = await answered(0, LOGIN_CONTENT.replace(new RegExp(`<${name}>.*</${name}>`), ""));
      expect(outcome).toMatchObject({ ok: true, value: { soapSession: "s-1", limited: false } });
    },
  );

  test.each([
    ["0", 0],
    ["1", 1],
    ["2", 3],
    ["3", 3],
    ["4", null],
    ["", null],
  ])("C1, F-569: role %s is held as %s", async (wire, role) => {
    const content = LOGIN_CONTENT.replace("<Role>0</Role>", `<Role>${wire}</Role>`);
    expect(await answered(0, content)).toMatchObject({ value: { role } });
  });

  test.each([
    ["1", true],
    ["0", false],
    ["true", true],
    ["FALSE", false],
    ["", false],
    ["2", true],
  ])("F-532, F-063: the flag %s reads as %s", async (wire, expected) => {
    const content = LOGIN_CONTENT.replace(/(<DviejuFaktoriuPrisijungimas>)2/, `$1${wire}`);
    expect(await answered(0, content)).toMatchObject({ value: { additional: { twoFactor: expected } } });
  });

  test.each([
    ["1", true],
    ["true", true],
    ["0", false],
    ["", false],
    ["2", false],
  ])("F-041: with the search flag %s the search is open: %s", async (wire, expected) => {
    const content = LOGIN_CONTENT.replace("<MatoIeskoti>0", `<MatoIeskoti>${wire}`);
    expect(await answered(0, content)).toMatchObject({ value: { user: { maySearch: expected } } });
  });

  test("a flag that is no flag is a fault", async () => {
    const content = LOGIN_CONTENT.replace("<MatoIeskoti>0", "<MatoIeskoti>gal");
    await expect(answered(0, content)).rejects.toMatchObject({ kind: "content" });
  });

  test.each([
    ["1", true],
    ["taip", true],
    ["0", false],
    ["", false],
    ["false", false],
  ])("MatoIsipareigojimus %s counts as %s, as a program would take it", async (wire, expected) => {
    const content = LOGIN_CONTENT.replace(/(<MatoIsipareigojimus>)1/, `$1${wire}`);
    expect(await answered(0, content)).toMatchObject({ value: { seesDebts: expected } });
  });

  test("the end of a session is told to the back end", async () => {
    stub.reply("EndSession", answer(0));
    expect(await endSession(backendAt(stub.url))).toEqual({ ok: true, value: null });
    expect(stub.calls[0]?.body).toContain('<EndSession xmlns="urn:portal:v1"><sesija>session-1</sesija></EndSession>');
  });
});
