import { describe, expect, test } from "vitest";
import type { Reply } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { useCast } from "./actors.ts";
import { formNamed, pressed, type Subject } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { findForm, verdictOf } from "./page.ts";
import { LOGIN_OF, type Actor } from "./actor-names.ts";
import { AUTHOR } from "./stage.ts";

const { stage, subject, browserOf } = useCast();

/** The columns of F-414 as people: S is the author, a seller of the same shop, and one of another; V and M have both sides as well. */
const ROLES = [
  "author",
  "sameShop",
  "otherShop",
  "supervisor",
  "otherSupervisor",
  "manager",
  "expired",
  "guest",
] as const satisfies Actor[];

type Role = (typeof ROLES)[number];
type Row = Readonly<Record<Role, string>>;

const PAGE = "200";
const ABSENT = "404";
const DENIED = "403";
const LOGIN = "303 /login";
const OUT = { expired: "302 /news", guest: "302 /login" };

/** “own | co | all” of F-414, with what an allowed request is answered; own is the shop's. */
const ownCompanyAll = (allowed: string, change: Partial<Row> = {}): Row => ({
  author: allowed,
  sameShop: allowed,
  otherShop: ABSENT,
  supervisor: allowed,
  otherSupervisor: ABSENT,
  manager: allowed,
  ...OUT,
  ...change,
});

/** The same of a form: nothing is saved without a session. */
const ownCompanyAllSaves = (allowed: string, change: Partial<Row> = {}): Row =>
  ownCompanyAll(allowed, { expired: LOGIN, guest: LOGIN, ...change });

/** What each row of 1.3 means for the pages of an application in status 0. */
const PAGES: [action: string, path: (id: number) => string, expected: (id: number) => Row][] = [
  ["New application, steps 1-5: 2", (id) => `/applications/add/2/${id}`, () => ownCompanyAll(PAGE)],
  ["New application, steps 1-5: 3", (id) => `/applications/edit/${id}/3`, () => ownCompanyAll(PAGE)],
  ["Edit step 4", (id) => `/applications/edit/${id}/4`, () => ownCompanyAll(PAGE)],
  ["Edit step 5", (id) => `/applications/edit/${id}/5`, () => ownCompanyAll(PAGE)],
  ["Detail", (id) => `/applications/load/${id}`, (id) => ownCompanyAll(`302 /applications/edit/${id}/5`)],
  ["Detail: the schedule", (id) => `/applications/schedule/${id}`, () => ownCompanyAll(PAGE)],
  ["Edit goods: one", (id) => `/applications/goods/${id}/0`, () => ownCompanyAll(PAGE)],
  ["Edit goods: the catalogue", (id) => `/applications/catalogue/${id}`, () => ownCompanyAll(PAGE)],
  ["Take over by key, transfer", (id) => `/applications/transfer/${id}`, () => ownCompanyAll(PAGE)],
  // The author's alone among sellers (F-190).
  [
    "Delete application (status 0)",
    (id) => `/applications/delete/${id}`,
    () => ownCompanyAll(PAGE, { sameShop: DENIED }),
  ],
  [
    "Download documents, signature not 30/31",
    (id) => `/applications/documents/${id}/draft`,
    (id) =>
      ownCompanyAll(PAGE, {
        otherShop: `302 /applications/load/${id}`,
        otherSupervisor: `302 /applications/load/${id}`,
      }),
  ],
];

describe("F-414, F-414: who sees what of an application", () => {
  test.each(PAGES)("%s", async (_action, path, expected) => {
    const seen: Partial<Row> = {};
    for (const role of ROLES)
      Object.assign(seen, {
        [role]: verdictOf(await (await browserOf(role)).get(path(subject.application))).replace(/\?.*$/, ""),
      });
    expect(seen).toEqual(expected(subject.application));
  });

  test.each([
    ["New application: for a chosen seller, where a manager works", "/applications/add", { expired: PAGE }],
    ["News read", "/news", { expired: PAGE }],
    ["List", "/applications", {}],
  ] as const)("%s", async (_action, path, change) => {
    for (const role of ROLES) {
      const expected = { ...OUT, ...change }[role as "expired" | "guest"] ?? PAGE;
      expect([role, verdictOf(await (await browserOf(role)).get(path))]).toEqual([role, expected]);
    }
  });

  test("Users list / conditions for a seller: a manager's alone; a seller in another user's address is ignored", async () => {
    const choice = await (await browserOf("manager")).get("/applications/add");
    expect(findForm(choice.body, "q")).not.toBeNull();
    for (const role of ["author", "supervisor"] as const) {
      stage.servers.proxy.forget();
      const page = await (await browserOf(role)).get("/applications/add?seller=30101");
      expect([role, page.status, stage.servers.proxy.operations()]).toEqual([role, 200, ["GetConditionVariants"]]);
    }
  });
});

