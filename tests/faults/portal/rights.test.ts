import { describe, expect, test } from "vitest";
import type { Visitor } from "../../support/http-client.ts";
import { pairsOf } from "../../support/rounds.ts";
import { textOf } from "../../support/journey-texts.ts";
import { EMILIJA, JONAS_ID } from "../../support/demo-application.ts";
import { answering } from "../../support/soap-proxy.ts";
import { xml } from "../../support/soap-stub.ts";
import { useCast } from "./actors.ts";
import { formNamed, FORMS, pressed, type FormEntry, type RouteSubject } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { builtRoutes } from "./manifest.ts";
import { shapeOf, verdictOf } from "./page.ts";
import { FOREIGN, SHUT_OUT } from "./actor-names.ts";
import { ROUTES } from "./route-table.ts";
import type { RouteRow } from "./route-verdicts.ts";
import { AUTHOR } from "./stage.ts";

const { stage, subject, browserOf } = useCast();

const routes = builtRoutes();
const NOBODY = 29_999_999;

const dataOf = (path: string, route: string) => `${path}?_data=${encodeURIComponent(route)}`;

/** Earlier pages may have left notices, which any next page shows once. */
const takeNotices = (browser: Visitor) => browser.get("/news");

/** The rows about one application: path by the id of its route. */
/** A contract request of shop 101, and what its page asks: the request, then the application that decides whose it is. */
const DEMO_PERMIT = 900117;
const ASKED_FIRST: Readonly<Record<string, readonly string[]>> = {
  "routes/debt-report/route": ["GetDebtReport"],
  "routes/permit/route": ["ListPermissions", "GetContract"],
};

const applicationRows = (about: RouteSubject): [string, RouteRow][] =>
  Object.entries(ROUTES(about)).filter(([, row]) => row.get.stranger !== row.get.author);

describe("R-D2: data of a route cannot be had by asking for it alone", () => {
  test.each(SHUT_OUT)("%s gets neither the frame's user nor a route's data at another address", async (actor) => {
    const addresses = ["/", "/login", "/news", "/login/url", `/applications/edit/${subject.application}/5`];
    const share = { every: addresses.length, from: SHUT_OUT.indexOf(actor) };
    for (const [address, { id }] of pairsOf(addresses, [...routes, { id: "root" }], share)) {
      const answer = await (await browserOf(actor)).get(dataOf(address, id));
      const told = /Jonas|Emilija|Partnerio Svetainė/.exec(answer.body)?.[0] ?? null;
      const isOwnPage = actor === "limited" && address === "/login/url" && id === "routes/login-url/route";
      expect([address, id, told]).toEqual([address, id, isOwnPage ? "Partnerio Svetainė" : null]);
      expect(answer.status).not.toBe(500);
    }
  });

  test("a seller of another shop gets nothing of the application, whichever part he asks for", async () => {
    const stranger = await stage.as("kasa1");
    const rows = applicationRows(subject);
    const parts = [...rows.map(([id]) => id), "root"];
    for (const [[, { path }], route] of pairsOf(rows, parts, { every: 5 })) {
      const answer = await stranger.get(dataOf(path(subject), route));
      const isTold = /Emilija|60302149977|Telefonas/.test(answer.body);
      expect([path(subject), route, isTold]).toEqual([path(subject), route, false]);
    }
  });
});

test("R-D2: a form posted in the name of another route does nothing", async () => {
  const seller = await stage.as(AUTHOR);
  stage.servers.proxy.forget();
  for (const [entry, { id }] of pairsOf(FORMS, routes, { every: 7 })) {
    if (id === entry.route) continue;
    const answer = await seller.post(dataOf(entry.address(subject), id), pressed(entry));
    expect([entry.form, id, answer.status]).toEqual([entry.form, id, expect.toBeOneOf([400, 403, 404, 405])]);
  }
  expect(stage.servers.proxy.operations()).toEqual([]);
});

