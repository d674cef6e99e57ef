import { describe, expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { answering } from "../../support/soap-proxy.ts";
import { answer, raw } from "../../support/soap-stub.ts";
import { formNamed, pageOf, pressed, type FormEntry, type Subject } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { readSeals, shownValue, unescapeHtml, verdictOf } from "./page.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";

let stage: Stage;
let subject: Subject;
useStage(async (opened) => {
  stage = opened;
  subject = await stage.subject();
});

const LANGUAGES = ["lt", "en"] as const;

/** Codes of the catalogue that a page shows by their own text, and the status of a page that cannot be drawn for them. */
const CODES: [code: number, status: number][] = [
  [5, 422],
  [10, 422],
  [1021, 403],
  [1031, 422],
  [1032, 422],
  [1060, 400],
  [1063, 404],
  [1064, 422],
  [1065, 422],
  [1101, 422],
  [1102, 422],
  [1310, 404],
  [1900, 404],
  [2000, 500],
  [2001, 502],
  [2002, 422],
  [2140, 422],
  [2200, 422],
  [2600, 422],
];
const UNKNOWN = [1, 42, 777, 1103, 1999, 3000, 9999, 123456, 999999999];
const MESSAGE = `Užraktas <b>"A"</b> & 'B' {{n}} $t(soap:1020)`;

/** Words of a page: no markup, no script, nothing twice escaped. */
const wordsOf = (html: string): string =>
  unescapeHtml(
    html
      .replace(/<script[\s\S]*?<\/script>/g, "")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " "),
  );
const KEYS = /\b(?:soap|errors|validation|application):[\w.-]+|\{\{\w+\}\}|\b(?:notFound|unknownCode)\b/;

describe("R-G5, F-428: a code of the back end is told in its own words, in both languages", () => {
  const reading = () => `/applications/edit/${subject.application}/4`;

  test.each(CODES)("%i where a page is read: status %i", async (code, status) => {
    stage.servers.proxy.fault("GetContract", answering(answer(code)));
    for (const language of LANGUAGES) {
      const page = await (await stage.as(AUTHOR)).copy().get(`${reading()}?lang=${language}`);
      expect([language, page.status, wordsOf(page.body).includes(textOf(language, `soap:${code}`))]).toEqual([
        language,
        status,
        true,
      ]);
      expect(KEYS.exec(wordsOf(page.body))?.[0] ?? null).toBeNull();
    }
    stage.servers.proxy.heal();
  });

  test.each(UNKNOWN)("%i, which the catalogue does not have, with and without words of the back end", async (code) => {
    for (const message of [MESSAGE, ""]) {
      stage.servers.proxy.fault(
        "GetContract",
        answering(answer(code, `<KlaidosPranesimas>${escapeXml(message)}</KlaidosPranesimas>`)),
      );
      for (const language of LANGUAGES) {
        const page = await (await stage.as(AUTHOR)).copy().get(`${reading()}?lang=${language}`);
        const text =
          message === ""
            ? textOf(language, "soap:unknownCode", { code })
            : textOf(language, "soap:unknown", { code, message });
        expect([page.status, unescapeHtml(page.body).includes(text), page.body.includes("<b>")]).toEqual([
          422,
          true,
          false,
        ]);
      }
    }
    stage.servers.proxy.heal();
  });

  test.each(CODES.filter(([code]) => code !== 1101))(
    "%i where a step is saved: said above the form, which keeps what was typed",
    async (code) => {
      const entry = formNamed("credit");
      for (const language of LANGUAGES) {
        stage.servers.proxy.faultOnce("SaveApplication", answering(answer(code)));
        const seller = await stage.as(AUTHOR);
        const page = await seller.post(`${entry.address(subject)}?lang=${language}`, {
          ...pressed(entry),
          ownFunds: "73,31",
        });
        expect([language, page.status, wordsOf(page.body).includes(textOf(language, `soap:${code}`))]).toEqual([
          language,
          422,
          true,
        ]);
        expect(shownValue(page.body, "credit", "ownFunds")).toBe(language === "en" ? "73.31" : "73,31");
      }
      expect(stage.servers.proxy.writes().filter((name) => name === "MakeContract")).toEqual([]);
    },
  );
});

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