/** Forms of an application: which right they need, and what they answer whom. */
const SAVES: [action: string, form: string, expected: (id: number) => Row][] = [
  ["New application: goods and credit", "credit", (id) => ownCompanyAllSaves(`303 /applications/add/2/${id}`)],
  ["New application: income", "household", (id) => ownCompanyAllSaves(`303 /applications/edit/${id}/3#offers`)],
  ["Edit step 4", "contract-data", (id) => ownCompanyAllSaves(`303 /applications/edit/${id}/5`)],
  // After “agreed with seller”, which this form does not say.
  [
    "Edit goods",
    "goods-line",
    (id) => ownCompanyAllSaves(`303 /applications/add/2/${id}#credit-goods`, { manager: "400" }),
  ],
  [
    "Delete application (status 0)",
    "delete-application",
    () => ownCompanyAllSaves("303 /applications", { sameShop: DENIED }),
  ],
  ["Make contract", "contract", (id) => ownCompanyAllSaves(`303 /applications/edit/${id}/5`)],
];

const post = async (role: Actor, form: string, about: Subject, more: Record<string, string> = {}): Promise<Reply> => {
  const entry = formNamed(form);
  const browser = await browserOf(role);
  return browser.post(entry.address(about), { ...pressed(entry), ...more, _op: crypto.randomUUID() });
};

describe("F-414, F-414: who changes an application", () => {
  test.each(SAVES)("%s", async (_action, form, expected) => {
    for (const role of ROLES) {
      const application = await stage.application();
      stage.servers.proxy.forget();
      const answer = await post(role, form, { application, contract: application });
      const verdict = expected(application)[role];
      expect([role, verdictOf(answer)]).toEqual([role, verdict]);
      expect([role, stage.servers.proxy.writes().length > 0]).toEqual([role, /^303 \/applications/.test(verdict)]);
    }
  });

  test.each(["author", "sameShop", "supervisor", "manager"] as const)("confirm paper, e-mail: %s may", async (role) => {
    const contract = await stage.contract();
    const about = { application: contract, contract };
    const expected = `303 /applications/edit/${contract}/5`;
    expect(verdictOf(await post(role, "contract-email", about))).toBe(expected);
    stage.servers.proxy.forget();
    expect(verdictOf(await post(role, "contract-signature", about))).toBe(expected);
    expect(stage.servers.proxy.writes()).toEqual(["ConfirmSignature"]);
  });

  test("what a seller may not delete is not offered to be deleted", async () => {
    const page = async (role: Role) =>
      (await (await browserOf(role)).get(`/applications/edit/${subject.application}/5`)).body;
    const link = `href="/applications/delete/${subject.application}"`;
    expect(await page("author")).toContain(link);
    expect(await page("sameShop")).not.toContain(link);
  });
});

const errorAt = (html: string, id: string): string =>
  new RegExp(`id="${id}-error"[^>]*>(.*?)</p>`, "s").exec(html)?.[1] ?? "";

describe("F-251, F-410, R-C21: a manager changes goods only when it is agreed with the seller", () => {
  const AGREED = { agreedWithSeller: "on" };
  const rowButton = (id: number, button: string, more = {}) =>
    browserOf("manager").then((browser) =>
      browser.post(`/applications/add/2/${id}`, { ...more, [button]: "", _op: crypto.randomUUID() }),
    );

  test("the page of a good asks for it, at the field; once said, it is asked no more", async () => {
    const application = await stage.application();
    const about = { application, contract: application };
    const manager = await browserOf("manager");
    const path = `/applications/goods/${application}/0`;
    expect((await manager.get(path)).body).toContain('name="agreedWithSeller"');
    const asked = await post("manager", "goods-line", about);
    expect([asked.status, asked.body.includes('name="agreedWithSeller"')]).toEqual([400, true]);
    expect(errorAt(asked.body, "goods-line-agreedWithSeller")).toContain(textOf("lt", "validation:tick.required"));
    const list = `303 /applications/add/2/${application}#credit-goods`;
    expect(verdictOf(await post("manager", "goods-line", about, AGREED))).toBe(list);
    expect((await manager.get(path)).body).not.toContain('name="agreedWithSeller"');
    expect(verdictOf(await post("manager", "goods-line", about))).toBe(list);
  });

  test.each(["removeGood[0]", "copyGood[0]", "openCatalogue", "addItem"])(
    "the list of goods asks for it before %s",
    async (button) => {
      const typed = { item: "TEL-P1-06" };
      const application = await stage.application();
      stage.servers.proxy.forget();
      const asked = await rowButton(application, button, typed);
      expect([asked.status, asked.body.includes('name="agreedWithSeller"')]).toEqual([400, true]);
      expect(stage.servers.proxy.writes()).toEqual([]);
      expect((await rowButton(application, button, { ...typed, ...AGREED })).status).toBe(303);
    },
  );

  test("the catalogue adds nothing before, and leads to where it is said", async () => {
    const application = await stage.application();
    const about = { application, contract: application };
    stage.servers.proxy.forget();
    const list = `303 /applications/add/2/${application}#credit-goods`;
    expect(verdictOf(await post("manager", "catalogue", about))).toBe(list);
    expect(stage.servers.proxy.writes()).toEqual([]);
    const page = await (await browserOf("manager")).get(`/applications/add/2/${application}`);
    expect(page.body).toContain(textOf("lt", "application:notices.goodsNotAgreed"));
  });

  test.each(["author", "sameShop", "supervisor"] as const)("%s is not asked", async (role) => {
    const page = await (await browserOf(role)).get(`/applications/add/2/${subject.application}`);
    expect([page.status, page.body.includes('name="agreedWithSeller"')]).toEqual([200, false]);
  });
});