const applicationForms = (): FormEntry[] => FORMS.filter(({ address }) => /\d/.test(address(subject)));

describe("R-D1, R-D3: who may not post", () => {
  test.each(["guest", "expired", "limited", "unverified"] as const)(
    "%s is sent to the log-in, and nothing is written",
    async (actor) => {
      for (const entry of [...applicationForms(), formNamed("buyer")]) {
        const browser = await browserOf(actor);
        stage.servers.proxy.forget();
        const answer = await browser.post(entry.address(subject), pressed(entry));
        expect([entry.form, verdictOf(answer)]).toEqual([entry.form, "303 /login"]);
        expect(stage.servers.proxy.operations()).toEqual([]);
      }
    },
  );

  test.each(FOREIGN)("for %s the application does not exist", async (actor) => {
    const browser = await browserOf(actor);
    await takeNotices(browser);
    for (const entry of applicationForms()) {
      stage.servers.proxy.forget();
      const foreign = await browser.post(entry.address(subject), pressed(entry));
      const absent = await browser.post(entry.address({ application: NOBODY, contract: NOBODY }), pressed(entry));
      expect([entry.form, verdictOf(foreign)]).toEqual([entry.form, "404"]);
      expect(shapeOf(foreign.body)).toBe(shapeOf(absent.body));
      expect(stage.servers.proxy.writes()).toEqual([]);
    }
  });

  test.each(["sameShop", "supervisor", "manager"] as const)("%s may edit", async (actor) => {
    const own = { ...subject, application: await stage.application() };
    const browser = await browserOf(actor);
    for (const form of ["credit", "household", "contract-data"]) {
      const entry = formNamed(form);
      const answer = await browser.post(entry.address(own), pressed(entry));
      expect([form, answer.status, answer.location]).toEqual([form, 303, entry.leadsTo(own)]);
    }
  });

  test("F-190: deleting is for the author, his supervisor and managers, not for a colleague", async () => {
    const entry = formNamed("delete-application");
    const verdicts = await Promise.all(
      (["author", "sameShop", "supervisor", "manager"] as const).map(async (actor) => {
        const own = { ...subject, application: await stage.application() };
        return [actor, verdictOf(await (await browserOf(actor)).post(entry.address(own), pressed(entry)))];
      }),
    );
    expect(Object.fromEntries(verdicts)).toEqual({
      author: "303 /applications",
      sameShop: "403",
      supervisor: "303 /applications",
      manager: "303 /applications",
    });
  });
});

describe("R-D8, F-199: no step is skipped, and no contract is made of an application that is none any more", () => {
  test.each([
    ["household", { SalyguVariantoID: undefined }, "continue"],
    ["contract-data", { Pajamos: undefined }, "continue"],
    ["contract", { SaskaitosNr: undefined, PervestiKlientui: "50.00" }, "makeContract"],
    ["contract", { Prekes: undefined }, "makeContract"],
  ] as const)("%s with a step before it unfinished: %j", async (form, missing, button) => {
    const application = await stage.application(missing);
    const entry = { ...formNamed(form), button };
    const fields = { ...pressed(entry), _op: crypto.randomUUID() };
    stage.servers.proxy.forget();
    const answer = await (await stage.as(AUTHOR)).post(entry.address({ ...subject, application }), fields);
    expect(verdictOf(answer)).toMatch(/^30[23] \/applications\/(?:add\/2\/\d+|edit\/\d+\/[34])$/);
    expect(stage.servers.proxy.writes()).toEqual([]);
  });

  test.each([
    ["rejected", 1014, "1100"],
    ["archived", 1013, "1065"],
    ["signed", 1016, "1065"],
  ])("a contract of one that is %s", async (_status, application, code) => {
    stage.servers.proxy.forget();
    const entry = formNamed("contract");
    const seller = await stage.as(AUTHOR);
    const fields = { ...pressed(entry), _op: crypto.randomUUID() };
    const answer = await seller.post(entry.address({ application, contract: 0 }), fields);
    expect(verdictOf(answer)).toBe(`303 /applications/edit/${application}/5`);
    expect(stage.servers.proxy.operations()).toEqual(["GetContract"]);
    expect((await seller.get(`/applications/edit/${application}/5`)).body).toContain(textOf("lt", `soap:${code}`));
  });
});