describe("R-G7, R-H1: messages with markup of the back end", () => {
  const HOSTILE = `<b>Riba</b><script>alert(1)</script><a href="javascript:alert(1)" onclick="x">a</a><img src=x onerror=alert(1)><a href="https://pavyzdys.example/a">nuoroda</a>`;

  test.each([1800, 1801, 1802])(
    "%i with the offers: only what the sanitiser lets through reaches the page",
    async (code) => {
      stage.servers.proxy.fault(
        "GetProposedOptions",
        answering(answer(code, `<KlaidosPranesimas>${escapeXml(HOSTILE)}</KlaidosPranesimas>`)),
      );
      const page = await (await stage.as(AUTHOR)).get(`/applications/edit/${subject.application}/3`);
      stage.servers.proxy.heal();
      const drawn = page.body.replace(/<script nonce[\s\S]*?<\/script>/g, "");
      expect([page.status, drawn.includes("<b>Riba</b>")]).toEqual([200, true]);
      expect(/<script>|javascript:|onclick|onerror|<img/.exec(drawn)?.[0] ?? null).toBeNull();
      expect(drawn).toMatch(/<a href="https:\/\/pavyzdys\.example\/a"[^>]*rel="noopener noreferrer"/);
    },
  );

  test("F-189: 1100 on save stands at the account, and the rest is saved", async () => {
    const entry = formNamed("contract-data");
    const answered = await (
      await stage.as(AUTHOR)
    ).post(entry.address(subject), { ...pressed(entry), account: "LT121000011101001000" });
    expect([answered.status, wordsOf(answered.body).includes(textOf("lt", "soap:1100_save"))]).toEqual([422, true]);
  });
});

