import { describe, expect, test } from "vitest";
import { encodeForm, type Headers, type Visitor } from "../../support/http-client.ts";
import { clockAhead } from "../../support/portal-servers.ts";
import { ENTRY_ACTIONS } from "./form-groups.ts";
import { testForLeaks } from "./leaks.ts";
import { findForm, isPage, sealsOf, verdictOf } from "./page.ts";
import { callsOf, givePassword } from "./second-factor.ts";
import { answering } from "../../support/verify-proxy.ts";
import { type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
// Codes move the back end's clock: hours must not pass for the sessions of the portal meanwhile.
useOwnStage({ variables: clockAhead(0) }, async (opened) => {
  stage = opened;
});

/** A form of the way in. Its sender is another one for each test: some of these forms end what they stand on. */
interface EntryForm {
  form: string;
  route: string;
  address: string;
  fields: Readonly<Record<string, string>>;
  button: string;
  sender: () => Promise<Visitor>;
  /** What the service or the back end is asked when the form is sent with these fields, and what comes of it. */
  asks: readonly string[];
  answer: string;
}

const guest = async () => stage.guest();
const halfway = (login: string) => async () => {
  const browser = stage.guest();
  await givePassword(browser, login);
  return browser;
};
const pair = (password: string) => ({ newPassword: password, repeatPassword: password });

const FORMS: readonly EntryForm[] = [
  {
    form: "verify-device",
    route: "routes/verify-device/route",
    address: "/verify-device?step=code",
    fields: { code: "0000", remember: "on" },
    button: "verify",
    sender: halfway("vilte.s"),
    asks: ["device-register"],
    answer: "422",
  },
  {
    form: "password-remind",
    route: "routes/password-remind/route",
    address: "/password-remind",
    fields: { email: "nera.tokio@pavyzdys.example" },
    button: "remind",
    sender: guest,
    asks: ["remind-password"],
    answer: "303 /password-remind?sent",
  },
  {
    form: "reset-password",
    route: "routes/reset-password/route",
    address: "/reset-password/abc/123456",
    fields: pair("Nauja-2026!"),
    button: "setPassword",
    sender: guest,
    asks: ["change-password"],
    answer: "410",
  },
  {
    form: "reset-password",
    route: "routes/reset-password-login/route",
    address: "/reset-password/abc/123456/login",
    fields: { ...pair("Nauja-2026!"), login: "kasa1" },
    button: "setPassword",
    sender: guest,
    asks: ["change-password"],
    answer: "410",
  },
  {
    form: "password-update",
    route: "routes/password-update/route",
    address: "/password-update",
    fields: pair("Demo-2026!"),
    button: "setPassword",
    sender: halfway("tomas.s"),
    asks: ["ChangePassword"],
    answer: "422",
  },
  {
    form: "settings",
    route: "routes/settings/route",
    address: "/settings",
    fields: {
      method: "1",
      email: "nauja.s@pavyzdys.example",
      phone: "600 01011",
      currentPassword: "Demo-2026!",
      ...pair("Nauja-2026!"),
    },
    button: "save",
    sender: halfway("nauja.s"),
    // The present password is proved by a log-in that ends at once.
    asks: ["account-update-code", "Login3", "EndSession"],
    answer: "303 /settings?step=code",
  },
];

const TYPE = { "Content-Type": "application/x-www-form-urlencoded" };
const OLD_BROWSER: Headers = {};
const FOREIGN: Headers[] = [
  { Origin: "https://evil.test" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
];

const pressed = ({ fields, button }: EntryForm) => ({ ...fields, [button]: "" });
const dataOf = ({ address, route }: EntryForm) =>
  `${address}${address.includes("?") ? "&" : "?"}_data=${encodeURIComponent(route)}`;

/** Everything asked of anybody since the last `forget`, the sending status aside. */
const asked = () => [...callsOf(stage), ...stage.servers.proxy.operations()];

function forget() {
  stage.servers.verify.forget();
  stage.servers.proxy.forget();
}

/** A sender that the page knows, and the hidden fields of its form. */
async function open({ form, address, sender }: EntryForm) {
  const browser = await sender();
  // A link that looks alive and is dead when it is used: its page has a form.
  stage.servers.verify.fault("password-link", answering(200, '{"status":true}'));
  const page = await browser.get(address);
  stage.servers.verify.heal();
  forget();
  return { browser, seals: sealsOf(page.body, form) };
}

test("the table has every form of the way in", () => {
  expect(FORMS.map(({ route }) => route).sort()).toEqual([...ENTRY_ACTIONS].sort());
});

describe.each(FORMS)("$address", (entry) => {
  test("is what it says, sent by a browser that vouches for its origin", async () => {
    const { browser, seals } = await open(entry);
    expect(verdictOf(await browser.post(entry.address, { ...seals, ...pressed(entry) }))).toBe(entry.answer);
    expect(asked()).toEqual(entry.asks);
  });

  test("R-B1, R-C25: a form from elsewhere reaches no service", async () => {
    const { browser, seals } = await open(entry);
    const body = encodeForm({ ...seals, ...pressed(entry) });
    for (const headers of FOREIGN) {
      for (const address of [entry.address, dataOf(entry)]) {
        const answer = await browser.ask("POST", address, { ...TYPE, ...headers }, body);
        expect([headers, answer.status, isPage(answer)]).toEqual([headers, 403, true]);
      }
    }
    expect(asked()).toEqual([]);
  });

  test("R-B2, R-B3, R-B4: of an old browser works with its own token only", async () => {
    const { browser, seals } = await open(entry);
    const token = seals["_csrf"] ?? "";
    expect((await browser.post(entry.address, pressed(entry), OLD_BROWSER)).status).toBe(403);
    for (const wrong of [`${token.slice(0, -3)}${token.endsWith("AAA") ? "BBB" : "AAA"}`, "x.y"]) {
      const answer = await browser.post(entry.address, { ...pressed(entry), _csrf: wrong }, OLD_BROWSER);
      expect(answer.status).toBe(403);
      const shown = findForm(answer.body, entry.form);
      expect(shown).not.toBeNull();
      // What was typed is still there, but for secrets.
      expect(shown?.includes('value="nera.tokio@pavyzdys.example"')).toBe(entry.form === "password-remind");
      expect(shown).not.toMatch(/value="(?:0000|Nauja-2026!|Demo-2026!)"/);
    }
    expect(asked()).toEqual([]);
    const answer = await browser.post(entry.address, { ...seals, ...pressed(entry) }, OLD_BROWSER);
    expect([answer.status === 403, asked()]).toEqual([false, entry.asks]);
  });

  test("R-E1, R-E2: hostile names and sizes are refused before any service is asked", async () => {
    const { browser } = await open(entry);
    for (const fields of [{ "code[4294967294].x": "1" }, { "__proto__.x": "1" }, { ["a".repeat(10_000)]: "1" }])
      expect((await browser.post(entry.address, fields)).status).toBe(400);
    const long = Object.fromEntries(Object.keys(entry.fields).map((name) => [name, "9".repeat(11_000)]));
    expect((await browser.post(entry.address, { ...long, [entry.button]: "" })).status).toBe(400);
    expect(asked()).toEqual([]);
  });

  test("R-D5: fields that it does not have are not passed on", async () => {
    const { browser, seals } = await open(entry);
    await browser.post(entry.address, { ...seals, ...pressed(entry), session: "x", stage: "full", Role: "3" });
    for (const { body } of stage.servers.verify.calls) {
      expect(body?.["session"] ?? "").not.toBe("x");
      expect(Object.keys(body ?? {})).not.toContain("stage");
    }
    expect(stage.servers.proxy.calls.map(({ body }) => body).join()).not.toContain("<Role>");
  });
});

testForLeaks(() => stage);