/** The debt report of the subject's application, once the register has answered. */
async function debtReportBody(): Promise<string> {
  const { application } = subject;
  await stage.author("InitiateDebtRecord", { ParaiskosID: application, AsmensKodas: EMILIJA.AsmensKodas });
  const asked = { PardavejoID: JONAS_ID, ParaiskosID: application };
  await expect.poll(async () => (await stage.author("GetDebtReport", asked)).code).toBe(0);
  return (await stage.author("GetDebtReport", asked)).body;
}

describe("R-D3: what is not his own is not there", () => {
  test("pages of a foreign application are those of a missing one", async () => {
    const stranger = await stage.as("kasa1");
    await takeNotices(stranger);
    const absent = new Map(applicationRows({ application: NOBODY, contract: NOBODY, rating: NOBODY }));
    for (const [route, { path }] of applicationRows(subject)) {
      const foreign = await stranger.get(path(subject));
      const absentPath = absent.get(route)?.path(subject) ?? "";
      const missing = await stranger.get(absentPath);
      expect([route, shapeOf(foreign.body)]).toEqual([route, shapeOf(missing.body)]);
      const [foreignData, missingData] = await Promise.all(
        [path(subject), absentPath].map((one) => stranger.get(dataOf(one, route))),
      );
      expect([route, shapeOf(foreignData?.body ?? "")]).toEqual([route, shapeOf(missingData?.body ?? "")]);
    }
  });

  test("the portal refuses by itself when the back end hands out an application of another shop", async () => {
    const answer = await stage.author("GetContract", { ParaiskosID: subject.application });
    stage.servers.proxy.fault("GetContract", answering(xml(answer.body)));
    const rating = await stage.author("GetValuation", { VertinimoID: subject.rating });
    stage.servers.proxy.fault("GetValuation", answering(xml(rating.body)));
    const permit = await stage.author("ListPermissions", { leidimoID: DEMO_PERMIT });
    stage.servers.proxy.fault("ListPermissions", answering(xml(permit.body)));
    stage.servers.proxy.fault("GetDebtReport", answering(xml(await debtReportBody())));
    try {
      for (const actor of ["otherShop", "stranger", "single"] as const) {
        const browser = await browserOf(actor);
        // The frame has asked for its notices by then.
        await browser.get("/news");
        for (const [route, { path, get }] of applicationRows(subject)) {
          stage.servers.proxy.forget();
          const refused = await browser.get(path(subject));
          expect([actor, route, verdictOf(refused)]).toEqual([actor, route, get[actor]]);
          expect(refused.body).not.toContain("Emilija");
          const asked = ASKED_FIRST[route] ?? [route.startsWith("routes/rating") ? "GetValuation" : "GetContract"];
          expect(new Set(stage.servers.proxy.operations())).toEqual(new Set(asked));
        }
        for (const entry of applicationForms()) {
          stage.servers.proxy.forget();
          expect([entry.form, verdictOf(await browser.post(entry.address(subject), pressed(entry)))]).toEqual([
            entry.form,
            "404",
          ]);
          expect(stage.servers.proxy.writes()).toEqual([]);
        }
      }
    } finally {
      stage.servers.proxy.heal();
    }
  });

  test("whom the matrix lets in is still let in", async () => {
    for (const actor of ["sameShop", "supervisor", "manager"] as const) {
      const browser = await browserOf(actor);
      expect((await browser.get(`/applications/edit/${subject.application}/5`)).status).toBe(200);
    }
  });
});

testForLeaks(() => stage);