describe("R-G6, F-438: the back end has ended the session", () => {
  /** Form, the operation that says so, and the field that is typed. */
  const CASES: [form: string, operation: string, field: string, text: string][] = [
    ["buyer", "CheckPersonalData", "email", "g6@pavyzdys.example"],
    ["buyer", "SaveApplication", "email", "g6b@pavyzdys.example"],
    ["credit", "SaveApplication", "ownFunds", "66,60"],
    ["credit", "GetContract", "ownFunds", "66,61"],
    ["goods-line", "SaveApplication", "title", "Prekė 1020"],
    ["goods-line", "GetCatalogue", "title", "Prekė 1021"],
    ["household", "SaveApplication", "workplace", "Darbovietė 1020"],
    ["contract-data", "SaveApplication", "email", "g6c@pavyzdys.example"],
    ["contract-email", "SaveClientEmail", "email", "g6d@pavyzdys.example"],
  ];
  const ended = answering(answer(1020));

  test.each(CASES)(
    "in the middle of %s (%s): logged out with the reason, and the typed data wait for the next log-in",
    async (form, operation, field, text) => {
      const own = { ...subject, application: await stage.application() };
      const entry: FormEntry = formNamed(form);
      const seller = await stage.logIn(AUTHOR);
      const copy = seller.copy();
      stage.servers.proxy.faultOnce(operation, ended);
      const out = await seller.post(entry.address(own), { _op: crypto.randomUUID(), ...pressed(entry), [field]: text });
      expect([out.status, out.headers["refresh"], seller.cookies.has("s")]).toEqual([401, "1; url=/login", false]);
      expect(wordsOf(out.body)).toContain(textOf("lt", "soap:1020"));
      expect(wordsOf((await seller.get("/login")).body)).toContain(textOf("lt", "soap:1020"));
      expect(verdictOf(await copy.get("/news"))).toBe("302 /login");
      const again = await stage.as(AUTHOR);
      // What belongs to no application yet is offered to another session, and comes by its button alone.
      if (form === "buyer") {
        const page = pageOf(entry, own);
        const offered = await again.get(page);
        expect([shownValue(offered.body, form, field), offered.body.includes(textOf("lt", "ui:draft.take"))]).toEqual([
          "",
          true,
        ]);
        await again.post(page, { ...(await readSeals(again, page, form)), takeDraft: "" });
      }
      expect(shownValue((await again.get(pageOf(entry, own))).body, form, field)).toBe(text);
      await again.post(entry.address(own), { discardDraft: "" });
    },
  );

  test("their owner is offered them, and no other user who may change the application", async () => {
    const own = { ...subject, application: await stage.application() };
    const entry = formNamed("household");
    const typed = "Slapta darbovietė";
    const workplaceOf = async (login: string) => {
      const page = await (await stage.logIn(login)).get(entry.address(own));
      return [page.status, shownValue(page.body, "household", "workplace")];
    };
    const seller = await stage.logIn(AUTHOR);
    stage.servers.proxy.faultOnce("SaveApplication", ended);
    await seller.post(entry.address(own), { ...pressed(entry), workplace: typed });
    for (const colleague of ["sms.blogas", "vadove", "vadyb2"])
      expect([colleague, await workplaceOf(colleague)]).toEqual([colleague, [200, "UAB Kavos kampas"]]);
    expect(await workplaceOf(AUTHOR)).toEqual([200, typed]);
    await (await stage.as(AUTHOR)).post(entry.address(own), { discardDraft: "" });
  });

  test("two pages at once both lead to the log-in, where the reason stands once; the session is ended once", async () => {
    const seller = await stage.logIn(AUTHOR);
    stage.servers.proxy.fault("ListContracts", ended);
    stage.servers.proxy.fault("GetContract", ended);
    const paths = ["/applications", `/applications/edit/${subject.application}/4`];
    const before = stage.servers.output().split('"session.ended"').length - 1;
    const answers = await Promise.all(paths.map((path) => seller.get(path)));
    stage.servers.proxy.heal();
    // A user who comes when it is over already goes straight there.
    const ways = answers.map(({ status, headers, location }) => `${status} ${headers["refresh"] ?? location}`);
    expect(ways).toContain("401 1; url=/login");
    for (const way of ways) expect(way).toMatch(/^(?:401 1; url=\/login|302 \/login)$/);
    const login = await seller.get("/login");
    expect(wordsOf(login.body).split(textOf("lt", "soap:1020")).length - 1).toBe(1);
    expect(stage.servers.output().split('"session.ended"').length - 1 - before).toBe(1);
  });

  test.each([
    ["an ended session", ended, 401],
    ["a broken answer", answering(raw(500, "text/html", "")), 502],
  ])("F-109, F-471, O2: %s: only of a form it is said that what was typed is kept", async (_name, fault, status) => {
    const entry = formNamed("household");
    const [typing, reading] = [await stage.logIn(AUTHOR), await stage.logIn(AUTHOR)];
    stage.servers.proxy.fault("GetContract", fault);
    stage.servers.proxy.fault("ListContracts", fault);
    const form = await typing.post(entry.address(subject), { ...pressed(entry), workplace: "Kavinė" });
    const page = await reading.get("/applications?tab=5");
    stage.servers.proxy.heal();
    const kept = textOf("lt", "errors:typedKept");
    expect([form, page].map((reply) => [reply.status, wordsOf(reply.body).includes(kept)])).toEqual([
      [status, true],
      [status, false],
    ]);
    if (status === 502) expect(page.body).toContain('href="/applications?tab=5"');
    await (await stage.logIn(AUTHOR)).post(entry.address(subject), { discardDraft: "" });
  });

  test("in the middle of an export: the page that comes instead of the file says so and leads to the log-in", async () => {
    const seller = await stage.logIn(AUTHOR);
    stage.servers.proxy.faultOnce("ListContracts", ended);
    const page = await seller.get("/applications/export");
    expect([page.status, page.headers["refresh"], page.headers["content-type"]]).toEqual([
      401,
      "1; url=/login",
      "text/html; charset=utf-8",
    ]);
    expect(wordsOf(page.body)).toContain(textOf("lt", "soap:1020"));
    expect(seller.cookies.has("s")).toBe(false);
    expect(wordsOf((await seller.get("/login")).body)).toContain(textOf("lt", "soap:1020"));
  });

  test("in the middle of a document: straight to the log-in, which says why", async () => {
    const seller = await stage.logIn(AUTHOR);
    stage.servers.proxy.faultOnce("GetContractDraft", ended);
    expect(verdictOf(await seller.get(`/applications/documents/${subject.application}/draft`))).toBe("302 /login");
    expect(seller.cookies.has("s")).toBe(false);
    expect(wordsOf((await seller.get("/login")).body)).toContain(textOf("lt", "soap:1020"));
  });

  test("while something is typed: the answer to the draft says so, and the draft is kept", async () => {
    const own = { ...subject, application: await stage.application() };
    const entry = formNamed("household");
    const seller = await stage.logIn(AUTHOR);
    stage.servers.proxy.faultOnce("GetContract", ended);
    const data = `${entry.address(own)}?_data=${encodeURIComponent(entry.route)}`;
    const out = await seller.post(data, { ...entry.fields, workplace: "Rašoma darbovietė", keepDraft: "" });
    expect([out.status, JSON.parse(out.body)]).toEqual([
      401,
      { page: "sessionEnded", textKey: "soap:1020", leaveAfterMs: 1000, draftSaved: true },
    ]);
    const again = await stage.as(AUTHOR);
    expect(shownValue((await again.get(entry.address(own))).body, "household", "workplace")).toBe("Rašoma darbovietė");
  });
});

testForLeaks(() => stage);