describe("F-355: what the status forbids is refused by the portal, before the back end is asked", () => {
  const REJECTED = 1014;
  const SIGNED = 1016;

  test.each([
    ["delete", "a signed contract", SIGNED, `/applications/delete/${SIGNED}`],
    ["goods", "a signed contract", SIGNED, `/applications/goods/${SIGNED}/0`],
    ["catalogue", "a signed contract", SIGNED, `/applications/catalogue/${SIGNED}`],
    ["delete", "a rejected application", REJECTED, `/applications/delete/${REJECTED}`],
    ["goods", "a rejected application", REJECTED, `/applications/goods/${REJECTED}/0`],
    ["catalogue", "a rejected application", REJECTED, `/applications/catalogue/${REJECTED}`],
  ])("%s of %s", async (_what, _of, id, path) => {
    // The rejected one is a colleague's: deleting it is refused by right before its status is asked.
    const partner = id === REJECTED ? "supervisor" : "author";
    for (const role of [partner, "manager"] as const) {
      const browser = await browserOf(role);
      for (const ask of [() => browser.get(path), () => browser.post(path, {})]) {
        stage.servers.proxy.forget();
        const refused = await ask();
        expect([role, id, refused.status]).toEqual([role, id, 422]);
        // A contract is not deleted, and says that it is one.
        const isContractKept = path === `/applications/delete/${SIGNED}`;
        expect(refused.body).toContain(textOf("lt", isContractKept ? "soap:1065" : "soap:1100"));
        // The states of the services are read beside a manager's pages, now and then.
        const asked = stage.servers.proxy.operations().filter((operation) => operation !== "GetServiceStatuses");
        expect(asked).toEqual(["GetContract"]);
      }
    }
  });

  test.each([SIGNED, REJECTED])("steps 2 to 4 of %i lead to step 5, also when they are posted", async (id) => {
    const author = await stage.as(AUTHOR);
    for (const path of [`/applications/add/2/${id}`, `/applications/edit/${id}/3`, `/applications/edit/${id}/4`]) {
      stage.servers.proxy.forget();
      expect(verdictOf(await author.get(path))).toBe(`302 /applications/edit/${id}/5`);
      expect(verdictOf(await author.post(path, { continue: "" }))).toBe(`303 /applications/edit/${id}/5`);
      expect(stage.servers.proxy.writes()).toEqual([]);
    }
  });

  test.each([
    ["the draft of a signed contract", SIGNED, "draft"],
    ["the set of a rejected application", REJECTED, "set"],
  ])("%s is not printed", async (_what, id, document) => {
    const author = await stage.as(AUTHOR);
    stage.servers.proxy.forget();
    const answer = await author.get(`/applications/documents/${id}/${document}`);
    expect(verdictOf(answer)).toBe(`302 /applications/load/${id}`);
    expect(stage.servers.proxy.operations()).toEqual(["GetContract"]);
    expect((await author.get(`/applications/edit/${id}/5`)).body).toContain(textOf("lt", "soap:1100"));
  });

  test.each([SIGNED, REJECTED])("signatures and e-mail of %i are not saved where the table forbids", async (id) => {
    const author = await stage.as(AUTHOR);
    const entry = formNamed("contract-signature");
    stage.servers.proxy.forget();
    const answer = await author.post(`/applications/edit/${id}/5`, { ...pressed(entry), _op: crypto.randomUUID() });
    expect(verdictOf(answer)).toBe(`303 /applications/edit/${id}/5`);
    expect(stage.servers.proxy.operations()).toEqual(["GetContract"]);
    expect((await author.get(`/applications/edit/${id}/5`)).body).toContain(textOf("lt", "soap:1100"));
  });
});

test("every role of the table has its log-in", () => {
  const loggedIn = ROLES.filter((role) => role !== "guest" && role !== "expired");
  expect(loggedIn.map((role) => typeof LOGIN_OF[role])).toEqual(loggedIn.map(() => "string"));
});

testForLeaks(() => stage);
